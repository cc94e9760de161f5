import { deviceRecord, dropRecord } from '#client/student/record/device-record.ts';
import { papersUnderWay } from '#client/student/record/papers-under-way.ts';
import { choose } from '#client/student/shell/choices.ts';
import { clearForLogout } from '#client/lib/storage/browser-storage.ts';

/** What visitors have left on this device, those papers among it that they did not finish; null for nothing. */
export async function visitorsRecord() {
  const device = await deviceRecord(null);
  const [attempts, cards, bookmarks, unfinished] = await Promise.all([
    device.attempts(),
    device.cards(),
    device.bookmarks(),
    papersUnderWay(device),
  ]);
  const record = { attempts, cards, bookmarks, unfinished };
  return Object.values(record).some((part) => part.length > 0) ? record : null;
}

/** Leaves nothing of it on this device, nor of a paper under way. */
export async function clearDevice(): Promise<void> {
  await dropRecord(null);
  clearForLogout();
  choose('record', null);
}
