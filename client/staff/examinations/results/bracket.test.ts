import { expect, test } from 'vitest';
import { bracketAt } from './bracket.ts';

test('a bracket joins equal totals, and none joins who did not sit', () => {
  const rows = [9, 8, 8, 8, 7, -1, -1, null, null].map((total) => ({ total }));
  expect(rows.map((_, index) => bracketAt(rows, index))).toEqual([
    undefined,
    'first',
    'middle',
    'last',
    undefined,
    'first',
    'last',
    undefined,
    undefined,
  ]);
});
