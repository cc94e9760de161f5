import { categoryKey } from '#exam/category.ts';
import type { Attempt } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { questionKey } from '#exam/question-key.ts';
import type { KeptAttempt } from './record.ts';

/** Under which heading all questions of a paper stand, where the paper has one. */
export interface PaperTopic {
  readonly subject?: string | undefined;
  readonly topic?: string | undefined;
}

/**
 * What is kept of an attempt once its last question is settled, though that may still be shown: whoever leaves then has
 * answered all. Null of one that is under way, or whose format records nothing. A topic of its paper says more than the
 * categories of its questions.
 */
export function keptOf(attempt: Attempt, id: string, { subject, topic }: PaperTopic = {}): KeptAttempt | null {
  const { exam, paper, answers, spent, beganAt, settledAt } = attempt;
  const { scored, seconds } = formatOf(exam.format);
  if (answers.length < paper.questions.length || !scored) return null;
  return {
    id,
    exam: exam.id,
    pace: seconds,
    began: beganAt,
    ended: Math.max(beganAt, settledAt ?? beganAt),
    places: paper.questions.map((question, place) => {
      const { chosen = null, outcome = 'missed' } = answers[place] ?? {};
      const option = chosen === null ? -1 : question.options.indexOf(chosen);
      return {
        question: questionKey(question),
        id: question.id,
        subject: categoryKey(subject ?? question.category),
        topic: topic ?? null,
        chosen: option < 0 ? null : option,
        outcome: outcome === 'answered' ? 'missed' : outcome,
        ms: spent[place] ?? 0,
      };
    }),
  };
}
