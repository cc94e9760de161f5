import { formatOf, formats, type FormatName } from '#exam/practice/formats.ts';
import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { readText } from '#client/storage/browser-storage.ts';
import { readStoredExam } from '#client/storage/stored-values.ts';
import type { DeviceRecord } from './device-record.ts';

/** The paper of the stored keys, as the record keeps it; null where nothing is answered, it has ended, or its format is not counted. */
export function storedPaper(): Omit<PaperAside, 'id'> | null {
  const exam = readStoredExam();
  if (exam?.total === undefined || exam.ended || !isCounted(exam.id)) return null;
  const { id, beganAt, chosen, settledAt, currentQuestionIndex = 0, startTime = beganAt, total } = exam;
  if (currentQuestionIndex === 0 && chosen.every((option) => option === null)) return null;
  const keys = storedKeyNames.flatMap((key) => {
    const text = key === 'profile' ? null : readText(key);
    return text === null ? [] : [[key, text] as const];
  });
  return {
    exam: id,
    began: beganAt,
    left: settledAt ?? startTime,
    settled: currentQuestionIndex + (settledAt === null ? 0 : 1),
    total,
    keys: Object.fromEntries(keys),
  };
}

/**
 * Every paper that is not finished, those touched last first. The stored keys are written at a tap, the record a moment
 * later: whoever leaves the page between the two finds the paper all the same, and as it was left.
 */
export async function papersUnderWay(record: DeviceRecord): Promise<PaperAside[]> {
  const [asides, attempts] = await Promise.all([record.asides(), record.attempts()]);
  const stored = storedPaper();
  const isStored = ({ exam, began }: { exam: string; began: number }) =>
    exam === stored?.exam && began === stored.began;
  // Its last answer may still be shown: then all of it is answered, and kept.
  if (stored === null || attempts.some(isStored)) return asides;
  const id = attemptId(await record.device(), stored.exam, stored.began);
  return [{ ...stored, id }, ...asides.filter((aside) => !isStored(aside))];
}

function isCounted(exam: string): boolean {
  const name = (Object.keys(formats) as FormatName[]).find((each) => each === exam.split('/')[0]);
  return name !== undefined && formatOf(name).scored;
}
