import { session } from '#client/lib/session/session.ts';
import * as m from '#messages/own-record.ts';
import { ask } from './ask.tsx';
import { deviceRecord, dropRecord } from './device-record.ts';
import { ownerOf, type Owner } from '#client/lib/session/record-owner.ts';
import { syncRecord } from './sync.ts';

/** Whether one is on its way: a student may press the button twice. */
let leaving = false;

/** How long it sends before it asks, in ms. */
const sendTimeoutMs = 2000;

/**
 * Before a log-out: sends what the signed-in account does not have, and clears its record from this device. If sending fails, it asks;
 * false when the student wants to stay.
 */
export async function leaveRecord(): Promise<boolean> {
  if (leaving) return false;
  leaving = true;
  try {
    const owner = ownerOf(session.getState().user);
    if ((await unsentOf(owner)) && !(await sendOrAsk(owner))) return false;
    await dropRecord(owner);
  } catch {
    // Unreadable tables do not stop a log-out.
  } finally {
    leaving = false;
  }
  return true;
}

async function sendOrAsk(owner: Owner): Promise<boolean> {
  const sent = syncRecord().then(async () => ((await unsentOf(owner)) === null ? ('other' as const) : null));
  const late = new Promise<null>((resolve) => setTimeout(resolve, sendTimeoutMs, null));
  if ((await Promise.race([sent, late])) !== null) return true;
  const unsent = await unsentOf(owner);
  if (unsent === null) return true;
  const answer = await ask(
    {
      title: m.notSentYet,
      what: m.stillHere(unsent.papers),
      follows: m.lostAtLogOut,
      safe: m.stay,
      other: m.logOutNow,
    },
    sent,
  );
  return answer === 'other';
}

/** Null if there is nothing. */
async function unsentOf(owner: Owner): Promise<{ papers: number } | null> {
  const { attempts, cards, bookmarks, goals } = await (await deviceRecord(owner)).unsent();
  return attempts.length + cards.length + bookmarks.length + goals.length === 0 ? null : { papers: attempts.length };
}
