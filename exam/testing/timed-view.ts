import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { clockOf, view, type TimedView } from '#exam/practice/view.ts';

/** All that a screen shows of an attempt at `now` (ms). */
export function timedView(attempt: PracticeAttempt, now: number): TimedView {
  return { ...view(attempt), ...clockOf(attempt, now) };
}
