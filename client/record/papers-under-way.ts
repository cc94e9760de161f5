import { formatOf, formats, type FormatName } from '#exam/practice/formats.ts';
import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { readText } from '#client/storage/browser-storage.ts';
import { readStored } from '#client/storage/stored-values.ts';
import { deviceRecord, type DeviceRecord } from './device-record.ts';

/** The paper of the stored keys, as the record keeps it. */
export type StoredPaper = Omit<PaperAside, 'id'>;

/** The paper of the stored keys; null where nothing is answered, it has ended or can't be read, or its format is not counted. */
export function storedPaper(): StoredPaper | null {
  const { exam } = readStored();
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
  const stored = storedPaper();
  const asides = await record.asides();
  if (stored === null || !(await isOf(record, stored))) return asides;
  const id = attemptId(await record.device(), stored.exam, stored.began);
  return [{ ...stored, id }, ...asides.filter((aside) => !isSame(aside, stored))];
}

/** Puts the paper of the stored keys into the record, before another one takes the keys. */
export async function keepStoredPaper(record: DeviceRecord, stored: StoredPaper): Promise<void> {
  if (!(await isOf(record, stored))) return;
  await record.putAside({ ...stored, id: attemptId(await record.device(), stored.exam, stored.began) });
}

/**
 * Whether a paper of the stored keys is under way for who holds this record. The keys outlive a log-in: what a visitor
 * has left in them is no account's until it goes on there. One whose last answer is still shown is answered, and kept.
 */
async function isOf(record: DeviceRecord, stored: StoredPaper): Promise<boolean> {
  const holds = (papers: readonly { readonly exam: string; readonly began: number }[]) =>
    papers.some((paper) => isSame(paper, stored));
  if (holds(await record.attempts())) return false;
  if (holds(await record.asides())) return true;
  const visitors = await deviceRecord(null);
  return record === visitors || !(holds(await visitors.asides()) || holds(await visitors.attempts()));
}

function isSame(one: { readonly exam: string; readonly began: number }, { exam, began }: StoredPaper): boolean {
  return one.exam === exam && one.began === began;
}

function isCounted(exam: string): boolean {
  const name = (Object.keys(formats) as FormatName[]).find((each) => each === exam.split('/')[0]);
  if (name === undefined) return false;
  const { scored, persisted } = formatOf(name);
  return scored && persisted;
}
