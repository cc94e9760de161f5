import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answersOf } from './answers.ts';
import { beginOfDay, dayOf } from './day.ts';
import { isLeech, leechAfter, reviewsOf, reviewsOfDay } from './due.ts';
import type { ReviewCard } from './record.ts';
import { aDay, anAttempt, anyRecord, aPlace, november } from '#exam/testing/records.ts';
import { mergeAttempts, mergeBookmarks, mergeCards } from './merge.ts';

const nothing = { cards: [], bookmarks: [] };
const base = {
  stability: 3,
  difficulty: 5,
  days: 3,
  steps: 0,
  reps: 2,
  lapses: 0,
  state: 2,
  rated: 3,
  failed: 0,
} as const;

function aCard(question: string, due: number, card: Partial<ReviewCard> = {}): ReviewCard {
  return { ...base, question, due, reviewed: november - aDay, ...card };
}

function wrong(count: number) {
  const places = Array.from({ length: count }, (_, n) => aPlace({ question: `new ${n}`, outcome: 'wrong' }));
  return answersOf([anAttempt('a', november - aDay, places)]);
}

describe('today', () => {
  it('has what is due by the end of the day, the longest waiting first, then what has no card yet', () => {
    const cards = [
      aCard('this evening', november + aDay / 3),
      aCard('late', november - 3 * aDay),
      aCard('tomorrow', november + aDay),
    ];
    expect(reviewsOf({ ...nothing, cards }, wrong(1), november)).toMatchObject({
      toDo: ['late', 'this evening', 'new 0'],
      next: november + aDay,
    });
  });

  it('takes bookmarked questions as well as those once answered wrong, each once', () => {
    const bookmarks = [
      { question: 'marked', marked: true, note: '', changed: november },
      { question: 'new 0', marked: true, note: '', changed: november },
      { question: 'no longer', marked: false, note: 'a note', changed: november },
    ];
    expect(new Set(reviewsOf({ cards: [], bookmarks }, wrong(1), november).toDo)).toEqual(new Set(['marked', 'new 0']));
  });

  it('lets go of what was bookmarked only, once the bookmark is taken away; what was ever wrong stays', () => {
    const cards = [aCard('only marked', november - aDay), aCard('new 0', november - aDay)];
    const off = { marked: false, note: '', changed: november };
    const bookmarks = cards.map(({ question }) => ({ question, ...off }));
    expect(reviewsOf({ cards, bookmarks }, wrong(1), november).toDo).toEqual(['new 0']);
    const on = bookmarks.map((each) => ({ ...each, marked: true }));
    expect(reviewsOf({ cards, bookmarks: on }, wrong(1), november).toDo).toHaveLength(2);
  });

  it('has nothing whose text is nowhere any more', () => {
    const cards = [aCard('gone', november - aDay), aCard('late', november - aDay)];
    const record = { ...nothing, cards, gone: new Set(['gone', 'new 0']) };
    expect(reviewsOf(record, wrong(2), november)).toMatchObject({ toDo: ['late', 'new 1'], next: null });
  });

  it('has at most fifty, of which those that are done are part', () => {
    expect(reviewsOf(nothing, wrong(80), november).toDo).toHaveLength(reviewsOfDay);
    const done = Array.from({ length: 20 }, (_, n) => aCard(`done ${n}`, november + 5 * aDay, { reviewed: november }));
    const reviews = reviewsOf({ ...nothing, cards: done }, wrong(80), november);
    expect(reviews.done).toHaveLength(20);
    expect(reviews.toDo).toHaveLength(reviewsOfDay - 20);
  });

  it('gives the fifty to what is due before anything new, and never goes below none', () => {
    const due = Array.from({ length: 45 }, (_, n) => aCard(`due ${n}`, november - n));
    const { toDo } = reviewsOf({ ...nothing, cards: due }, wrong(20), november);
    expect(toDo.filter((question) => question.startsWith('new'))).toHaveLength(5);
    const done = Array.from({ length: reviewsOfDay + 3 }, (_, n) =>
      aCard(`done ${n}`, november + 5 * aDay, { reviewed: november }),
    );
    expect(reviewsOf({ ...nothing, cards: done }, wrong(20), november).toDo).toEqual([]);
  });

  it('ends with its last moment in Nepal: what is due at midnight is of tomorrow', () => {
    const midnight = beginOfDay(dayOf(november) + 1);
    const cards = [aCard('before', midnight - 1), aCard('at', midnight), aCard('after', midnight + 1)];
    expect(reviewsOf({ ...nothing, cards }, [], november)).toMatchObject({ toDo: ['before'], next: midnight });
  });

  it('counts as done what was reviewed since its midnight, in the order of the reviews', () => {
    const midnight = beginOfDay(dayOf(november));
    const later = november + 9 * aDay;
    const cards = [
      aCard('second', later, { reviewed: midnight + 1 }),
      aCard('yesterday', later, { reviewed: midnight - 1 }),
      aCard('first', later, { reviewed: midnight }),
    ];
    const { done, toDo } = reviewsOf({ ...nothing, cards }, wrong(80), november);
    expect(done.map(({ question }) => question)).toEqual(['first', 'second']);
    expect(toDo).toHaveLength(reviewsOfDay - 2);
  });

  it('has the questions without a card by when they went wrong or were marked last, the latest first', () => {
    const at = (question: string, time: number, outcome: 'right' | 'wrong' | 'missed') =>
      anAttempt(`${question} ${time}`, time, [aPlace({ question, outcome, ms: 0 })]);
    const answers = answersOf([
      at('again', november - 5 * aDay, 'wrong'),
      at('once', november - 3 * aDay, 'wrong'),
      at('again', november - 2 * aDay, 'missed'),
      at('again', november - aDay, 'right'),
      at('known', november - aDay, 'wrong'),
      at('never wrong', november - aDay, 'right'),
    ]);
    const marked = (question: string, changed: number) => ({ question, marked: true, note: '', changed });
    const bookmarks = [
      marked('once', november - 4 * aDay),
      marked('marked', november - 3.5 * aDay),
      marked('known', november),
    ];
    const cards = [aCard('known', november + 9 * aDay)];
    expect(reviewsOf({ cards, bookmarks }, answers, november).toDo).toEqual(['again', 'once', 'marked']);
  });

  it('tells of what is left for later the soonest; a leech is not waited for', () => {
    const cards = [
      aCard('later', november + 9 * aDay),
      aCard('soon', november + 4 * aDay),
      aCard('leech', november + 2 * aDay, { failed: leechAfter }),
    ];
    expect(reviewsOf({ ...nothing, cards }, [], november).next).toBe(november + 4 * aDay);
  });

  it('asks what was failed once more on the same day', () => {
    const failed = aCard('failed', november + 60_000, { reviewed: november, rated: 1 });
    expect(reviewsOf({ ...nothing, cards: [failed] }, [], november)).toMatchObject({
      toDo: ['failed'],
      done: [failed],
    });
  });

  it('asks what failed often, until that is once more than it helps', () => {
    const nearly = aCard('nearly', november - aDay, { failed: leechAfter - 1 });
    expect(reviewsOf({ ...nothing, cards: [nearly] }, [], november)).toMatchObject({ toDo: ['nearly'], leeches: [] });
  });

  it('counts once what was reviewed and comes again on the same day', () => {
    const failed = Array.from({ length: 10 }, (_, n) => aCard(`failed ${n}`, november + n, { reviewed: november }));
    const { done, toDo } = reviewsOf({ ...nothing, cards: failed }, wrong(80), november);
    expect([done.length, toDo.length]).toEqual([10, reviewsOfDay]);
  });

  it('asks no leech; it stands apart', () => {
    const leech = aCard('leech', november - aDay, { failed: leechAfter });
    expect(reviewsOf({ ...nothing, cards: [leech] }, [], november)).toEqual({
      toDo: [],
      done: [],
      leeches: [leech],
      next: null,
    });
  });
});

test('whatever the record, today has no question twice, no leech, and nothing that is due later', () => {
  fc.assert(
    fc.property(anyRecord, ({ attempts, cards, bookmarks }) => {
      const now = november + 20 * aDay;
      const all = mergeCards(cards);
      const reviews = reviewsOf(
        { cards: all, bookmarks: mergeBookmarks(bookmarks) },
        answersOf(mergeAttempts(attempts)),
        now,
      );
      expect(new Set(reviews.toDo).size).toBe(reviews.toDo.length);
      const asked = all.filter(({ question }) => reviews.toDo.includes(question));
      expect(asked.filter((card) => isLeech(card) || card.due >= beginOfDay(dayOf(now) + 1))).toEqual([]);
      if (reviews.next !== null) expect(reviews.next).toBeGreaterThan(now);
    }),
  );
});
