import { expect, test } from 'vitest';
import { readSeatName, seatName } from './plan.ts';

test.each([
  [1, 1, 'A1'],
  [2, 7, 'B7'],
  [26, 12, 'Z12'],
  [27, 1, 'AA1'],
  [702, 1, 'ZZ1'],
  [703, 100, 'AAA100'],
])('row %i and column %i are seat %s', (row, column, name) => {
  expect(seatName({ row, column })).toBe(name);
  expect(readSeatName(name)).toEqual({ row, column });
});

test.each(['', 'A', '7', 'A0', 'a7', 'A 7', 'AAAA1', 'Window seat'])('%j is no name of a seat', (name) => {
  expect(readSeatName(name)).toBeNull();
});
