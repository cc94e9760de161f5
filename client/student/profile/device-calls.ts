import { deviceRecord, dropRecord } from '#client/student/record/device-record.ts';
import { papersUnderWay } from '#client/student/record/papers-under-way.ts';
import { choose } from '#client/student/shell/choices.ts';
import { clearForLogout } from '#client/lib/storage/browser-storage.ts';

/** Visitors' data on this device, with their unfinished papers; null if there is none. */
export async function visitorsRecord() {
  const device = await deviceRecord(null);
  const [attempts, cards, bookmarks, goal, unfinished] = await Promise.all([
    device.attempts(),
    device.cards(),
    device.bookmarks(),
    device.goal(),
    papersUnderWay(device),
  ]);
  const record = { attempts, cards, bookmarks, goals: goal === undefined ? [] : [goal], unfinished };
  return Object.values(record).some((part) => part.length > 0) ? record : null;
}

/** Removes all of it from this device, with a paper under way. */
export async function clearDevice(): Promise<void> {
  await dropRecord(null);
  clearForLogout();
  choose('record', null);
}
