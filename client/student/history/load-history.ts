import { openMocks, type OpenMock } from './mock-store.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { papersUnderWay } from '#client/student/record/papers-under-way.ts';
import * as titles from '#messages/record-titles.ts';
import { answersOf } from '#exam/record/answers.ts';
import type { KeptAttempt, PaperAside } from '#exam/record/record.ts';
import { isFinished } from '#exam/record/sat.ts';
import { tabCounts } from '#client/student/record/tab-counts.ts';
import { ownerOf } from '#client/lib/session/record-owner.ts';
import { session } from '#client/lib/session/session.ts';
import type { Counts } from '#client/student/shell/record-counts.ts';

/** A paper under way, with the number of its answers so far. */
export type PaperGoingOn = PaperAside & { readonly places?: KeptAttempt['places'] | undefined };

/** The finished papers, the last first, and those under way. A paper that was left on another device is among the first. */
export interface History {
  readonly title: string;
  readonly attempts: readonly KeptAttempt[];
  readonly asides: readonly PaperGoingOn[];
  readonly mocks: readonly OpenMock[];
  /** ms since the epoch. */
  readonly now: number;
  /** How many papers the account does not have yet; null if there is no account. */
  readonly unsent: number | null;
  readonly counts: Counts;
}

/** Reads the history on this device. */
export async function loadHistory(): Promise<History> {
  const owner = ownerOf(session.getState().user);
  const record = await deviceRecord(owner);
  const now = Date.now();
  const [attempts, cards, bookmarks, asides, gone, unsent] = await Promise.all([
    record.attempts(),
    record.cards(),
    record.bookmarks(),
    papersUnderWay(record),
    record.gone(now),
    owner === null ? null : record.unsent(),
  ]);
  return {
    title: titles.history,
    attempts: attempts
      .filter((each) => isFinished(each) || asides.every(({ id }) => id !== each.id))
      .sort((one, other) => other.ended - one.ended),
    asides: asides.map((aside) => ({ ...aside, places: attempts.find(({ id }) => id === aside.id)?.places })),
    mocks: openMocks(await record.device()),
    now,
    unsent: unsent && unsent.attempts.length,
    counts: tabCounts({ cards, bookmarks, gone }, answersOf(attempts), now),
  };
}
