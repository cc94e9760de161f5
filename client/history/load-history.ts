import { deviceRecord } from '#client/record/device-record.ts';
import { papersUnderWay } from '#client/record/papers-under-way.ts';
import * as titles from '#messages/record-titles.ts';
import { answersOf } from '#exam/record/answers.ts';
import type { KeptAttempt, PaperAside } from '#exam/record/record.ts';
import { tabCounts } from '#client/record/record-tabs.tsx';
import type { Counts } from '#client/shell/record-counts.ts';

/** What has been sat, the last first, and what goes on. */
export interface History {
  readonly title: string;
  readonly attempts: readonly KeptAttempt[];
  readonly asides: readonly PaperAside[];
  readonly counts: Counts;
}

/** Reads the history that this device has. */
export async function loadHistory(): Promise<History> {
  const record = await deviceRecord();
  const now = Date.now();
  const [attempts, cards, bookmarks, asides, gone] = await Promise.all([
    record.attempts(),
    record.cards(),
    record.bookmarks(),
    papersUnderWay(record),
    record.gone(now),
  ]);
  return {
    title: titles.history,
    attempts: [...attempts].sort((one, other) => other.ended - one.ended),
    asides,
    counts: tabCounts({ cards, bookmarks, gone }, answersOf(attempts), now),
  };
}
