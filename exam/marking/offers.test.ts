import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { result, someResults } from '../testing/merit-cases.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { shuffle } from '../random.ts';
import type { TieDecision } from './fill-seats.ts';
import { merit, type Merit, type Seats } from './merit.ts';
import { nextRound, offers, type OfferAnswer, type OfferRound, type OfferRules } from './offers.ts';
import type { Result } from './criteria.ts';
import { whyNoOffer } from './why-no-offer.ts';

const day = 24 * 60 * 60 * 1000;
const passMark = 300;
const round = (n: number, decided: readonly TieDecision[] = []): OfferRound => ({
  atMs: n * day,
  untilMs: (n + 1) * day,
  decided,
});
const rulesOf = (...rounds: readonly OfferRound[]): OfferRules => ({ rounds, movesToOpen: true, emptyToOpen: false });
const rules = rulesOf(round(1), round(2));
const answer = (symbolNumber: string, list: string, said: 'take' | 'leave', atMs: number): OfferAnswer => {
  return { symbolNumber, list, answer: said, atMs };
};
const take = (symbolNumber: string, list = 'open', atMs = day) => answer(symbolNumber, list, 'take', atMs);
const leave = (symbolNumber: string, list = 'open', atMs = day) => answer(symbolNumber, list, 'leave', atMs);

/** Ties are decided by lot. */
function listsOf(results: readonly Result[], seats: Seats, seed = 1): Merit {
  const random = seededRandom(seed);
  const decided: TieDecision[] = [];
  for (;;) {
    const made = merit(results, { passMark, tieBreaks: [], seats, decided });
    if (made.ties.length === 0) return made;
    for (const tie of made.ties) decided.push(byLot(tie, random));
  }
}

function byLot({ list, seats, among }: Merit['ties'][number], random: () => number): TieDecision {
  return { list, among, admitted: shuffle([...among], random).slice(0, seats), reason: 'By lot.' };
}

const seats: Seats = { open: 2, groups: [{ name: 'Women', seats: 1 }], emptyToOpen: false, waiting: 9 };
const women = { groups: ['Women'] };
/** Open: 1, 2. Women: 4. Waiting: 3, 5, 6 and 7; for Women 5 and 7. */
const lists = listsOf(
  [
    result('1', 900),
    result('2', 800),
    result('3', 700),
    result('4', 600, women),
    result('5', 500, women),
    result('6', 400),
    result('7', 300, women),
  ],
  seats,
);
const heldOf = (made: ReturnType<typeof offers>) =>
  Object.fromEntries(made.lists.map(({ name, held }) => [name, held]));
const stateOf = (symbolNumber: string, made: ReturnType<typeof offers>) =>
  made.offers.filter((each) => each.symbolNumber === symbolNumber).map(({ list, state }) => `${list}: ${state}`);

describe('a round', () => {
  test('the first one offers the lists as they are published; before it there is no offer', () => {
    expect(offers(lists, rules, [], day - 1).offers).toEqual([]);
    const first = offers(lists, rules, [], day);
    expect(heldOf(first)).toEqual({ open: ['1', '2'], Women: ['4'] });
    expect(first.lists.map(({ waiting }) => waiting)).toEqual([
      ['3', '5', '6', '7'],
      ['5', '7'],
    ]);
    expect(new Set(first.offers.map(({ state }) => state))).toEqual(new Set(['offered']));
  });

  test('a seat that was left, or whose time ran out, goes to the next of the same list', () => {
    const answers = [take('1'), leave('4', 'Women')];
    const second = offers(lists, rules, answers, 2 * day);
    expect(heldOf(second)).toEqual({ open: ['1', '3'], Women: ['5'] });
    expect(['1', '2', '3', '4', '5'].map((each) => stateOf(each, second))).toEqual([
      ['open: taken'],
      ['open: run-out'],
      ['open: offered'],
      ['Women: left'],
      ['Women: offered'],
    ]);
  });

  test('a seat that was left stays free until a round gives it on, which an examiner can begin early', () => {
    const answers = [leave('1'), take('2', 'open', 1.6 * day)];
    expect(heldOf(offers(lists, rules, answers, 1.9 * day))).toMatchObject({ open: ['2'] });
    const early = rulesOf(round(1), { atMs: 1.5 * day, untilMs: 4 * day, decided: [] });
    // Who has not answered keeps the time that was given.
    const made = offers(lists, early, answers, 1.7 * day);
    expect(heldOf(made)).toEqual({ open: ['2', '3'], Women: ['4'] });
    expect(made.offers.find(({ symbolNumber }) => symbolNumber === '3')).toMatchObject({ round: 2, untilMs: 4 * day });
  });

  test('an offer can be taken until its end and not at it; once taken it can still be left', () => {
    const at = (answers: OfferAnswer[], now: number) => stateOf('1', offers(lists, rulesOf(round(1)), answers, now));
    expect(at([take('1', 'open', 2 * day - 1)], 2 * day)).toEqual(['open: taken']);
    expect(at([take('1', 'open', 2 * day)], 2 * day)).toEqual(['open: run-out']);
    expect(at([take('1', 'open', day - 1)], day)).toEqual(['open: offered']);
    expect(at([take('1', 'Women')], day)).toEqual(['open: offered']);
    expect(at([take('1'), leave('1', 'open', 9 * day)], 8 * day)).toEqual(['open: taken']);
    expect(at([take('1'), leave('1', 'open', 9 * day)], 9 * day)).toEqual(['open: left']);
    expect(at([leave('1'), take('1', 'open', 1.5 * day)], 1.5 * day)).toEqual(['open: left']);
    expect(at([leave('1', 'open', 2 * day)], 2 * day)).toEqual(['open: run-out']);
  });

  test('an answer in the millisecond of a round changes nothing of that round', () => {
    const answers = [take('1'), take('2'), take('4', 'Women'), leave('1', 'open', 2 * day)];
    const made = offers(lists, rules, answers, 2 * day);
    expect(heldOf(made)).toEqual({ open: ['2'], Women: ['4'] });
    expect(nextRound(lists, rules, answers, round(2.1)).offers).toMatchObject([{ symbolNumber: '3', round: 3 }]);
  });
});

describe('the taker of a reserved seat', () => {
  const answers = [take('1'), take('4', 'Women'), leave('2')];
  const rest = listsOf(
    [result('1', 900), result('2', 800), result('4', 600, women), result('5', 500, women), result('6', 400)],
    seats,
  );

  test('is moved to a free seat of the open list by rank, and the reserved seat moves on', () => {
    const made = offers(rest, rules, answers, 2 * day);
    expect(heldOf(made)).toEqual({ open: ['1', '4'], Women: ['5'] });
    expect(stateOf('4', made)).toEqual(['Women: moved', 'open: taken']);
    expect(made.offers.filter(({ movedFrom }) => movedFrom !== null)).toMatchObject([
      { symbolNumber: '4', list: 'open', movedFrom: 'Women', round: 2 },
    ]);
    // A moved seat has no end, and can be left.
    const later = [...answers, leave('4', 'open', 9 * day)];
    expect(stateOf('4', offers(rest, rules, later, 8 * day))).toEqual(['Women: moved', 'open: taken']);
    expect(stateOf('4', offers(rest, rules, later, 9 * day))).toEqual(['Women: moved', 'open: left']);
  });

  test('stays where the examination does not move, or while the offer is not taken', () => {
    expect(heldOf(offers(rest, { ...rules, movesToOpen: false }, answers, 2 * day))).toEqual({
      open: ['1', '5'],
      Women: ['4'],
    });
    const early = rulesOf(round(1), { atMs: 1.5 * day, untilMs: 4 * day, decided: [] });
    const unanswered = answers.filter(({ symbolNumber }) => symbolNumber !== '4');
    expect(heldOf(offers(rest, early, unanswered, 1.5 * day))).toEqual({ open: ['1', '5'], Women: ['4'] });
  });

  test('stays where a better candidate waits for the open list', () => {
    expect(heldOf(offers(lists, rules, answers, 2 * day))).toEqual({ open: ['1', '3'], Women: ['4'] });
  });
});

test('a reserved seat without a candidate becomes an open one only where the examination says so', () => {
  const few = listsOf([result('1', 900), result('2', 800), result('4', 600, women), result('6', 400)], seats);
  const answers = [take('1'), take('2'), leave('4', 'Women')];
  expect(heldOf(offers(few, rules, answers, 2 * day))).toEqual({ open: ['1', '2'], Women: [] });
  expect(offers(few, { ...rules, emptyToOpen: true }, answers, 2 * day).lists).toEqual([
    { name: 'open', seats: 3, held: ['1', '2', '6'], waiting: [] },
    { name: 'Women', seats: 0, held: [], waiting: [] },
  ]);
});

describe('a tie at a last seat', () => {
  const tied = listsOf(
    [
      result('1', 900),
      result('2', 800),
      result('3', 700, women),
      result('4', 600),
      result('5', 600, women),
      result('6', 500, women),
    ],
    seats,
  );
  const answers = [take('1'), leave('2'), leave('3', 'Women')];

  test('offers the seat to none of them, and no seat of another list to a candidate below them', () => {
    const made = offers(tied, rules, answers, 2 * day);
    expect(heldOf(made)).toEqual({ open: ['1'], Women: [] });
    expect(made.ties).toEqual([{ list: 'open', seats: 1, among: ['4', '5'] }]);
    expect(whyNoOffer('5', tied, passMark, made)).toEqual({ code: 'tie', list: 'open', among: 2, seats: 1 });
    expect(whyNoOffer('6', tied, passMark, made)).toMatchObject({ code: 'waits' });
  });

  test('keeps a reserved seat reserved', () => {
    const two = listsOf([result('1', 900), result('2', 800), result('3', 700, women)], seats);
    const waiting = { ...two.waiting, groups: [['4', '5']] };
    const ranking = [...two.ranking, ...[4, 5].map((n) => ({ ...result(String(n), 600, women), rank: 4 }))];
    const made = offers(
      { ...two, waiting, ranking },
      { ...rules, emptyToOpen: true },
      [take('1'), take('2'), leave('3', 'Women')],
      2 * day,
    );
    expect(made.lists.map((list) => list.seats)).toEqual([2, 1]);
    expect(made.ties).toEqual([{ list: 'Women', seats: 1, among: ['4', '5'] }]);
  });

  test('is settled by a decision of the round; later rounds go on from it', () => {
    const decided = [{ list: 'open', among: ['4', '5'], admitted: ['4'], reason: 'By lot.' }];
    expect(nextRound(tied, rulesOf(round(1)), answers, round(2)).ties).toHaveLength(1);
    expect(nextRound(tied, rulesOf(round(1)), answers, round(2, decided))).toMatchObject({
      offers: [
        { symbolNumber: '4', list: 'open' },
        { symbolNumber: '5', list: 'Women' },
      ],
      ties: [],
    });
    const later = rulesOf(round(1), round(2, decided), round(3));
    const left = [...answers, leave('4', 'open', 2 * day), leave('5', 'Women', 2 * day)];
    expect(heldOf(offers(tied, later, left, 3 * day))).toEqual({ open: ['1', '6'], Women: [] });
  });
});

describe('why a candidate has no offer', () => {
  const some = listsOf(
    [
      result('1', 900),
      result('2', 800),
      result('3', 700),
      result('4', 600, women),
      result('5', 500, women),
      result('6', 400),
      result('7', 200, women),
      result('8', 950, { withheld: true }),
    ],
    { ...seats, waiting: 2 },
  );
  const answers = [take('1'), leave('2')];
  const why = (symbolNumber: string, now = 2 * day) =>
    whyNoOffer(symbolNumber, some, passMark, offers(some, rules, answers, now));

  test.each([
    ['1', null],
    ['2', { code: 'left', list: 'open' }],
    ['3', null],
    ['4', { code: 'run-out', list: 'Women', untilMs: 2 * day }],
    ['5', null],
    ['6', { code: 'beyond-waiting', rank: 7, lastRank: 4 }],
    ['7', { code: 'below-pass-mark', marks: 200, passMark }],
    ['8', { code: 'withheld' }],
    ['9', { code: 'absent' }],
  ])('%s: %j', (symbolNumber, reason) => {
    expect(why(symbolNumber)).toEqual(reason);
  });

  test('who waits on two lists is told of the one with the fewest before', () => {
    expect(why('5', day)).toEqual({ code: 'waits', list: 'Women', place: 1, rank: 6, lastRank: 5 });
    expect(why('3', day)).toEqual({ code: 'waits', list: 'open', place: 1, rank: 4, lastRank: 3 });
    expect(why('3', 0)).toEqual({ code: 'not-begun' });
  });
});

describe('whatever is answered, in whatever round', () => {
  const someSeats = fc.record({
    open: fc.integer({ min: 1, max: 6 }),
    groups: fc.constant([
      { name: 'Women', seats: 2 },
      { name: 'Dalit', seats: 1 },
    ]),
    emptyToOpen: fc.boolean(),
    waiting: fc.nat(9),
  });
  const someAnswers = fc.array(
    fc.record({
      symbolNumber: fc.integer({ min: 1000, max: 1029 }).map(String),
      list: fc.constantFrom('open', 'Women', 'Dalit'),
      answer: fc.constantFrom('take' as const, 'leave' as const),
      atMs: fc.integer({ min: 2, max: 14 }).map((half) => (half * day) / 2),
    }),
    { maxLength: 120 },
  );
  const cases = fc
    .record({
      results: someResults,
      seats: someSeats,
      answers: someAnswers,
      movesToOpen: fc.boolean(),
      /** In which rounds the ties are decided. */
      decides: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      seed: fc.integer(),
    })
    .map(({ results, seats: given, answers, movesToOpen, decides, seed }) => {
      const made = listsOf(results, given, seed);
      const random = seededRandom(seed);
      const rounds = [round(1)];
      const all = { rounds, movesToOpen, emptyToOpen: given.emptyToOpen };
      for (const [index, settles] of decides.entries()) {
        const next = round(index + 2);
        const decided: TieDecision[] = [];
        if (settles) {
          let { ties } = nextRound(made, all, answers, next);
          while (ties.length > 0) {
            decided.push(...ties.map((tie) => byLot(tie, random)));
            ({ ties } = nextRound(made, all, answers, { ...next, decided }));
          }
        }
        rounds.push({ ...next, decided });
      }
      return { made, all, answers, seed };
    });
  const rankOf = (made: Merit, symbolNumber: string) =>
    made.ranking.find((each) => each.symbolNumber === symbolNumber)?.rank ?? 0;

  test('no seat is held twice, and no candidate holds two', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 7 }), ({ made, all, answers }, now) => {
        const told = offers(made, all, answers, now * day);
        const held = told.lists.flatMap((list) => list.held);
        expect(new Set(held).size).toBe(held.length);
        for (const list of told.lists) expect(list.held.length).toBeLessThanOrEqual(list.seats);
        const first = [made.open, ...made.groups].flatMap(({ symbolNumbers }) => symbolNumbers);
        expect(told.lists.reduce((sum, list) => sum + list.seats, 0)).toBe(first.length);
      }),
    );
  });

  test('no better-ranked candidate of a list waits while a worse one was offered a seat of it', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 7 }), ({ made, all, answers }, now) => {
        const told = offers(made, all, answers, now * day);
        for (const { name, waiting } of told.lists) {
          const best = Math.min(Number.POSITIVE_INFINITY, ...waiting.map((each) => rankOf(made, each)));
          for (const each of told.offers.filter(({ list }) => list === name))
            expect(rankOf(made, each.symbolNumber)).toBeLessThanOrEqual(best);
        }
      }),
    );
  });

  test('after a round with its ties decided, no seat is free that somebody waits for', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 2, max: 5 }), ({ made, all, answers }, now) => {
        const told = offers(
          made,
          all,
          answers.filter(({ atMs }) => atMs < now * day),
          now * day,
        );
        const byTie = told.ties.length > 0;
        for (const { seats: count, held, waiting } of told.lists)
          expect(byTie || held.length === count || waiting.length === 0).toBe(true);
        if (!byTie) expect(nextRound(made, all, answers, round(now)).offers).toEqual([]);
      }),
    );
  });

  test('the same answers in any order, or twice, come to the same', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 7 }), ({ made, all, answers, seed }, now) => {
        const mixed = shuffle([...answers, ...answers], seededRandom(seed));
        expect(offers(made, all, mixed, now * day)).toEqual(offers(made, all, answers, now * day));
      }),
    );
  });

  test('what is answered later never changes an offer that was made', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 5 }), ({ made, all, answers }, now) => {
        const plain = (told: ReturnType<typeof offers>) =>
          told.offers
            .filter(({ atMs }) => atMs <= now * day)
            .map(({ symbolNumber, list }) => `${symbolNumber} ${list}`);
        const before = answers.filter(({ atMs }) => atMs < now * day);
        expect(plain(offers(made, all, answers, 9 * day))).toEqual(plain(offers(made, all, before, now * day)));
      }),
    );
  });
});
