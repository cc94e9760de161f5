import { useCallback, useEffect, useState } from 'react';
import { ownerOf } from '#client/lib/session/record-owner.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { bringAnswersAhead } from '#client/student/history/bring-answers-ahead.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { useSession } from '#client/lib/session/session.ts';
import { readRecord, type RecordData } from './read-record.ts';

/**
 * The student's record: `first`, which came with the page, then again after the account's answer. Null until the record of a new owner is
 * read. `reload` reads it again after a change.
 */
export function useRecordData(first: RecordData): { data: RecordData | null; reload: () => void } {
  const { user } = useSession();
  const owner = ownerOf(user);
  const [data, setData] = useState(first);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let shown = true;
    const look = async () => {
      const read = await readRecord();
      if (shown) setData(read);
    };
    const lookTwice = async () => {
      await look();
      if (changes > 0) return;
      await bringAnswersAhead(await deviceRecord(owner));
      if (owner !== null) await syncRecord();
      await look();
    };
    void lookTwice();
    return () => {
      shown = false;
    };
  }, [owner, changes]);
  return { data: data.owner === owner ? data : null, reload: useCallback(() => setChanges((count) => count + 1), []) };
}
