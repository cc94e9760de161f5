import { property, assert, string } from 'fast-check';
import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

it('tells what was removed and what was added between words that stay', () => {
  expect(wordChanges('no current flows', 'no deflection flows')).toEqual([
    { kind: 'same', text: 'no ' },
    { kind: 'removed', text: 'current ' },
    { kind: 'added', text: 'deflection ' },
    { kind: 'same', text: 'flows' },
  ]);
});

it('gives both texts back: one without what was added, the other without what was removed', () => {
  assert(
    property(string(), string(), (before, after) => {
      const changes = wordChanges(before, after);
      const without = (kind: string) =>
        changes
          .filter((each) => each.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});
