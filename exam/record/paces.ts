import type { PastAnswer } from './answers.ts';
import { isPaper } from './sat.ts';

/** The seconds for a question that was never part of a paper. */
export const usualPace = 60;

/**
 * The seconds that each question has in the exam, by its key; the paper that asked it last counts. Reviews don't count:
 * they mix questions of all papers. `answers` in order of time.
 */
export function pacesOf(answers: readonly PastAnswer[]): ReadonlyMap<string, number> {
  return new Map(
    answers.flatMap(({ question, attempt }) => (isPaper(attempt) ? [[question, attempt.pace] as const] : [])),
  );
}
