import type { MathMap } from '#content/math.ts';
import type { Attempt } from '#exam/attempt.ts';
import { followStored } from '#exam/open.ts';
import type { Stored } from '#exam/stored-keys.ts';
import { examKind, parseExamId, type BundledFormat } from '#client/exam/exam-kinds.ts';

/** An ended exam as it is gone over. */
export interface Sitting {
  readonly attempt: Attempt;
  readonly math: MathMap;
  readonly format: BundledFormat;
  readonly key: string;
}

/**
 * Finds the sitting that the stored result comes from, with its questions; null when storage does not tell or they can't
 * be loaded now: the score stands without it. `now` in ms.
 */
export async function loadSitting(stored: Stored, now: number): Promise<Sitting | null> {
  const named = stored.exam && parseExamId(stored.exam.id);
  if (!named) return null;
  const { exam, format, key } = named;
  try {
    const bank = await examKind(format).load(exam, key);
    const attempt = followStored(exam, bank, stored, now);
    if (attempt === null || attempt.score !== stored.finalScore) return null;
    return { attempt, math: bank.math, format, key };
  } catch {
    return null;
  }
}
