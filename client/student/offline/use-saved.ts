import { useEffect, useState } from 'react';
import { bytesOf, loadFiles, missingOf, type OfflineFile } from './offline-files.ts';

/** How many files load in parallel: enough to fill a slow link, few enough that a drop loses little. */
const concurrency = 3;

/** The papers and chapters on this device: the bytes of all, and of the missing ones. */
export interface SaveState {
  readonly state: 'missing' | 'saving' | 'failed' | 'saved';
  readonly bytes: number;
  readonly missing: number;
}

/** Checks once what is saved; null until that is known. `save` fetches the missing files. */
export function useSaved(): { saved: SaveState | null; save: () => void } {
  const [saved, setSaved] = useState<SaveState | null>(null);
  const change = (next: (now: SaveState) => SaveState) => setSaved((now) => now && next(now));

  useEffect(() => {
    // Without the lists there is nothing to offer.
    look('missing').then(setSaved, () => {});
  }, []);

  const save = () => {
    change((now) => ({ ...now, state: 'saving' }));
    saveMissing((bytes) => change((now) => ({ ...now, missing: now.missing - bytes })))
      .then(
        () => look('missing'),
        () => look('failed'),
      )
      .then(setSaved, () => change((now) => ({ ...now, state: 'failed' })));
  };
  return { saved, save };
}

/** Reads the caches only once the program itself is saved: papers alone would open nothing. */
async function look(whenMissing: 'missing' | 'failed'): Promise<SaveState> {
  await navigator.serviceWorker.ready;
  const files = await loadFiles();
  const missing = await missingOf(files);
  return { state: missing.length === 0 ? 'saved' : whenMissing, bytes: bytesOf(files), missing: bytesOf(missing) };
}

async function saveMissing(onBytes: (bytes: number) => void): Promise<void> {
  await saveFiles(await missingOf(await loadFiles()), onBytes);
  // A request, not a condition: it saves even when the device runs short of room.
  await navigator.storage?.persist?.();
}

/** Saves files. Calls `onBytes` with the bytes of each file that has come. Rejects when one doesn't come; the others stay. */
async function saveFiles(files: readonly OfflineFile[], onBytes: (bytes: number) => void): Promise<void> {
  const queue = files.values();
  const lane = async () => {
    for (const file of queue) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other in a lane; the lanes share the queue
      await file.save();
      onBytes(file.bytes);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
