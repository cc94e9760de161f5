import { useCallback, useEffect, useState } from 'react';
import { topicOfQuestion } from '#content/load/question-topics.ts';
import { answersOf, type PastAnswer } from '#exam/record/answers.ts';
import type { PracticeRecord } from '#exam/record/record.ts';
import { deviceRecord, ownerOf, type DeviceRecord } from '#client/record/device-record.ts';
import { syncRecord } from '#client/record/sync.ts';
import { useSession } from '#client/session/session.ts';

/** The record as the screens show it. */
export interface RecordData extends PracticeRecord {
  readonly device: DeviceRecord;
  /** Every answer in the order of time. */
  readonly answers: readonly PastAnswer[];
  /** How many papers the account of who is signed in does not have yet. */
  readonly unsent: number;
}

async function load(device: DeviceRecord, signedIn: boolean): Promise<RecordData> {
  const [attempts, cards, bookmarks] = await Promise.all([device.attempts(), device.cards(), device.bookmarks()]);
  const unsent = signedIn ? (await device.unsent()).attempts.length : 0;
  return { device, attempts, cards, bookmarks, answers: answersOf(attempts, topicOfQuestion), unsent };
}

/**
 * The record of whoever practises here: what the device has at once, then once more when the account has been asked. Null
 * until it is read. `reload` reads it again after a change.
 */
export function useRecordData(): { data: RecordData | null; reload: () => void } {
  const { user } = useSession();
  const owner = ownerOf(user);
  const [data, setData] = useState<RecordData | null>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let shown = true;
    const look = async (device: DeviceRecord) => {
      const loaded = await load(device, owner !== null);
      if (shown) setData(loaded);
    };
    const lookTwice = async () => {
      const device = await deviceRecord(owner);
      const read = device.changes();
      await look(device);
      if (owner === null || changes > 0) return;
      await syncRecord();
      // Thousands of answers are not read a second time for nothing.
      if (device.changes() !== read) await look(device);
    };
    void lookTwice();
    return () => {
      shown = false;
    };
  }, [owner, changes]);
  return { data, reload: useCallback(() => setChanges((count) => count + 1), []) };
}
