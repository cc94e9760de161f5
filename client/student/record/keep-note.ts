import type { MathMap } from '#content/load/loaded-bank.ts';
import { questionKey } from '#exam/question-key.ts';
import type { Question } from '#exam/question.ts';
import type { Bookmark } from '#exam/record/record.ts';
import { deviceRecord } from './device-record.ts';
import { mathFor } from './keep-attempt.ts';
import { syncRecord } from './sync.ts';

/** What a student has put on a question. */
export type Note = Pick<Bookmark, 'marked' | 'note'>;

/** What stands on a question in the record of this device. */
export async function noteOn(question: Question): Promise<Note> {
  const record = await deviceRecord();
  return (await record.bookmark(questionKey(question))) ?? { marked: false, note: '' };
}

/**
 * Puts a bookmark and a note on a question, or takes them away, and sends that to the account in the background. The question
 * goes along, with its formulas from `math`, so that reviews have it before its paper is over; for another device, which has to find
 * it by itself, the id of the `exam` that it stands in. `now` in ms since 1970.
 */
export async function keepNote(
  question: Question,
  math: MathMap,
  { marked, note }: Note,
  now: number,
  exam?: string,
): Promise<void> {
  const record = await deviceRecord();
  const key = questionKey(question);
  const before = await record.bookmark(key);
  // What is kept of a finished paper has its explanation too.
  const known = await record.questions([key]);
  if (!known.has(key)) await record.putQuestions([{ key, question, math: mathFor(question, math) }]);
  await record.put({ bookmarks: [{ question: key, marked, note, exam: exam ?? before?.exam, changed: now }] });
  void syncRecord();
}
