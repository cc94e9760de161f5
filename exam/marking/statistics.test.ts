import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shuffle } from '../random.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import reference from '../testing/statistics-reference.json' with { type: 'json' };
import type { PaperKey } from './key.ts';
import { correlation, mean, median, standardDeviation, variance } from './moments.ts';
import { statistics, type StatisticsRow } from './statistics.ts';

const key: PaperKey = reference.key.map((right, place) =>
  reference.dropped.includes(place) ? { right: [right], cancelled: 'dropped' } : { right: [right] },
);
const options = reference.key.map(() => ['a', 'b', 'c', 'd']);

/** Rounds every value, so that two ways of adding the same numbers agree. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Number(each.toFixed(9)) : each)),
  );
}

describe('60 candidates beside the figures of another program', () => {
  const { items, paper } = statistics(reference.people, key, options);

  test('every figure of every item is the same', () => {
    expect(rounded(items)).toEqual(rounded(reference.items.map((figures, place) => ({ place, ...figures }))));
  });

  test('mean, median, deviation, alpha and standard error are the same', () => {
    expect(rounded(paper)).toMatchObject(rounded(reference.paper) as object);
  });

  test('the wrong key is suspected', () => {
    expect(items[3]?.suspected).toBe(true);
  });

  test('the histogram holds everybody once', () => {
    expect(paper.histogram.reduce((sum, { candidates }) => sum + candidates, 0)).toBe(60);
  });

  test('the order of the candidates never matters', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const other = statistics(shuffle(reference.people, seededRandom(seed)), key, options);
        expect(rounded(other)).toEqual(rounded({ items, paper }));
      }),
      { numRuns: 20 },
    );
  });
});

describe('items of a kind', () => {
  const sat = (choices: (string | null)[][]): StatisticsRow[] =>
    choices.map((each, index) => ({
      symbolNumber: String(index),
      marks: each.filter((option) => option === 'a').length * 100,
      choices: each,
    }));
  const two: PaperKey = [{ right: ['a'] }, { right: ['a'] }];
  const ids = [
    ['a', 'b'],
    ['a', 'b'],
  ];

  test('one that everybody gets right has no discrimination and is not suspected', () => {
    const [item] = statistics(
      sat([
        ['a', 'a'],
        ['a', 'b'],
        ['a', null],
      ]),
      two,
      ids,
    ).items;
    expect(item).toMatchObject({ facility: 1, discrimination: null, suspected: false });
  });

  test('one cancelled to all counts as right for everybody', () => {
    const cancelled: PaperKey = [{ right: ['b'], cancelled: 'to-all' }, { right: ['a'] }];
    expect(
      statistics(
        sat([
          ['a', 'a'],
          [null, 'b'],
        ]),
        cancelled,
        ids,
      ).items[0],
    ).toMatchObject({ facility: 1, unanswered: 1, suspected: false });
  });

  const of = (count: number, choices: (string | null)[]) => Array.from({ length: count }, () => choices);
  const first = (choices: (string | null)[][]) => statistics(sat(choices), two, ids).items[0];

  test('one that only the weaker answer, and rightly, is suspected from thirty answers on', () => {
    expect(first([...of(30, [null, 'a']), ...of(29, ['a', 'b'])])).toMatchObject({ suspected: false });
    expect(first([...of(30, [null, 'a']), ...of(30, ['a', 'b'])])).toMatchObject({ suspected: true });
  });

  test('one that says nothing of the rest of the paper is not suspected', () => {
    const blank = [...of(20, [null, 'a']), ...of(20, [null, 'b'])];
    expect(first([...of(20, ['a', 'a']), ...of(20, ['a', 'b']), ...blank])).toMatchObject({
      discrimination: 0,
      suspected: false,
    });
    expect(first([...of(20, ['a', 'a']), ...of(20, ['b', 'b']), ...of(20, ['a', 'b']), ...of(20, ['b', 'a'])])).toEqual(
      expect.objectContaining({ discrimination: 0, suspected: false }),
    );
  });

  test('two that always go together have an alpha of 1, and one alone has none', () => {
    expect(statistics(sat([...of(1, ['a', 'a']), ...of(1, ['b', 'b'])]), two, ids).paper).toMatchObject({
      alpha: 1,
      standardError: 0,
    });
    const alone = statistics(sat([['a'], ['b']]), two.slice(0, 1), ids.slice(0, 1)).paper;
    expect(alone).toMatchObject({ alpha: null, standardError: null });
    expect(alone.standardDeviation).toBeCloseTo(Math.sqrt(5000), 9);
  });

  test('the histogram counts whole marks, lowest first', () => {
    const marks = [1050, 200, 250, 299, -25];
    const people = marks.map((each, index) => ({ symbolNumber: String(index), marks: each, choices: ['a', 'a'] }));
    expect(statistics(people, two, ids).paper.histogram).toEqual([
      { from: -100, candidates: 1 },
      { from: 200, candidates: 3 },
      { from: 1000, candidates: 1 },
    ]);
  });

  test('a single candidate has a mean and no spread', () => {
    expect(statistics(sat([['a', 'b']]), two, ids).paper).toMatchObject({
      mean: 100,
      median: 100,
      standardDeviation: null,
      alpha: null,
      standardError: null,
    });
  });

  test('without anybody there are no statistics', () => {
    expect(() => statistics([], two, ids)).toThrow(RangeError);
  });
});

describe('moments', () => {
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 });

  test('a shift moves mean and median with it, and no spread', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -500, max: 500 }), (list, shift) => {
        const moved = list.map((value) => value + shift);
        expect(mean(moved)).toBeCloseTo(mean(list) + shift, 6);
        expect(median(moved)).toBe(median(list) + shift);
        expect(variance(moved)).toBeCloseTo(variance(list) ?? 0, 4);
      }),
    );
  });

  test('a correlation lies between −1 and 1, is the same both ways, and 1 with itself', () => {
    fc.assert(
      fc.property(values, fc.integer(), (list, seed) => {
        const other = shuffle(list, seededRandom(seed));
        const both = correlation(list, other);
        expect(correlation(other, list)).toBe(both);
        if (both === null) return;
        expect(Math.abs(both)).toBeLessThanOrEqual(1);
        expect(correlation(list, list)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('what does not vary has none', () => {
    expect(correlation([1, 1, 1], [1, 2, 3])).toBeNull();
    expect(standardDeviation([4])).toBeNull();
    expect(variance([1, 3])).toBe(2);
  });
});
