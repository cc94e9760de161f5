import { attemptId } from '#exam/record/attempt-id.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { isFinished } from '#exam/record/sat.ts';
import { deviceRecord, type DeviceRecord } from './device-record.ts';
import { storedPaper, type StoredPaper } from './stored-paper.ts';

/**
 * Every paper that is not finished, those touched last first. The stored keys are written at a tap, the record a moment
 * later: whoever leaves the page between the two finds the paper all the same, and as it was left.
 */
export async function papersUnderWay(record: DeviceRecord): Promise<PaperAside[]> {
  const stored = storedPaper();
  const finished = (await record.attempts()).filter(isFinished);
  // One that was finished on another device, or before it was taken along, is not under way any more.
  const asides = (await record.asides()).filter((aside) => !finished.some((paper) => isSame(paper, aside)));
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
  if (holds((await record.attempts()).filter(isFinished))) return false;
  if (holds(await record.asides())) return true;
  const visitors = await deviceRecord(null);
  return record === visitors || !(holds(await visitors.asides()) || holds(await visitors.attempts()));
}

/** Whether two states are of one paper, whatever they are called: by another device, or before it was an account's. */
export function isSame(
  one: { readonly exam: string; readonly began: number },
  { exam, began }: Pick<StoredPaper, 'exam' | 'began'>,
): boolean {
  return one.exam === exam && one.began === began;
}
