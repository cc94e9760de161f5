import { deviceRecord } from '#client/record/device-record.ts';
import { keepStoredPaper } from '#client/record/papers-under-way.ts';
import { storedPaper } from '#client/record/stored-paper.ts';
import { clearForExamStart, writeText } from '#client/storage/browser-storage.ts';
import { readStored } from '#client/storage/stored-values.ts';
import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import type { PaperAside } from '#exam/record/record.ts';

/**
 * Puts the keys of a paper back at once, in place of whichever paper is under way, and has the record keep that one; does
 * nothing where they are its own.
 */
export async function continueAside({ exam, began, keys }: PaperAside): Promise<void> {
  const owner = readStored().exam;
  if (owner?.id === exam && owner.beganAt === began && !owner.ended) return;
  const stored = storedPaper();
  clearForExamStart();
  for (const key of storedKeyNames) {
    const text = keys[key];
    if (key !== 'profile' && text !== undefined) writeText(key, text);
  }
  if (stored !== null) await keepStoredPaper(await deviceRecord(), stored);
}
