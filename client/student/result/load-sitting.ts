import type { MathMap } from '#content/load/loaded-bank.ts';
import { step, type PracticeAttempt } from '#exam/practice/attempt.ts';
import { storedAttempt } from '#exam/practice/open.ts';
import type { StoredValues } from '#exam/practice/parse-stored.ts';
import { parseExamId } from '#client/student/exam/exam-id.ts';
import type { ExamKind } from '#client/student/exam/exam-kind.ts';
import { examKind } from '#client/student/exam/exam-kinds.ts';
import { withExplanations } from '#client/student/exam/explanations.ts';

/** An ended exam for its review. */
export interface Sitting {
  readonly attempt: PracticeAttempt;
  readonly math: MathMap;
  /** The page that it was started from. */
  readonly landing: ReturnType<ExamKind['landing']>;
}

/**
 * Finds the attempt of the stored result, with its questions. Null when storage does not tell or the questions do not load now; then the
 * score stands without it. `now` in ms.
 */
export async function loadSitting(stored: StoredValues, now: number): Promise<Sitting | null> {
  const named = stored.exam && parseExamId(stored.exam.id);
  if (!named || named.format === 'unit-quiz') return null;
  const { exam, format, key } = named;
  const kind = examKind(format);
  try {
    const bank = await kind.load(exam, key);
    const kept = storedAttempt(exam, bank, stored);
    if (kept === null || kept.score !== stored.finalScore) return null;
    const attempt = step(kept, { type: 'tick' }, now);
    const explanations = await kind.loadExplanations?.(false).catch(() => undefined);
    return {
      attempt: explanations ? withExplanations(attempt, explanations) : attempt,
      math: { ...bank.math, ...explanations?.math },
      landing: kind.landing(key, bank),
    };
  } catch {
    return null;
  }
}
