import { attemptId } from '#exam/record/attempt-id.ts';
import type { KeptAttempt, PaperAside, PracticeRecord } from '#exam/record/record.ts';
import { isFinished } from '#exam/record/sat.ts';
import { deviceRecord, dropRecord, type DeviceRecord } from './device-record.ts';
import { isSame } from './papers-under-way.ts';
import { setQuestionKeys } from './set-keys.ts';
import { syncRecord } from './sync.ts';

/** Visitors' data on this device. */
export interface LeftBehind extends PracticeRecord {
  readonly asides: readonly PaperAside[];
}

/** In the tables of visitors: the time until which their data does not belong to an account, in ms since the epoch. */
const notOf = (owner: string) => `not-of/${owner}`;

/** Visitors' data that no question to an account was about; null if there is none. */
export async function leftBehind(owner: string): Promise<LeftBehind | null> {
  const visitors = await deviceRecord(null);
  const asked = Number((await visitors.fact(notOf(owner))) ?? -1);
  const left = {
    attempts: (await visitors.attempts()).filter(({ ended }) => ended > asked),
    cards: (await visitors.cards()).filter(({ reviewed }) => reviewed > asked),
    bookmarks: (await visitors.bookmarks()).filter(({ changed }) => changed > asked),
    goals: await goalOf(visitors, asked),
    asides: (await visitors.asides()).filter(({ left: touched }) => touched > asked),
  };
  return Object.values(left).some((each) => each.length > 0) ? left : null;
}

/** Leaves it with the visitors: the next question to the account is about data after `now` (ms since the epoch). */
export async function leaveBehind(owner: string, now: number): Promise<void> {
  const visitors = await deviceRecord(null);
  await visitors.setFact(notOf(owner), String(now));
}

/** Moves it to the account, and sends it. After an interruption the visitors still have it, and a second move doubles nothing. */
export async function takeAlong(owner: string, left: LeftBehind): Promise<void> {
  const [visitors, own] = await Promise.all([deviceRecord(null), deviceRecord(owner)]);
  const { attempts, cards, bookmarks, goals, asides } = left;
  const keys = new Set([
    ...attempts.flatMap(({ places }) => places.map(({ question }) => question)),
    ...cards.map(({ question }) => question),
    ...bookmarks.map(({ question }) => question),
    // A set goes on with those that no answer names yet.
    ...asides.flatMap((aside) => setQuestionKeys(aside) ?? []),
  ]);
  await own.putQuestions([...(await visitors.questions([...keys])).values()]);
  const device = await own.device();
  // A paper that the account knows as finished is not under way.
  await syncRecord();
  const finished = (await own.attempts()).filter(isFinished);
  const isOpen = (paper: Pick<KeptAttempt, 'exam' | 'began'>) => !finished.some((known) => isSame(known, paper));
  /** Under the name that it has when it goes on, so that the list does not show it twice. */
  const ownId = ({ exam, began }: Pick<KeptAttempt, 'exam' | 'began'>) => attemptId(device, exam, began);
  await own.put({
    attempts: attempts.flatMap((each) => {
      if (isFinished(each)) return [each];
      return isOpen(each) ? [{ ...each, id: ownId(each) }] : [];
    }),
    cards,
    bookmarks,
    goals,
  });
  for (const aside of asides.filter(isOpen)) await own.putAside({ ...aside, id: ownId(aside) });
  await visitors.remove(left);
  if (await isEmpty()) await dropRecord(null);
  void syncRecord();
}

async function goalOf(visitors: DeviceRecord, since: number) {
  const goal = await visitors.goal();
  return goal !== undefined && goal.changed > since ? [goal] : [];
}

async function isEmpty(): Promise<boolean> {
  const visitors = await deviceRecord(null);
  const kept = await Promise.all([visitors.attempts(), visitors.cards(), visitors.bookmarks(), visitors.asides()]);
  return kept.every((each) => each.length === 0);
}
