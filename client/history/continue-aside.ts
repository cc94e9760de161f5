import { clearForExamStart, writeText } from '#client/storage/browser-storage.ts';
import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import type { PaperAside } from '#exam/record/record.ts';

/** Puts the keys of a paper back, in place of whichever paper is under way: that one is in the record too, as it stands. */
export function continueAside({ keys }: PaperAside): void {
  clearForExamStart();
  for (const key of storedKeyNames) {
    const text = keys[key];
    if (key !== 'profile' && text !== undefined) writeText(key, text);
  }
}
