import { describe, expect, it, test } from 'vitest';
import type { ReviewCard, ReviewRating } from './record.ts';
import { isLeech, leechAfter } from './due.ts';
import { review } from './review-card.ts';
import { rate } from './rate.ts';
import { aDay, november } from '#exam/testing/records.ts';

const again = 1;
const hard = 2;
const good = 3;
const easy = 4;

/** Reviews a card with these ratings, each time as soon as it is due. Gives the card and the days between. */
function reviewWhenDue(ratings: readonly ReviewRating[]): { card: ReviewCard; days: number[] } {
  const days: number[] = [];
  let card: ReviewCard | null = null;
  let now = november;
  for (const rated of ratings) {
    card = review(card, 'q1', rated, now);
    days.push(card.days);
    now = card.due;
  }
  if (card === null) throw new Error('There was no rating.');
  return { card, days };
}

// The library's own tests publish these numbers for its default parameters: packages/fsrs/__tests__/FSRS-6.test.ts.
describe('with the default parameters', () => {
  it('the intervals are the published ones', () => {
    const ratings = [good, good, good, good, good, good, again, again, good, good, good, good, good] as const;
    expect(reviewWhenDue(ratings).days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('the first rating gives the published memory', () => {
    const first = ([again, hard, good, easy] as const).map((rated) => review(null, 'q1', rated, november));
    expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065, 8.2956]);
    expect(first.map(({ difficulty }) => difficulty)).toEqual([6.4133, 5.11217071, 2.11810397, 1]);
    expect(first.map(({ days }) => days)).toEqual([0, 0, 0, 8]);
    expect(first.map(({ state }) => state)).toEqual([1, 1, 1, 2]);
  });

  it('the memory after reviews at given days is the published one', () => {
    const plan: readonly (readonly [number, ReviewRating])[] = [
      [0, again],
      [0, good],
      [1, good],
      [3, good],
      [8, good],
      [21, good],
    ];
    let card: ReviewCard | null = null;
    let now = november;
    for (const [days, rated] of plan) {
      now += days * aDay;
      card = review(card, 'q1', rated, now);
    }
    expect(card?.stability).toBeCloseTo(53.62691, 4);
    expect(card?.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it('the same ratings at the same times give the same card: no chance is in it', () => {
    const ratings = [good, hard, again, good, easy, good] as const;
    expect(reviewWhenDue(ratings)).toEqual(reviewWhenDue(ratings));
  });
});

test('a card survives being stored as text', () => {
  const { card } = reviewWhenDue([good, again, hard]);
  const stored = JSON.parse(JSON.stringify(card)) as ReviewCard;
  expect(review(stored, 'q1', good, card.due)).toEqual(review(card, 'q1', good, card.due));
});

test('a question is set apart once it has failed eight times, whatever came between', () => {
  const failures = Array.from({ length: leechAfter - 1 }, () => [again, good] as const).flat();
  const { card } = reviewWhenDue(failures);
  expect(card.failed).toBe(7);
  expect(isLeech(card)).toBe(false);
  expect(isLeech(review(card, 'q1', again, card.due))).toBe(true);
});

test('a review before the last one is refused', () => {
  const card = review(null, 'q1', good, november);
  expect(() => review(card, 'q1', good, november - 1)).toThrow(RangeError);
});

test.each([
  ['wrong', 1000, again],
  ['missed', 60_000, again],
  ['right', 20_000, easy],
  ['right', 20_001, good],
  ['right', 60_000, good],
  ['right', 60_001, hard],
] as const)('%s after %i ms at 60 s a question is rated %i', (outcome, ms, rated) => {
  expect(rate(outcome, ms, 60)).toBe(rated);
});
