import type { MathMap } from '#content/load/loaded-bank.ts';
import { questionKey } from '#exam/question-key.ts';
import type { Question } from '#exam/question.ts';
import type { Bookmark } from '#exam/record/record.ts';
import { deviceRecord } from './device-record.ts';
import { mathFor } from './keep-attempt.ts';
import { syncRecord } from './sync.ts';

/** A student's bookmark and note on a question. */
export type Note = Pick<Bookmark, 'marked' | 'note'>;

/** The bookmark and note of a question in the record of this device. */
export async function noteOn(question: Question): Promise<Note> {
  const record = await deviceRecord();
  return (await record.bookmark(questionKey(question))) ?? { marked: false, note: '' };
}

/**
 * Sets or removes a bookmark and a note on a question, and sends that to the account in the background. The question goes into the record
 * with its formulas from `math`. So reviews have it before its paper is over. Another device has to find the question by itself, so the id
 * of its `exam` goes along. `now` in ms since 1970.
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
  // The questions of a finished paper have their explanations too.
  const known = await record.questions([key]);
  if (!known.has(key)) await record.putQuestions([{ key, question, math: mathFor(question, math) }]);
  await record.put({ bookmarks: [{ question: key, marked, note, exam: exam ?? before?.exam, changed: now }] });
  void syncRecord();
}
