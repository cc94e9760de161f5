import { splitTex, textsOf } from '#content/load/tex.ts';
import type { Explanations, MathMap } from '#content/load/loaded-bank.ts';
import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import { grown, keptOf, type PaperTopic } from '#exam/record/keep.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { isFinished } from '#exam/record/sat.ts';
import { deviceRecord, type DeviceRecord } from './device-record.ts';
import { storedPaper, type StoredPaper } from './stored-paper.ts';
import { syncRecord } from './sync.ts';

/** Data of an attempt that is not in the attempt. */
export interface AttemptContext {
  readonly topic?: PaperTopic | undefined;
  readonly math: MathMap;
  readonly explanations?: Explanations | null;
}

let before: Promise<void> = Promise.resolve();

/**
 * Puts an attempt into the record of this device in its present state. The record has each answer from its reveal on,
 * with its question. A paper under way is recorded as one put aside. Calls run in their order, and a call never
 * rejects.
 */
export function keepAttempt(attempt: PracticeAttempt, around: AttemptContext): Promise<void> {
  // Before any wait: a start may clear them at any time.
  const stored = storedPaper();
  before = keepAfter(before, attempt, around, stored).catch(() => {});
  return before;
}

/** Sends the answers of a paper that the student leaves unfinished, once they are in the record. It never rejects. */
export async function sendLeft(): Promise<void> {
  await before;
  await syncRecord().catch(() => {});
}

async function keepAfter(
  earlier: Promise<void>,
  attempt: PracticeAttempt,
  around: AttemptContext,
  stored: StoredPaper | null,
): Promise<void> {
  await earlier;
  const record = await deviceRecord();
  const id = attemptId(await record.device(), attempt.exam.id, attempt.beganAt);
  const kept = keptOf(attempt, id, around.topic);
  if (kept !== null) await keepAnswered(record, attempt, kept, around);
  if (kept !== null && isFinished(kept)) await record.dropAside(id);
  // If another paper has the keys, that tab keeps it.
  else if (stored?.exam === attempt.exam.id && stored.began === attempt.beganAt)
    await record.putAside({ ...stored, id });
  if (attempt.phase === 'ended') void syncRecord();
}

/** Puts answers into a record that it does not have yet, with their questions. `kept` comes from `keptOf`. */
export async function keepAnswered(
  record: DeviceRecord,
  attempt: PracticeAttempt,
  kept: KeptAttempt,
  around: AttemptContext,
): Promise<void> {
  // It keeps the time of its last answer: a student who comes back days later has not answered days later.
  const former = await record.attempt(kept.id);
  const known = former?.places.length ?? 0;
  if (known >= kept.places.length) return;
  // Explanations may come after the first reveals; a finished paper has them all.
  const from = isFinished(kept) ? 0 : known;
  await record.putQuestions(
    attempt.paper.questions.slice(from, kept.places.length).map((question) => {
      const explanation = question.explanation ?? around.explanations?.texts[question.id];
      const whole = explanation ? { ...question, explanation } : question;
      return { key: questionKey(question), question: whole, math: mathFor(whole, around.math) };
    }),
  );
  await record.put({ attempts: [grown(former, kept)] });
}

/** The formulas of a bank that a question has. */
export function mathFor(question: Question, math: MathMap): MathMap {
  const formulas = textsOf(question)
    .flatMap(splitTex)
    .flatMap(({ kind, text }) => {
      const shown = kind === 'tex' ? math[text] : undefined;
      return shown === undefined ? [] : [[text, shown] as const];
    });
  return Object.fromEntries(formulas);
}
