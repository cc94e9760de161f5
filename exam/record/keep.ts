import { categoryKey } from '#exam/category.ts';
import type { Attempt } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { questionKey } from '#exam/question-key.ts';
import type { KeptAttempt } from './record.ts';

/** A paper that goes on later than this, in ms, had been left. */
const leftAfterMs = 3_600_000;

/**
 * What is kept of a paper whose answers have grown from `known` to `now`: those that it had stay as they were, and the first
 * of the new ones says when it came, where the paper had been left before it.
 */
export function grown(known: KeptAttempt | undefined, now: KeptAttempt): KeptAttempt {
  if (known === undefined) return now;
  const [next, ...others] = now.places.slice(known.places.length);
  const wasLeft = now.ended - known.ended > leftAfterMs;
  const first = next && [wasLeft ? { ...next, at: now.ended } : next];
  return { ...now, places: [...known.places, ...(first ?? []), ...others] };
}

/** Under which heading all questions of a paper stand, where the paper has one. */
export interface PaperTopic {
  readonly subject?: string | undefined;
  readonly topic?: string | undefined;
}

/**
 * What is kept of an attempt: the answers that were revealed, the last of them though it may still be shown. One that has
 * all of them is finished: whoever leaves then has answered all. Null before the first, and of a format that records
 * nothing. A topic of its paper says more than the categories of its questions.
 */
export function keptOf(attempt: Attempt, id: string, { subject, topic }: PaperTopic = {}): KeptAttempt | null {
  const { exam, paper, answers, spent, beganAt, settledAt, startTime } = attempt;
  const total = paper.questions.length;
  const { scored, seconds } = formatOf(exam.format);
  if (answers.length === 0 || !scored) return null;
  return {
    id,
    exam: exam.id,
    pace: seconds,
    began: beganAt,
    // The question on screen came when the one before it had been shown.
    ended: Math.max(beganAt, settledAt ?? startTime),
    ...(answers.length < total && { total }),
    places: paper.questions.slice(0, answers.length).map((question, place) => {
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
