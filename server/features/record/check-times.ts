import type { PracticeRecord } from '#exam/record/record.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/**
 * How far a phone's clock may be ahead of the server, in ms. An entry with a later time would stay the latest on every
 * device.
 */
export const clockSkew = 24 * 60 * 60_000;

/**
 * Throws 'invalid' for an attempt that ended before it began, and for entries later than `now` (ms since the epoch). It
 * stands beside the contract, whose schemas don't know the time and also describe answers with older entries.
 */
export function checkTimes(
  { attempts = [], cards = [], bookmarks = [], goals = [] }: Partial<PracticeRecord>,
  now: number,
): void {
  if (attempts.some(({ began, ended }) => ended < began)) {
    throw new AppError('invalid', { fields: { attempts: (t) => t.endedBeforeItBegan } });
  }
  const latest = now + clockSkew;
  const late = {
    attempts: attempts.some(({ ended }) => ended > latest),
    cards: cards.some(({ reviewed }) => reviewed > latest),
    bookmarks: bookmarks.some(({ changed }) => changed > latest),
    goals: goals.some(({ changed }) => changed > latest),
  };
  for (const kind of ['attempts', 'cards', 'bookmarks', 'goals'] as const) {
    if (late[kind]) throw new AppError('invalid', { fields: { [kind]: (t) => t.notYet } });
  }
}
