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
        expect(minutesOf(made)).toBeLessThanOrEqual(made.minutes);
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
