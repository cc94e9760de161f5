import { formatOf, formats, type FormatName } from '#exam/practice/formats.ts';
import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { readText } from '#client/lib/storage/browser-storage.ts';
import { readStored } from '#client/lib/storage/stored-values.ts';

/** The paper of the stored keys, in the record's form. */
export type StoredPaper = Omit<PaperAside, 'id'>;

/** The paper of the stored keys. Null if it has no answer, has ended or can't be read, or if its format is not counted. */
export function storedPaper(): StoredPaper | null {
  return readStored().exam?.ended === false ? answeredPaper() : null;
}

/** The same, also of a paper that has ended. */
export function answeredPaper(): StoredPaper | null {
  const { exam } = readStored();
  if (exam?.total === undefined || !isCounted(exam.id)) return null;
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

function isCounted(exam: string): boolean {
  const name = (Object.keys(formats) as FormatName[]).find((each) => each === exam.split('/')[0]);
  return name !== undefined && formatOf(name).scored;
}
