import type { OfflineFile } from './offline-files.ts';

/** How many are fetched side by side: enough to fill a slow link, few enough that little is lost when it drops. */
const lanes = 3;

/** Saves files. `onBytes` is told the bytes of each that has come. Rejects when one doesn't come; those that have come stay. */
export async function saveFiles(files: readonly OfflineFile[], onBytes: (bytes: number) => void): Promise<void> {
  const queue = files.values();
  const lane = async () => {
    for (const file of queue) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other in a lane; the lanes share the queue
      await file.save();
      onBytes(file.bytes);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
