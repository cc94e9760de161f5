import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binsOf } from './histogram.ts';

test('bins lie side by side, at most 25, cut at the pass mark, and hold everybody', () => {
  const marks = fc.uniqueArray(fc.integer({ min: -60, max: 300 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(marks, fc.integer({ min: 0, max: 200 }), (froms, passMark) => {
      const bins = binsOf(
        froms.map((from) => ({ from, candidates: 2 })),
        passMark,
      );
      expect(bins.length).toBeLessThanOrEqual(25);
      for (const [index, bin] of bins.entries()) {
        if (index > 0) expect(bin.from).toBe(bins[index - 1]?.to);
        expect(bin.from < passMark && bin.to > passMark).toBe(false);
      }
      expect(bins.reduce((sum, { candidates }) => sum + candidates, 0)).toBe(2 * froms.length);
    }),
  );
});
