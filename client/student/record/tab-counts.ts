import { answersOf, type PastAnswer } from '#exam/record/answers.ts';
import { reviewsOf, type ToReview } from '#exam/record/due.ts';
import { mistakesOf } from '#exam/record/mistakes.ts';
import { paths } from '#client/lib/paths.ts';
import type { Counts } from '#client/student/shell/record-counts.ts';
import { deviceRecord } from './device-record.ts';

/** The counts at `now` (ms since the epoch). `answers` come from `answersOf`. */
export function tabCounts(record: ToReview, answers: readonly PastAnswer[], now: number): Counts {
  return {
    [paths.mistakes.to()]: mistakesOf(answers, record.gone).length,
    [paths.review.to()]: reviewsOf(record, answers, now).toDo.length,
  };
}

/** The counts by the record of this device at `now` (ms since the epoch). For a page without other data of it. */
export async function countWaiting(now: number): Promise<Counts> {
  const record = await deviceRecord();
  const [attempts, cards, bookmarks, gone] = await Promise.all([
    record.attempts(),
    record.cards(),
    record.bookmarks(),
    record.gone(now),
  ]);
  return tabCounts({ cards, bookmarks, gone }, answersOf(attempts), now);
}
