import type { Outcome } from '#exam/practice/attempt.ts';
import type { Rated } from './record.ts';

/**
 * How a reviewed answer is rated by itself: wrong or missed → again; right → good, slower than the exam's pace → hard, in
 * at most a third of it → easy. `ms` is the time that it took, `pace` the seconds that the exam has for a question.
 */
export function rate(outcome: Outcome, ms: number, pace: number): Rated {
  if (outcome !== 'right') return 1;
  if (ms > pace * 1000) return 2;
  return ms * 3 <= pace * 1000 ? 4 : 3;
}
