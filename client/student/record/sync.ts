import { ApiError } from '#client/lib/api/api-error.ts';
import { session } from '#client/lib/session/session.ts';
import type { PracticeRecord } from '#exam/record/record.ts';
import { deviceRecord, type DeviceRecord, type RecordPart } from './device-record.ts';
import { ownerOf } from '#client/lib/session/record-owner.ts';
import { accountCalls, type AccountSide } from './sync-calls.ts';

type Kind = keyof PracticeRecord;

/** How many of a kind go out at once: few enough that a link that drops still brings one through. */
const atOnce = { attempts: 10, cards: 200, bookmarks: 100, goals: 1 } as const satisfies Record<Kind, number>;

const kinds = ['goals', 'attempts', 'cards', 'bookmarks'] as const;

let running: Promise<boolean> | null = null;

/**
 * Synchronises device and account in the background, if a student is signed in. Returns whether all went through. The rest stays, and goes
 * with the next call.
 */
export function syncRecord(): Promise<boolean> {
  running ??= run().finally(() => {
    running = null;
  });
  return running;
}

async function run(): Promise<boolean> {
  const { user } = session.getState();
  if (user === null) return true;
  // A log-out cancels it: the account would refuse the requests under way, or bring its record back to the device.
  const loggedOut = new AbortController();
  const unsubscribe = session.subscribe((now) => {
    if (now.user?.token !== user.token) loggedOut.abort();
  });
  try {
    const record = await deviceRecord(ownerOf(user));
    return await syncWith(record, accountCalls(user.token, loggedOut.signal));
  } finally {
    unsubscribe();
  }
}

/** Sends what the account does not have, then takes what it has. False when an answer did not come or a log-out cancelled it. */
export async function syncWith(record: DeviceRecord, account: AccountSide): Promise<boolean> {
  try {
    const unsent = await record.unsent();
    for (const kind of kinds) {
      const entries = unsent[kind];
      for (let from = 0; from < entries.length; from += atOnce[kind]) {
        await send(record, account, kind, entries.slice(from, from + atOnce[kind]));
      }
    }
    for (const kind of kinds) await take(record, account, kind);
    return true;
  } catch (error) {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return false;
    throw error;
  }
}

async function send(
  record: DeviceRecord,
  account: AccountSide,
  kind: Kind,
  entries: readonly unknown[],
): Promise<void> {
  const part = { [kind]: entries } as RecordPart;
  try {
    await account.send(part);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    // Something in it does not belong to the account. Only that stays here, and does not delay the rest.
    if (entries.length > 1) for (const entry of entries) await send(record, account, kind, [entry]);
    else await record.sent(part);
    return;
  }
  await record.sent(part);
}

async function take(record: DeviceRecord, account: AccountSide, kind: Kind): Promise<void> {
  const name = `cursor/${kind}`;
  let cursor = await record.fact(name);
  for (;;) {
    const news = await account.since(kind, cursor);
    if ((news.part[kind] ?? []).length === 0) return;
    await record.put(news.part, 'account');
    cursor = news.cursor;
    await record.setFact(name, cursor);
  }
}
