import { step, type PracticeAttempt, type Exam } from '#exam/practice/attempt.ts';
import type { Paper } from '#exam/practice/paper.ts';
import { restore } from '#exam/practice/stored-attempt.ts';
import type { StoredValues } from '#exam/practice/parse-stored.ts';

/** What a screen shows after a reload at `now` (ms): the stored attempt after the passed time, or null. */
export function resume(exam: Exam, paper: Paper, stored: StoredValues, now: number): PracticeAttempt | null {
  const attempt = restore(exam, paper, stored);
  return attempt && step(attempt, { type: 'tick' }, now);
}
