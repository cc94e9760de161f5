import type { Part } from './saved-parts.ts';

/** How many are fetched side by side: enough to fill a slow link, few enough that little is lost when it drops. */
const lanes = 3;

/** Saves parts. `onBytes` is told the bytes of each that has come. Rejects when one doesn't come; those that have come stay. */
export async function saveParts(parts: readonly Part[], onBytes: (bytes: number) => void): Promise<void> {
  const queue = parts.values();
  const lane = async () => {
    for (const part of queue) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other in a lane; the lanes share the queue
      await part.save();
      onBytes(part.bytes);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
