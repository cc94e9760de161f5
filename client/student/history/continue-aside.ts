import { parseExamId } from '#client/student/exam/exam-id.ts';
import { examRoute } from '#client/student/exam/exam-routes.ts';
import { paths } from '#client/lib/paths.ts';
import { parseOwnExam } from '#exam/record/own-practice.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { keepStoredPaper } from '#client/student/record/papers-under-way.ts';
import { storedPaper } from '#client/student/record/stored-paper.ts';
import { clearForExamStart, writeText } from '#client/lib/storage/browser-storage.ts';
import { readStored } from '#client/lib/storage/stored-values.ts';
import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import type { PaperAside } from '#exam/record/record.ts';

/** Puts the keys of a paper back at once. Another paper under way goes into the record. Does nothing if the keys are its own. */
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

/** Where a paper or a set of questions under way goes on, for its link; null for an exam that this program does not have. */
export function wayToAside(aside: PaperAside): { readonly to: string; readonly onClick?: () => void } | null {
  if (parseOwnExam(aside.exam) !== null) return { to: paths.practiceSet.to({ id: aside.id }) };
  const named = parseExamId(aside.exam);
  return named && { to: examRoute(named.format).to(named.key), onClick: () => void continueAside(aside) };
}
