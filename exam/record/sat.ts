import { scoreOf } from '#exam/practice/mark.ts';
import { parseOwnExam } from './own-practice.ts';
import type { KeptAttempt } from './record.ts';

/** The exam ids of attempts that are no paper: reviews, and practice of mistakes. Own practice has others (own-practice.ts). */
export const reviewExam = 'review';
export const mistakesExam = 'mistakes';

/** Whether an attempt is a paper that was sat. */
export function isPaper({ exam }: Pick<KeptAttempt, 'exam'>): boolean {
  return exam !== reviewExam && exam !== mistakesExam && parseOwnExam(exam) === null;
}

/** Whether an attempt has marks, which means that every question of its paper is settled. */
export function isFinished({ total }: Pick<KeptAttempt, 'total'>): boolean {
  return total === undefined;
}

/** How a paper went that the student sat at least once. */
export interface SatPaper {
  readonly exam: string;
  readonly times: number;
  /**
   * `best` is the attempt with the greatest share of marks, the later of two equal ones. `latest` is the last attempt.
   */
  readonly best: KeptAttempt;
  readonly latest: KeptAttempt;
}

/** Every paper that was sat to its end, the latest first. */
export function satPapers(attempts: readonly KeptAttempt[]): SatPaper[] {
  const papers = new Map<string, SatPaper>();
  for (const attempt of attempts
    .filter((each) => isPaper(each) && isFinished(each))
    .sort((one, other) => one.ended - other.ended)) {
    const { exam } = attempt;
    const before = papers.get(exam);
    const best = before && shareOf(before.best) > shareOf(attempt) ? before.best : attempt;
    papers.set(exam, { exam, times: (before?.times ?? 0) + 1, best, latest: attempt });
  }
  return [...papers.values()].sort((one, other) => other.latest.ended - one.latest.ended);
}

function shareOf({ places }: KeptAttempt): number {
  return places.length === 0 ? 0 : scoreOf(places) / places.length;
}
