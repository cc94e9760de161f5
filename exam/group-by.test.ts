import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('the groups hold every item once, under its key, in the order in which items and keys first come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (items) => {
      const groups = groupBy(items, (item) => item % 3);
      expect([...groups.keys()]).toEqual([...new Set(items.map((item) => item % 3))]);
      for (const [key, group] of groups) expect(group).toEqual(items.filter((item) => item % 3 === key));
    }),
  );
});
