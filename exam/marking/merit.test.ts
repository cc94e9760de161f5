import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { result, someResults } from '../testing/merit-cases.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { shuffle } from '../random.ts';
import type { TieDecision } from './fill-seats.ts';
import { merit, type MeritRules, type Seats } from './merit.ts';
import type { TieBreak } from './criteria.ts';
import { rank, whyAbove } from './rank.ts';

const seats: Seats = {
  open: 2,
  groups: [
    { name: 'Women', seats: 1 },
    { name: 'Dalit', seats: 1 },
  ],
  emptyToOpen: false,
  waiting: 2,
};
const rules: MeritRules = { passMark: 300, tieBreaks: [], seats, decided: [] };
const chain: TieBreak[] = ['section:Physics', 'fewer-wrong', 'previous_score', 'date_of_birth', 'hand-in'];

describe('ranks', () => {
  test('are shared by equals, and the next one counts them: 1, 2, 2, 4', () => {
    const ranked = rank([result('4', 100), result('3', 200), result('2', 200), result('1', 300)], []);
    expect(ranked.map((each) => [each.symbolNumber, each.rank])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 2],
      ['4', 4],
    ]);
  });

  test.each([
    ['section:Physics', { sections: { Physics: 200 } }, { sections: { Physics: 100 } }],
    ['fewer-wrong', { wrong: 1 }, { wrong: 2 }],
    ['previous_score', { previousScore: 360 }, { previousScore: 355 }],
    ['date_of_birth', { dateOfBirth: '2008-12-31' }, { dateOfBirth: '2009-01-01' }],
    ['hand-in', { handInAt: 1000 }, { handInAt: 2000 }],
  ] as const)('%s decides between equal totals, and a missing value ranks below any', (by, better, worse) => {
    const order = (one: object, other: object) =>
      rank([result('1', 100, other), result('2', 100, one)], [by]).map(({ symbolNumber }) => symbolNumber);
    expect(order(better, worse)).toEqual(['2', '1']);
    if (by !== 'fewer-wrong') expect(order(worse, {})).toEqual(['2', '1']);
    expect(rank([result('1', 100, better), result('2', 100, better)], [by]).map((each) => each.rank)).toEqual([1, 1]);
  });

  test('the first criterion that tells two apart is why one stands above the other', () => {
    const one = result('1', 100, { sections: { Physics: 100 }, wrong: 2 });
    const other = result('2', 100, { sections: { Physics: 100 }, wrong: 1 });
    expect(whyAbove(one, other, chain)).toEqual({ by: 'fewer-wrong', above: 1, below: 2 });
    expect(whyAbove(result('3', 200), one, chain)).toEqual({ by: 'marks', above: 200, below: 100 });
    expect(whyAbove(one, { ...one, symbolNumber: '9' }, chain)).toBeNull();
  });

  test('do not depend on the order of the input', () => {
    fc.assert(
      fc.property(someResults, fc.integer(), (results, seed) => {
        expect(rank(shuffle(results, seededRandom(seed)), chain)).toEqual(rank(results, chain));
      }),
    );
  });

  test('never worsen by a better mark', () => {
    fc.assert(
      fc.property(someResults, fc.nat(), fc.integer({ min: 1, max: 500 }), (results, pick, more) => {
        const chosen = results[pick % Math.max(1, results.length)];
        if (chosen === undefined) return;
        const rankOf = (among: typeof results) =>
          rank(among, chain).find(({ symbolNumber }) => symbolNumber === chosen.symbolNumber)?.rank ?? 0;
        const better = results.map((each) => (each === chosen ? { ...each, marks: each.marks + more } : each));
        expect(rankOf(better)).toBeLessThanOrEqual(rankOf(results));
      }),
    );
  });
});

describe('lists', () => {
  test('the open list takes the best of all; each reserved list the best of its group without a seat', () => {
    const results = [
      result('1', 900, { groups: ['Women'] }),
      result('2', 800),
      result('3', 700),
      result('4', 600, { groups: ['Dalit', 'Women'] }),
      result('5', 500, { groups: ['Women'] }),
      result('6', 400, { groups: ['Dalit'] }),
      result('7', 200, { groups: ['Dalit'] }),
    ];
    const { open, groups, waiting, ties, ranking } = merit(results, rules);
    expect(open.symbolNumbers).toEqual(['1', '2']);
    // Candidate 4 belongs to both groups, and takes a seat in the first group that has one.
    expect(groups.map(({ symbolNumbers }) => symbolNumbers)).toEqual([['4'], ['6']]);
    expect(waiting).toEqual({ open: ['3', '5'], groups: [['5'], []] });
    expect(ties).toEqual([]);
    expect(ranking).toHaveLength(7);
  });

  test('whoever is withheld keeps marks and rank and takes no seat', () => {
    const { open, ranking } = merit([result('1', 900, { withheld: true }), result('2', 800), result('3', 700)], rules);
    expect(open.symbolNumbers).toEqual(['2', '3']);
    expect(ranking[0]).toMatchObject({ symbolNumber: '1', rank: 1 });
  });

  const tied = [result('1', 900), result('2', 800), result('3', 800), result('4', 700, { groups: ['Women'] })];

  test('a tie at the last seat puts nobody of it on a list, and names all', () => {
    const { open, waiting, ties } = merit(tied, rules);
    expect(open.symbolNumbers).toEqual(['1']);
    expect(ties).toEqual([{ list: 'open', seats: 1, among: ['2', '3'] }]);
    expect(waiting.open).toEqual([]);
  });

  test('who is admitted of a tie takes the seat; the others wait', () => {
    const { open, waiting, ties, settled } = merit(tied, {
      ...rules,
      decided: [{ list: 'open', among: ['3', '2'], admitted: ['3'], reason: 'By lot.' }],
    });
    expect(open.symbolNumbers).toEqual(['1', '3']);
    expect(waiting.open).toEqual(['2']);
    expect(ties).toEqual([]);
    expect(settled).toEqual([{ list: 'open', seats: 1, among: ['2', '3'], admitted: ['3'], reason: 'By lot.' }]);
  });

  test('a decision holds for the tie that it was made of, not for another', () => {
    const decided = [{ list: 'open', among: ['2', '3'], admitted: ['2'], reason: 'By lot.' }];
    expect(merit([...tied, result('5', 800)], { ...rules, decided }).ties).toEqual([
      { list: 'open', seats: 1, among: ['2', '3', '5'] },
    ]);
  });

  test('a decision about one seat settles nothing where seats were changed to two', () => {
    const three = [...tied, result('5', 800)];
    const decided = [{ list: 'open', among: ['2', '3', '5'], admitted: ['3'], reason: 'By lot.' }];
    expect(merit(three, { ...rules, decided })).toMatchObject({ byDecision: ['3'], ties: [] });
    const more = merit(three, { ...rules, seats: { ...seats, open: 3 }, decided });
    expect(more.open.symbolNumbers).toEqual(['1']);
    expect(more.ties).toEqual([{ list: 'open', seats: 2, among: ['2', '3', '5'] }]);
  });

  test('reserved seats that stay empty lengthen the open list only where the examination says so', () => {
    const results = [result('1', 900), result('2', 800), result('3', 700), result('4', 600), result('5', 500)];
    expect(merit(results, rules).open).toMatchObject({ seats: 2, symbolNumbers: ['1', '2'] });
    const longer = merit(results, { ...rules, seats: { ...seats, emptyToOpen: true } });
    expect(longer.open).toMatchObject({ seats: 4, symbolNumbers: ['1', '2', '3', '4'] });
    expect(longer.waiting.open).toEqual(['5']);
  });

  test('a decision of one tie is none for another of as many, of whom one is the same', () => {
    const decided = [{ list: 'open', among: ['2', '9'], admitted: ['2'], reason: 'By lot.' }];
    expect(merit(tied, { ...rules, decided }).ties).toEqual([{ list: 'open', seats: 1, among: ['2', '3'] }]);
  });

  test('the pass mark itself passes, a hundredth less does not', () => {
    const { open, waiting } = merit([result('1', rules.passMark - 1), result('2', rules.passMark)], rules);
    expect([open.symbolNumbers, waiting.open]).toEqual([['2'], []]);
  });

  test('of a group that fills some of its seats the others go to the open list', () => {
    const women = { ...seats, open: 1, groups: [{ name: 'Women', seats: 3 }], emptyToOpen: true };
    const results = [result('1', 900), result('2', 800), result('3', 700), result('4', 600)];
    const made = merit([...results, result('5', 500, { groups: ['Women'] })], { ...rules, seats: women });
    expect(made.groups[0]?.symbolNumbers).toEqual(['5']);
    expect(made.open).toMatchObject({ seats: 3, symbolNumbers: ['1', '2', '3'] });
  });

  test('a waiting list ends where it is full', () => {
    const results = ['1', '2', '3', '4', '5'].map((symbolNumber, place) => result(symbolNumber, 900 - place));
    expect(merit(results, rules).waiting.open).toEqual(['3', '4']);
  });

  test('equals at the end of a waiting list wait together', () => {
    const results = [result('1', 900), result('2', 800), result('3', 700), result('4', 600), result('5', 600)];
    expect(merit(results, rules).waiting.open).toEqual(['3', '4', '5']);
  });

  const someSeats = fc.record({
    open: fc.nat(6),
    groups: fc
      .subarray(['Women', 'Dalit', 'Remote'])
      .chain((names) => fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), seats: fc.nat(3) })))),
    emptyToOpen: fc.boolean(),
    waiting: fc.nat(4),
  });

  test('seats are never exceeded, lists are disjoint, nobody fails or is withheld on one, and the order of input never matters', () => {
    fc.assert(
      fc.property(someResults, someSeats, fc.integer(), (results, given, seed) => {
        const all: MeritRules = { passMark: 300, tieBreaks: ['section:Physics'], seats: given, decided: [] };
        const made = merit(results, all);
        const lists = [made.open, ...made.groups];
        const seated = lists.flatMap(({ symbolNumbers }) => symbolNumbers);
        for (const list of lists) expect(list.symbolNumbers.length).toBeLessThanOrEqual(list.seats);
        expect(new Set(seated).size).toBe(seated.length);
        const waiting = [
          ...made.waiting.open,
          ...made.waiting.groups.flat(),
          ...made.ties.flatMap(({ among }) => among),
        ];
        expect(waiting.filter((symbolNumber) => seated.includes(symbolNumber))).toEqual([]);
        for (const each of results) {
          const named = [...seated, ...waiting].includes(each.symbolNumber);
          if (named) expect(each.marks >= 300 && !each.withheld).toBe(true);
        }
        expect(merit(shuffle(results, seededRandom(seed)), all)).toEqual(made);
      }),
    );
  });

  test('ties that are decided by lot leave none open, no seat empty that somebody could have, and nobody twice', () => {
    fc.assert(
      fc.property(someResults, someSeats, fc.integer(), (results, given, seed) => {
        const random = seededRandom(seed);
        const decided: TieDecision[] = [];
        const all = (): MeritRules => ({ passMark: 300, tieBreaks: [], seats: given, decided });
        let made = merit(results, all());
        for (let draw = 0; made.ties.length > 0; draw += 1) {
          expect(draw).toBeLessThanOrEqual(given.groups.length + 2);
          for (const { list, seats: left, among } of made.ties)
            decided.push({ list, among, admitted: shuffle([...among], random).slice(0, left), reason: 'By lot.' });
          made = merit(results, all());
        }
        const lists = [made.open, ...made.groups];
        const seated = lists.flatMap(({ symbolNumbers }) => symbolNumbers);
        expect(new Set(seated).size).toBe(seated.length);
        for (const symbolNumber of made.byDecision) expect(seated).toContain(symbolNumber);
        const without = made.ranking.filter(
          ({ symbolNumber, marks, withheld }) => marks >= 300 && !withheld && !seated.includes(symbolNumber),
        );
        for (const { name, seats: count, symbolNumbers } of lists) {
          expect(symbolNumbers.length).toBeLessThanOrEqual(count);
          const rankOf = (symbolNumber: string) =>
            made.ranking.find((each) => each.symbolNumber === symbolNumber)?.rank ?? 0;
          const worst = Math.max(0, ...symbolNumbers.map(rankOf));
          for (const each of without.filter(({ groups }) => name === 'open' || groups.includes(name))) {
            expect(symbolNumbers.length).toBe(count);
            expect(each.rank).toBeGreaterThanOrEqual(worst);
          }
        }
      }),
    );
  });

  test('nobody on the open list or before its tie stands below somebody who could have had the seat', () => {
    fc.assert(
      fc.property(someResults, someSeats, (results, given) => {
        const made = merit(results, {
          passMark: 300,
          tieBreaks: [],
          seats: { ...given, emptyToOpen: false },
          decided: [],
        });
        const rankOf = new Map(made.ranking.map((each) => [each.symbolNumber, each.rank]));
        const worst = Math.max(0, ...made.open.symbolNumbers.map((symbolNumber) => rankOf.get(symbolNumber) ?? 0));
        const better = made.ranking.filter((each) => each.rank < worst && each.marks >= 300 && !each.withheld);
        for (const { symbolNumber } of better) expect(made.open.symbolNumbers).toContain(symbolNumber);
      }),
    );
  });
});
