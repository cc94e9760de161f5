import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHundredths, toHundredths } from './hundredths.ts';

test('marks with two places are exact', () => {
  expect([1, 0.25, 0.33, 61.25, 0.29, -0.07].map(toHundredths)).toEqual([100, 25, 33, 6125, 29, -7]);
});

test('every number of hundredths comes back from its marks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
      expect(toHundredths(fromHundredths(hundredths))).toBe(hundredths);
    }),
  );
});

test.each([0.333, Number.NaN, Number.POSITIVE_INFINITY, 1e-9])('%s is refused', (marks) => {
  expect(() => toHundredths(marks)).toThrow(RangeError);
});
