import { scoreOf } from '#exam/practice/mark.ts';
import type { PastAnswer } from './answers.ts';
import { beginOfDay, dayOf, weekdayOf } from './day.ts';
import { mockExam } from './mock-exam.ts';
import type { RealPaper } from './papers.ts';
import { leastAnswers, readinessOf, type Range } from './readiness.ts';
import type { KeptAttempt } from './record.ts';

/** The estimate at the end of a week. */
export interface ReadinessWeek extends Range {
  /** The week's Sunday, by its number (exam/record/day.ts). */
  readonly sunday: number;
  /** The expected mark: the middle of its range. */
  readonly middle: number;
  /** The marks of the week's last mock; null without one. */
  readonly mock: number | null;
}

/** How many weeks are shown at most. */
const mostWeeks = 8;

/**
 * The expected marks in a paper at the end of each of the last weeks, the latest last; it ends with `now` (ms since the
 * epoch). Weeks begin on Sunday. A week before enough answers is left out. `answers` as `answersOf` gives them.
 */
export function readinessWeeks(
  paper: RealPaper,
  answers: readonly PastAnswer[],
  attempts: readonly KeptAttempt[],
  now: number,
): ReadinessWeek[] {
  const today = dayOf(now);
  const thisSunday = today - weekdayOf(today);
  const mocks = attempts
    .filter(({ exam }) => exam === mockExam(paper.name))
    .sort((one, other) => one.ended - other.ended);
  return Array.from({ length: mostWeeks }, (_, week) => thisSunday - 7 * (mostWeeks - 1 - week)).flatMap((sunday) => {
    const end = beginOfDay(sunday + 7);
    const {
      answers: counted,
      low,
      high,
    } = readinessOf(
      paper,
      answers.filter(({ at }) => at < end),
    );
    if (counted < leastAnswers) return [];
    const mock = mocks.filter(({ ended }) => ended >= beginOfDay(sunday) && ended < end).pop();
    return [{ sunday, low, high, middle: Math.round((low + high) / 2), mock: mock ? scoreOf(mock.places) : null }];
  });
}
