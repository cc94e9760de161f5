import type { PastAnswer } from './answers.ts';
import { isPaper } from './sat.ts';

/** The seconds of a question that was never part of a paper. */
export const usualPace = 60;

/**
 * The seconds that the exam has for each question, by its key: those of the paper in which it was asked last. A sitting of
 * reviews is none: it mixes questions of all papers. `answers` in the order of time.
 */
export function pacesOf(answers: readonly PastAnswer[]): ReadonlyMap<string, number> {
  return new Map(
    answers.flatMap(({ question, attempt }) => (isPaper(attempt) ? [[question, attempt.pace] as const] : [])),
  );
}
