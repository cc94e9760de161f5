import { splitTex, textsOf } from '#content/load/tex.ts';
import type { Explanations, MathMap } from '#content/load/loaded-bank.ts';
import type { Attempt } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import { keptOf, type PaperTopic } from '#exam/record/keep.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { readText } from '#client/storage/browser-storage.ts';
import { readStoredExam } from '#client/storage/stored-values.ts';
import { deviceRecord, type DeviceRecord } from './device-record.ts';
import { syncRecord } from './sync.ts';

/** What belongs to an attempt and is not in it. */
export interface AroundAttempt {
  readonly topic?: PaperTopic | undefined;
  readonly math: MathMap;
  readonly explanations?: Explanations | null;
}

let before: Promise<void> = Promise.resolve();

/**
 * Puts an attempt into the record of this device as it stands: one whose last question is settled with its questions, one
 * under way as a paper put aside. In the order in which it is called; never rejects.
 */
export function keepAttempt(attempt: Attempt, around: AroundAttempt): Promise<void> {
  // Before anything is waited for: a start may clear them at any time.
  const keys = attempt.phase === 'ended' ? null : storedTexts(attempt);
  before = keepAfter(before, attempt, around, keys).catch(() => {});
  return before;
}

async function keepAfter(
  earlier: Promise<void>,
  attempt: Attempt,
  around: AroundAttempt,
  keys: Readonly<Record<string, string>> | null,
): Promise<void> {
  await earlier;
  const record = await deviceRecord();
  const id = attemptId(await record.device(), attempt.exam.id, attempt.beganAt);
  const kept = keptOf(attempt, id, around.topic);
  if (kept !== null) await keepAnswered(record, attempt, kept, around);
  else if (keys !== null) await keepUnderWay(record, attempt, id, keys);
}

async function keepAnswered(
  record: DeviceRecord,
  attempt: Attempt,
  kept: KeptAttempt,
  around: AroundAttempt,
): Promise<void> {
  // It stays as its last answer left it: whoever comes back to that days later has not answered days later.
  if ((await record.attempt(kept.id)) === undefined) {
    await record.putQuestions(
      attempt.paper.questions.map((question) => {
        const explanation = question.explanation ?? around.explanations?.texts[question.id];
        const whole = explanation ? { ...question, explanation } : question;
        return { key: questionKey(question), question: whole, math: mathFor(whole, around.math) };
      }),
    );
    await record.put({ attempts: [kept] });
    await record.dropAside(kept.id);
  }
  if (attempt.phase === 'ended') void syncRecord();
}

async function keepUnderWay(
  record: DeviceRecord,
  { exam, beganAt, answers, paper, settledAt, startTime }: Attempt,
  id: string,
  keys: Readonly<Record<string, string>>,
): Promise<void> {
  await record.putAside({
    id,
    exam: exam.id,
    began: beganAt,
    left: settledAt ?? startTime,
    settled: answers.length,
    total: paper.questions.length,
    keys,
  });
}

/** The texts of the stored keys, by which it can go on later; null where another attempt has them, or nothing is stored. */
function storedTexts({ exam, beganAt }: Attempt): Record<string, string> | null {
  if (!formatOf(exam.format).persisted) return null;
  const owner = readStoredExam();
  if (owner?.id !== exam.id || owner.beganAt !== beganAt) return null;
  const texts = storedKeyNames.flatMap((key) => {
    const text = key === 'profile' ? null : readText(key);
    return text === null ? [] : [[key, text] as const];
  });
  return Object.fromEntries(texts);
}

/** Those of a bank's formulas that a question has. */
export function mathFor(question: Question, math: MathMap): MathMap {
  const formulas = textsOf(question)
    .flatMap(splitTex)
    .flatMap(({ kind, text }) => {
      const shown = kind === 'tex' ? math[text] : undefined;
      return shown === undefined ? [] : [[text, shown] as const];
    });
  return Object.fromEntries(formulas);
}
