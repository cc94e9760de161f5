import { expect, test } from 'vitest';
import { satPapers } from './sat.ts';
import { aDay, anAttempt, aPlace, november } from '#exam/testing/records.ts';

const sat = (id: string, exam: string, day: number, right: number, of: number) => ({
  ...anAttempt(
    id,
    november + day * aDay,
    Array.from({ length: of }, (_, n) => aPlace({ outcome: n < right ? 'right' : 'wrong' })),
  ),
  exam,
});

test('each paper with its best and its latest, the one sat last first', () => {
  const papers = satPapers([
    sat('b', 'year-quiz/2074', 3, 4, 10),
    sat('a', 'year-quiz/2074', 1, 7, 10),
    sat('c', 'unit-quiz/5', 2, 3, 5),
  ]);
  expect(papers.map(({ exam, times, best, latest }) => [exam, times, best.id, latest.id])).toEqual([
    ['year-quiz/2074', 2, 'a', 'b'],
    ['unit-quiz/5', 1, 'c', 'c'],
  ]);
});

test('the best is the greatest share, as a paper may have more questions another day; of equals the later', () => {
  const papers = satPapers([
    sat('a', 'unit-quiz/5', 1, 5, 10),
    sat('b', 'unit-quiz/5', 2, 4, 5),
    sat('c', 'unit-quiz/5', 3, 8, 10),
  ]);
  expect(papers[0]?.best.id).toBe('c');
});

test('reviews and practice of mistakes are no papers', () => {
  expect(satPapers([sat('a', 'review', 1, 1, 1), sat('b', 'mistakes', 1, 1, 1)])).toEqual([]);
});
