import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binsOf, ticksOf } from './histogram.ts';

test('bins lie side by side, at most as many as asked for, cut at the pass mark, and hold everybody', () => {
  const marks = fc.uniqueArray(fc.integer({ min: -60, max: 300 }), { minLength: 1, maxLength: 80 });
  const most = fc.integer({ min: 3, max: 40 });
  fc.assert(
    fc.property(marks, fc.integer({ min: 0, max: 200 }), most, (froms, passMark, mostBins) => {
      const bins = binsOf(
        froms.map((from) => ({ from, candidates: 2 })),
        passMark,
        mostBins,
      );
      expect(bins.length).toBeLessThanOrEqual(mostBins);
      for (const [index, bin] of bins.entries()) {
        if (index > 0) expect(bin.from).toBe(bins[index - 1]?.to);
        expect(bin.from < passMark && bin.to > passMark).toBe(false);
      }
      expect(bins.reduce((sum, { candidates }) => sum + candidates, 0)).toBe(2 * froms.length);
    }),
  );
});

test('round marks stand below the chart, at most eleven', () => {
  expect(ticksOf(11, 16)).toEqual([11, 12, 13, 14, 15, 16]);
  expect(ticksOf(-3, 92)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
});
