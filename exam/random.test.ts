import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from './random.ts';
import { seededRandom } from './testing/seeded-random.ts';

test('a shuffle keeps every item exactly once and leaves its input alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const ascending = (list: number[]) => list.toSorted((a, b) => a - b);
      expect(ascending(shuffle(items, seededRandom(seed)))).toEqual(ascending(items));
      expect(items).toEqual(before);
    }),
  );
});

test('every order of three comes about as often as any other', () => {
  const random = seededRandom(1);
  const seen = new Map<string, number>();
  for (let round = 0; round < 6000; round += 1) {
    const order = shuffle(['a', 'b', 'c'], random).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
