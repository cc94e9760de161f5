import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch, searchPath, writeSearch } from './search-address.ts';

test('an address says again what was written into it', () => {
  const place = fc.nat({ max: 9999 });
  const address = fc.record({
    query: fc.string({ maxLength: 100, unit: 'grapheme' }).filter((query) => query.length <= 100),
    open: fc.option(fc.record({ topic: place, place })),
  });
  fc.assert(
    fc.property(address, (written) => {
      expect(readSearch(writeSearch(written))).toEqual(written);
    }),
  );
});

test('an empty search has the bare address', () => {
  expect(searchPath({ query: '', open: null })).toBe('/search');
});

test('what is no question, and what is too long, is left out', () => {
  expect(readSearch('?q=light&question=1').open).toBeNull();
  expect(readSearch('?question=1.x').open).toBeNull();
  expect(readSearch(`?q=${'a'.repeat(500)}`).query).toHaveLength(100);
});
