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

test('a paper that is not finished has no marks yet', () => {
  expect(satPapers([{ ...sat('a', 'year-quiz/2074', 1, 30, 30), total: 100 }])).toEqual([]);
});

test('of equals the later is the best, whichever was read first', () => {
  const first = sat('first', 'unit-quiz/5', 1, 4, 8);
  const second = sat('second', 'unit-quiz/5', 2, 5, 10);
  for (const attempts of [
    [first, second],
    [second, first],
  ]) {
    expect(satPapers(attempts)[0]).toMatchObject({ best: { id: 'second' }, latest: { id: 'second' }, times: 2 });
  }
});

test('papers stand by when they were sat last, not by when they were first', () => {
  const papers = satPapers([
    sat('a', 'unit-quiz/5', 1, 1, 5),
    sat('b', 'unit-quiz/6', 2, 1, 5),
    sat('c', 'unit-quiz/7', 3, 1, 5),
    sat('d', 'unit-quiz/5', 4, 1, 5),
  ]);
  expect(papers.map(({ exam }) => exam)).toEqual(['unit-quiz/5', 'unit-quiz/7', 'unit-quiz/6']);
});

test('a paper without a question is worth nothing beside one with any right answer', () => {
  const papers = satPapers([sat('some', 'unit-quiz/5', 1, 1, 9), sat('none', 'unit-quiz/5', 2, 0, 0)]);
  expect(papers[0]).toMatchObject({ best: { id: 'some' }, latest: { id: 'none' } });
});
