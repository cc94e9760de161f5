import { expect, test } from 'vitest';
import { anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { answersOf } from './answers.ts';
import { pacesOf } from './paces.ts';
import { mistakesExam, reviewExam } from './sat.ts';

const day = 24 * 60 * 60_000;
const sat = (id: string, on: number, exam: string, pace: number, ...questions: string[]) => ({
  ...anAttempt(
    id,
    november + on * day,
    questions.map((question) => aPlace({ question })),
  ),
  exam,
  pace,
});

test('a question keeps the pace of its paper, whatever it was reviewed or practised together with', () => {
  const answers = answersOf([
    sat('quiz', 0, 'unit-quiz/101', 30, 'short', 'both'),
    sat('mock', 1, 'mock/tu-bsc-csit', 72, 'long', 'both'),
    sat('review', 2, reviewExam, 72, 'short', 'long'),
    sat('mistakes', 3, mistakesExam, 30, 'long', 'both'),
  ]);
  expect(Object.fromEntries(pacesOf(answers))).toEqual({ short: 30, long: 72, both: 72 });
});
