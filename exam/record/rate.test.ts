import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rate } from './rate.ts';

test('wrong and missed come again, however fast', () => {
  for (const ms of [0, 1000, 999_999]) expect([rate('wrong', ms, 60), rate('missed', ms, 60)]).toEqual([1, 1]);
});

test('a right answer is easy up to a third of the pace, good up to all of it, and hard beyond', () => {
  expect([0, 20_000].map((ms) => rate('right', ms, 60))).toEqual([4, 4]);
  expect([20_001, 60_000].map((ms) => rate('right', ms, 60))).toEqual([3, 3]);
  expect([60_001, 3_600_000].map((ms) => rate('right', ms, 60))).toEqual([2, 2]);
  expect([10_000, 10_001, 30_001].map((ms) => rate('right', ms, 30))).toEqual([4, 3, 2]);
});

test('who takes longer is never rated better', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), fc.constantFrom(30, 60), (one, other, pace) => {
      expect(rate('right', Math.max(one, other), pace)).toBeLessThanOrEqual(rate('right', Math.min(one, other), pace));
    }),
  );
});
