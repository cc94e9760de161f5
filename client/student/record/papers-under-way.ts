import { attemptId } from '#exam/record/attempt-id.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { isFinished } from '#exam/record/sat.ts';
import { deviceRecord, type DeviceRecord } from './device-record.ts';
import { answeredPaper, storedPaper, type StoredPaper } from './stored-paper.ts';

/**
 * Every unfinished paper, the last touched first. The program writes the stored keys at a tap, the record a moment later. A student who
 * leaves the page between the two still finds the paper, in its last state.
 */
export async function papersUnderWay(record: DeviceRecord): Promise<PaperAside[]> {
  const stored = storedPaper();
  const finished = (await record.attempts()).filter(isFinished);
  // A paper is not under way if it was finished on another device, or before it moved to the account.
  const asides = (await record.asides()).filter((aside) => !finished.some((paper) => isSame(paper, aside)));
  if (stored === null || !(await isOf(record, stored))) return asides;
  const id = attemptId(await record.device(), stored.exam, stored.began);
  return [{ ...stored, id }, ...asides.filter((aside) => !isSame(aside, stored))];
}

/**
 * The papers with more answers than the record has of them. The program writes an answer into the stored keys at once, and into the record
 * when the code for that has come. A student may leave before. Earlier versions kept the keys of a paper alone.
 */
export async function papersAhead(record: DeviceRecord): Promise<PaperAside[]> {
  const papers = await papersUnderWay(record);
  const ended = answeredPaper();
  // Its last answers may be missing too.
  if (ended !== null && storedPaper() === null && (await isOf(record, ended))) {
    papers.push({ ...ended, id: attemptId(await record.device(), ended.exam, ended.began) });
  }
  const known = await Promise.all(papers.map(({ id }) => record.attempt(id)));
  return papers.filter(({ settled }, place) => settled > (known[place]?.places.length ?? 0));
}

/** Puts the paper of the stored keys into the record, before another one takes the keys. */
export async function keepStoredPaper(record: DeviceRecord, stored: StoredPaper): Promise<void> {
  if (!(await isOf(record, stored))) return;
  await record.putAside({ ...stored, id: attemptId(await record.device(), stored.exam, stored.began) });
}

/**
 * Whether a paper of the stored keys is under way for the owner of this record. The keys survive a log-in: a visitor's paper in them
 * belongs to no account until the account goes on with it. A paper whose last answer still shows is finished, and in the record.
 */
async function isOf(record: DeviceRecord, stored: StoredPaper): Promise<boolean> {
  const holds = (papers: readonly { readonly exam: string; readonly began: number }[]) =>
    papers.some((paper) => isSame(paper, stored));
  if (holds((await record.attempts()).filter(isFinished))) return false;
  if (holds(await record.asides())) return true;
  const visitors = await deviceRecord(null);
  return record === visitors || !(holds(await visitors.asides()) || holds(await visitors.attempts()));
}

/** Whether two states belong to one paper under whatever names: another device's, or a visitor's before the account's. */
export function isSame(
  one: { readonly exam: string; readonly began: number },
  { exam, began }: Pick<StoredPaper, 'exam' | 'began'>,
): boolean {
  return one.exam === exam && one.began === began;
}
