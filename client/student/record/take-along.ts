import { attemptId } from '#exam/record/attempt-id.ts';
import type { KeptAttempt, PaperAside, PracticeRecord } from '#exam/record/record.ts';
import { isFinished } from '#exam/record/sat.ts';
import { deviceRecord, dropRecord } from './device-record.ts';
import { isSame } from './papers-under-way.ts';
import { syncRecord } from './sync.ts';

/** What visitors have left on this device. */
export interface LeftBehind extends PracticeRecord {
  readonly asides: readonly PaperAside[];
}

/** In the tables of visitors: up to when what they left is none of an account's, in ms since the epoch. */
const notOf = (owner: string) => `not-of/${owner}`;

/** What visitors have left that an account was not asked about; null for nothing. */
export async function leftBehind(owner: string): Promise<LeftBehind | null> {
  const visitors = await deviceRecord(null);
  const asked = Number((await visitors.fact(notOf(owner))) ?? -1);
  const left = {
    attempts: (await visitors.attempts()).filter(({ ended }) => ended > asked),
    cards: (await visitors.cards()).filter(({ reviewed }) => reviewed > asked),
    bookmarks: (await visitors.bookmarks()).filter(({ changed }) => changed > asked),
    asides: (await visitors.asides()).filter(({ left: touched }) => touched > asked),
  };
  return Object.values(left).some((each) => each.length > 0) ? left : null;
}

/** Leaves it with the visitors: the account is asked again for what comes after `now` (ms since the epoch). */
export async function leaveBehind(owner: string, now: number): Promise<void> {
  const visitors = await deviceRecord(null);
  await visitors.setFact(notOf(owner), String(now));
}

/**
 * Moves it to the account, and sends it. Where that breaks off it is still with the visitors, and moving it once more
 * doubles nothing.
 */
export async function takeAlong(owner: string, left: LeftBehind): Promise<void> {
  const [visitors, own] = await Promise.all([deviceRecord(null), deviceRecord(owner)]);
  const { attempts, cards, bookmarks, asides } = left;
  const keys = new Set([
    ...attempts.flatMap(({ places }) => places.map(({ question }) => question)),
    ...cards.map(({ question }) => question),
    ...bookmarks.map(({ question }) => question),
  ]);
  await own.putQuestions([...(await visitors.questions([...keys])).values()]);
  const device = await own.device();
  // What the account knows as finished is not under way.
  await syncRecord();
  const finished = (await own.attempts()).filter(isFinished);
  const isOpen = (paper: Pick<KeptAttempt, 'exam' | 'began'>) => !finished.some((known) => isSame(known, paper));
  /** By the name that it has when it goes on, so that it does not stand there twice. */
  const ownId = ({ exam, began }: Pick<KeptAttempt, 'exam' | 'began'>) => attemptId(device, exam, began);
  await own.put({
    attempts: attempts.flatMap((each) => {
      if (isFinished(each)) return [each];
      return isOpen(each) ? [{ ...each, id: ownId(each) }] : [];
    }),
    cards,
    bookmarks,
  });
  for (const aside of asides.filter(isOpen)) await own.putAside({ ...aside, id: ownId(aside) });
  await visitors.remove(left);
  if (await isEmpty()) await dropRecord(null);
  void syncRecord();
}

async function isEmpty(): Promise<boolean> {
  const visitors = await deviceRecord(null);
  const kept = await Promise.all([visitors.attempts(), visitors.cards(), visitors.bookmarks(), visitors.asides()]);
  return kept.every((each) => each.length === 0);
}
