import { expect, test } from 'vitest';
import { isLopsided, percentFirst } from './right-first.ts';

test.each([
  [{ items: 8, first: 5 }, true, 63],
  [{ items: 8, first: 4 }, false, 50],
  [{ items: 7, first: 7 }, false, 100],
  [{ items: 100, first: 92 }, true, 92],
])('of %j it is said: %s, in %d %%', (counted, said, percent) => {
  expect([isLopsided(counted), percentFirst(counted)]).toEqual([said, percent]);
});
