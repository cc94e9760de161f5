import type { Outcome } from '#exam/practice/attempt.ts';
import type { ReviewRating } from './record.ts';

/**
 * Rates a reviewed answer. Wrong or missed is again. Right is good; slower than the exam's pace is hard; in at most a
 * third of the pace is easy. `ms` is the time taken; `pace` is the exam's seconds for a question.
 */
export function rate(outcome: Outcome, ms: number, pace: number): ReviewRating {
  if (outcome !== 'right') return 1;
  if (ms > pace * 1000) return 2;
  return ms * 3 <= pace * 1000 ? 4 : 3;
}
