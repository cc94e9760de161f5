import type { MathMap } from '#content/math/math.ts';
import type { Attempt } from '#exam/practice/attempt.ts';
import { followStored } from '#exam/practice/open.ts';
import type { Stored } from '#exam/practice/stored-keys.ts';
import { parseExamId } from '#client/practice/exam/exam-address.ts';
import { examKind, type ExamKind } from '#client/practice/exam/exam-kinds.ts';

/** An ended exam as it is gone over. */
export interface Sitting {
  readonly attempt: Attempt;
  readonly math: MathMap;
  /** Where it was started from. */
  readonly landing: ReturnType<ExamKind['landing']>;
}

/**
 * Finds the sitting that the stored result comes from, with its questions; null when storage does not tell or they can't
 * be loaded now: the score stands without it. `now` in ms.
 */
export async function loadSitting(stored: Stored, now: number): Promise<Sitting | null> {
  const named = stored.exam && parseExamId(stored.exam.id);
  if (!named) return null;
  const { exam, format, key } = named;
  const kind = examKind(format);
  try {
    const bank = await kind.load(exam, key, true);
    const attempt = followStored(exam, bank, stored, now);
    if (attempt === null || attempt.score !== stored.finalScore) return null;
    return { attempt, math: bank.math, landing: kind.landing(key, bank) };
  } catch {
    return null;
  }
}
