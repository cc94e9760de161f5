import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aDay, anAttempt, anyRecord, aPlace, november } from '#exam/testing/records.ts';
import { answersOf } from './answers.ts';
import { beginOfDay, dayOf } from './day.ts';
import { ownExam } from './own-practice.ts';
import { plan, retrievability, type DayPlan, type ToPlan } from './plan.ts';
import type { Bookmark, Goal, KeptAttempt, KeptPlace, ReviewCard } from './record.ts';
import { review } from './review-card.ts';
import type { PracticeTopic } from './wins.ts';

const topics: readonly PracticeTopic[] = [
  { subject: 'physics', topic: 'Optics', questions: 80 },
  { subject: 'physics', topic: 'Heat', questions: 120 },
  { subject: 'english', topic: 'Pronouns', questions: 100 },
  { subject: 'chemistry', topic: 'Bonds', questions: 50 },
];
const today = dayOf(november);
const goal: Goal = { paper: 'tu-bsc-csit', day: today + 60, minutes: 20, days: 5, changed: november };

function recordOf(
  attempts: readonly KeptAttempt[],
  cards: readonly ReviewCard[] = [],
  bookmarks: readonly Bookmark[] = [],
): ToPlan {
  return { answers: answersOf(attempts), cards, bookmarks, topics };
}

/** So many answers in a topic on a day, of which so many are right. */
function practice(day: number, topic: string, right: number, count: number, subject = 'physics'): KeptAttempt {
  const places = Array.from({ length: count }, (_, n): KeptPlace =>
    aPlace({ question: `${topic}-${n}`, subject, topic, outcome: n < right ? 'right' : 'wrong', ms: 40_000 }),
  );
  return { ...anAttempt(`device01-${topic}-${day}`, november + day * aDay, places) };
}

function reviewedCards(count: number, day: number): ReviewCard[] {
  return Array.from({ length: count }, (_, n) => review(null, `q${n}`, 3, november + (day - n) * aDay));
}

const minutesOf = ({ parts }: DayPlan) => parts.reduce((sum, { minutes }) => sum + minutes, 0);
const partOf = ({ parts }: DayPlan, kind: string) => parts.find((part) => part.kind === kind);

const anyGoal = fc.record({
  paper: fc.constantFrom(null, 'tu-bsc-csit', 'tu-bca', 'plus-two-science'),
  day: fc.constantFrom(null, today - 1, today, today + 1, today + 30),
  minutes: fc.constantFrom(null, 5, 10, 20, 40, 90),
  days: fc.constant(5),
  changed: fc.constant(november),
});
const anyDay = fc.integer({ min: 0, max: 80 });

describe('the plan of a day', () => {
  it('fits the minutes, whatever the record and the goal', () => {
    fc.assert(
      fc.property(anyRecord, anyGoal, anyDay, (record, aGoal, day) => {
        const made = plan(recordOf(record.attempts, record.cards, record.bookmarks), aGoal, november + day * aDay);
        expect(minutesOf(made) + (made.screenMinutes ?? 0)).toBeLessThanOrEqual(made.minutes);
        for (const { minutes, count, done, right } of made.parts) {
          expect(minutes).toBeGreaterThan(0);
          expect(count).toBeGreaterThan(0);
          expect(done).toBeLessThanOrEqual(count);
          expect(right).toBeLessThanOrEqual(done);
        }
      }),
    );
  });

  it('is the same on every device and at every hour of the day, in whatever order a device holds the record', () => {
    fc.assert(
      fc.property(anyRecord, anyGoal, anyDay, fc.integer({ min: 0, max: aDay - 1 }), (record, aGoal, day, ms) => {
        // A record has each question and each id once.
        const cardsOnce = [...new Map(record.cards.map((card) => [card.question, card])).values()];
        const bookmarks = [...new Map(record.bookmarks.map((mark) => [mark.question, mark])).values()];
        const attempts = [...new Map(record.attempts.map((each) => [each.id, each])).values()];
        // Nothing of the day itself.
        const begin = beginOfDay(today + day);
        const known = attempts.filter(({ ended }) => ended < begin);
        const reviewed = cardsOnce.filter((card) => card.reviewed < begin);
        const one = plan(recordOf(known, reviewed, bookmarks), aGoal, begin);
        const other = plan(
          recordOf([...known].reverse(), [...reviewed].reverse(), [...bookmarks].reverse()),
          aGoal,
          begin + ms,
        );
        expect(other).toEqual(one);
      }),
    );
  });

  it('is the same where two reviews are equal but for their questions', () => {
    const [card] = reviewedCards(1, -9);
    if (card === undefined) throw new Error('A card is needed.');
    const equal = ['a', 'b', 'c'].map((question) => ({ ...card, question }));
    const keysOf = (known: readonly ReviewCard[]) => {
      const [part] = plan(recordOf([practice(-2, 'Heat', 10, 10)], known), goal, november).parts;
      return part?.kind === 'review' ? part.keys : [];
    };
    expect(keysOf([...equal].reverse())).toEqual(keysOf(equal));
    expect(keysOf(equal)).toEqual(['a', 'b', 'c']);
  });

  it('loses nothing by days off: what was due is due after them, and comes within the days that it tells', () => {
    const made = practice(0, 'Optics', 0, 60);
    let known = recordOf([made]);
    const due = new Set(made.places.map(({ question }) => question));
    const away = plan(known, goal, november + 30 * aDay);
    expect(away.kind).toBe('away');
    expect(partOf(away, 'review')).toMatchObject({ due: 60 });
    const met = new Set<string>();
    for (let day = 0; day < (away.away?.days ?? 0); day += 1) {
      const now = november + (30 + day) * aDay;
      const part = plan(known, goal, now).parts.find(({ kind }) => kind === 'review');
      const keys = part?.kind === 'review' ? part.keys : [];
      for (const key of keys) met.add(key);
      const done = keys.map((key) => review(null, key, 4, now));
      known = { ...known, cards: [...known.cards, ...done] };
    }
    expect([...due].filter((key) => !met.has(key))).toEqual([]);
  });

  it('has first the reviews that are likeliest to be forgotten, and in no more than a third of the minutes', () => {
    const known = reviewedCards(40, -30);
    const made = plan(recordOf([practice(-2, 'Heat', 9, 10)], known), goal, november);
    const part = made.parts[0];
    if (part?.kind !== 'review') throw new Error('Reviews are due.');
    expect(part.minutes).toBeLessThanOrEqual(7);
    expect(part.due).toBeGreaterThan(part.count);
    const all = known.map((card) => retrievability(card, beginOfDay(today))).sort((one, other) => one - other);
    const byKey = new Map(known.map((card) => [card.question, retrievability(card, beginOfDay(today))]));
    const reviewed = part.keys.filter((key) => byKey.has(key)).map((key) => byKey.get(key));
    expect(reviewed).toEqual(all.slice(0, reviewed.length));
  });

  it('then has the topic whose practice would win the most marks, with its figures', () => {
    const known = recordOf([practice(-2, 'Heat', 9, 10), practice(-1, 'Optics', 1, 10)], reviewedCards(1, -1));
    const made = plan({ ...known, topics: topics.filter(({ topic }) => topic !== 'Bonds') }, goal, november);
    // Optics has 80 of the 200 questions of physics, which has 25 marks.
    expect(partOf(made, 'topic')).toMatchObject({
      practice: { topic: 'Optics' },
      win: { answered: 10, right: 1, marks: 10 },
    });
  });

  it('has a stretch on the clock in the subject that is furthest behind the paper’s pace', () => {
    const slow = practice(-1, 'Pronouns', 9, 12, 'english');
    const places = slow.places.map((place) => ({ ...place, ms: 96_000 }));
    const made = plan(recordOf([practice(-2, 'Heat', 9, 12), { ...slow, places }]), goal, november);
    expect(partOf(made, 'timed')).toMatchObject({
      practice: { subject: 'english' },
      clock: { seconds: 96, allowed: 72 },
    });
  });

  it('stays while its parts are done, and goes on with what is left', () => {
    const before = [practice(-2, 'Heat', 9, 10), practice(-1, 'Optics', 1, 10)];
    const known = reviewedCards(5, -20);
    const morning = plan(recordOf(before, known), goal, november);
    const [review0, topic] = morning.parts;
    if (review0?.kind !== 'review' || topic?.kind !== 'topic') throw new Error('Both are planned.');
    const reviewed = review0.keys.map((key, n) =>
      review(known.find(({ question }) => question === key) ?? null, key, n === 0 ? 1 : 3, november),
    );
    const after = [...known.filter(({ question }) => !review0.keys.includes(question)), ...reviewed];
    const begun = {
      ...practice(0, 'Optics', 2, 3),
      exam: ownExam(topic.practice),
      ended: november + 60_000,
    };
    const noon = plan(recordOf([...before, begun], after), goal, november + 3_600_000);
    expect(noon.parts.map(({ kind, count, minutes }) => [kind, count, minutes])).toEqual(
      morning.parts.map(({ kind, count, minutes }) => [kind, count, minutes]),
    );
    expect(noon.parts[0]).toMatchObject({ done: review0.count, right: review0.count - 1, keys: [] });
    expect(noon.parts[1]).toMatchObject({ done: 3, right: 2 });
    expect([morning.now, noon.now]).toEqual([0, 1]);
  });

  it('keeps its parts and their sizes whatever is practised on the day', () => {
    const keys = Array.from({ length: 8 }, (_, n) => `q${n}`);
    const anyKey = fc.constantFrom(...keys);
    const anyOutcome = fc.constantFrom('right' as const, 'wrong' as const, 'missed' as const);
    const before = fc.array(fc.record({ day: fc.integer({ min: -30, max: -1 }), key: anyKey, outcome: anyOutcome }), {
      maxLength: 30,
    });
    const onTheDay = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('review' as const), key: anyKey, rated: fc.constantFrom(1, 3, 4) }),
        fc.record({ kind: fc.constant('paper' as const), key: anyKey, outcome: anyOutcome }),
        fc.record({ kind: fc.constant('part' as const), place: fc.nat(2), outcome: anyOutcome }),
        fc.record({ kind: fc.constant('bookmark' as const), key: anyKey }),
        fc.record({ kind: fc.constant('mock' as const), key: anyKey }),
      ),
      { maxLength: 12 },
    );
    const shapeOf = ({ parts, kind, minutes }: DayPlan) => [
      kind,
      minutes,
      parts.map((part) => [part.kind, part.count, part.minutes, 'draws' in part ? part.draws : part.due]),
    ];
    fc.assert(
      fc.property(before, onTheDay, anyGoal, (earlier, acts, aGoal) => {
        const attempts = earlier.map(({ day, key, outcome }, n) =>
          anAttempt(`before-${n}`, november + day * aDay, [aPlace({ question: key, topic: 'Heat', outcome })]),
        );
        const cards = new Map<string, ReviewCard>();
        for (const { day, key } of earlier.filter(({ outcome }) => outcome !== 'right').slice(0, 5))
          if (day < -5) cards.set(key, review(null, key, 3, november + (day + 2) * aDay));
        const morning = plan(recordOf(attempts, [...cards.values()]), aGoal, november);
        const bookmarks: Bookmark[] = [];
        acts.forEach((act, n) => {
          const at = november + n * 60_000;
          const keep = (exam: string, places: readonly KeptPlace[]) =>
            attempts.push({ ...anAttempt(`today-${n}`, at, places), exam });
          if (act.kind === 'bookmark') bookmarks.push({ question: act.key, marked: true, note: '', changed: at });
          else if (act.kind === 'paper')
            keep('year-quiz/2074', [aPlace({ question: act.key, topic: 'Heat', outcome: act.outcome })]);
          else if (act.kind === 'mock') keep('mock/tu-bsc-csit', [aPlace({ question: act.key, outcome: 'wrong' })]);
          else if (act.kind === 'review') {
            cards.set(act.key, review(cards.get(act.key) ?? null, act.key, act.rated, at));
            keep('review', [aPlace({ question: act.key, outcome: act.rated === 1 ? 'wrong' : 'right' })]);
          } else {
            const part = morning.parts[act.place];
            if (part !== undefined && part.kind !== 'review')
              keep(ownExam(part.practice), [aPlace({ question: 'new', topic: 'Optics', outcome: act.outcome })]);
          }
        });
        const evening = plan(recordOf(attempts, [...cards.values()], bookmarks), aGoal, november + 10 * 3_600_000);
        expect(shapeOf(evening)).toEqual(shapeOf(morning));
      }),
      { numRuns: 300 },
    );
  });

  it('offers a mock of the paper once a week, from a week after the first practice on', () => {
    const first = [practice(-3, 'Heat', 5, 10)];
    const offer = (attempts: readonly KeptAttempt[], aGoal: Goal | null = goal) =>
      plan(recordOf(attempts), aGoal, november).mock;
    expect(offer(first)).toBeNull();
    const longAgo = [practice(-9, 'Heat', 5, 10), ...first];
    expect(offer(longAgo)).toEqual({ isSat: false, last: null });
    const mock = (day: number, name = 'tu-bsc-csit') => ({
      ...practice(day, `mock ${day}`, 5, 10),
      exam: `mock/${name}`,
    });
    expect(offer([...longAgo, mock(-6)])).toBeNull();
    expect(offer([...longAgo, mock(-7)])).toEqual({ isSat: false, last: mock(-7).ended });
    // Another paper's, and one that was not finished.
    expect(offer([...longAgo, mock(-2, 'tu-bca'), { ...mock(-1), total: 100 }])).toEqual({ isSat: false, last: null });
    expect(offer([...longAgo, mock(0)])).toEqual({ isSat: true, last: mock(0).ended });
    // Nothing long just before the paper, or without one.
    expect(offer(longAgo, { ...goal, day: today + 1 })).toBeNull();
    expect(offer(longAgo, { ...goal, paper: null })).toBeNull();
    expect(offer(longAgo, null)).toBeNull();
  });

  it('is ten questions over the subjects for a beginner, all day long', () => {
    const made = plan(recordOf([]), null, november);
    expect(made).toMatchObject({ kind: 'first', minutes: 10, parts: [{ kind: 'sample' }] });
    expect(partOf(made, 'sample')?.count).toBe(6);
    const begun = { ...practice(0, 'Optics', 2, 3), exam: ownExam({ kind: 'sample' }) };
    expect(plan(recordOf([begun]), null, november + 3_600_000)).toMatchObject({
      kind: 'first',
      parts: [{ done: 3, right: 2 }],
    });
  });

  it('tells when the next reviews come, where none is due', () => {
    const known = [review(null, 'q1', 4, november - aDay)];
    const made = plan(recordOf([practice(-2, 'Heat', 10, 10)], known), goal, november);
    expect(partOf(made, 'review')).toBeUndefined();
    expect(made.nextReviews).toEqual({ day: dayOf(known[0]?.due ?? 0), count: 1 });
  });

  it('begins no topic on the day before the paper, and has nothing on its day', () => {
    const before = [practice(-2, 'Heat', 0, 30)];
    const eve = plan(recordOf(before), { ...goal, day: today + 1 }, november);
    expect(eve.kind).toBe('tomorrow');
    expect(eve.parts.map(({ kind }) => kind)).toEqual(['review']);
    expect(eve.parts[0]?.count).toBeGreaterThan(15);
    expect([eve.screenMinutes, eve.parts[0]?.minutes]).toEqual([6, 14]);
    expect(plan(recordOf(before), { ...goal, minutes: 10, day: today + 1 }, november).screenMinutes).toBeNull();
    const few = plan(recordOf([practice(-2, 'Heat', 8, 10)]), { ...goal, day: today + 1 }, november);
    expect(few.parts.map(({ kind, count }) => [kind, count])).toEqual([['review', 2]]);
    expect(plan(recordOf(before), { ...goal, day: today }, november)).toMatchObject({ kind: 'paper', parts: [] });
    expect(plan(recordOf(before), { ...goal, day: today - 1 }, november).daysLeft).toBeNull();
  });

  it('has other subjects than the paper’s for nobody who has chosen one', () => {
    const made = plan(recordOf([practice(-2, 'Bonds', 0, 10, 'chemistry')]), { ...goal, paper: 'tu-bca' }, november);
    expect(partOf(made, 'topic')).toMatchObject({ practice: { subject: 'english' } });
  });
});

test('a card that was never reviewed counts as forgotten, and a fresh one as known', () => {
  const card = review(null, 'q', 3, november);
  expect(retrievability(undefined, november)).toBe(0);
  expect(retrievability(card, november)).toBe(1);
  // By definition of the stability.
  expect(retrievability(card, november + card.stability * aDay)).toBeCloseTo(0.9, 2);
});
