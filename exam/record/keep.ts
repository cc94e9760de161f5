import { categoryKey } from '#exam/category.ts';
import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { questionKey } from '#exam/question-key.ts';
import type { KeptAttempt } from './record.ts';

/** A paper with a longer pause than this, in ms, counts as left. */
const leftAfterMs = 3_600_000;

/** Whether a practice was left between two answers, both in ms since the epoch. */
export function wasLeft(last: number, next: number): boolean {
  return next - last > leftAfterMs;
}

/**
 * The entry of a paper whose answers have grown from `known` to `now`. Answers that it had stay as they were. If the
 * paper was left before the first new answer, that answer gets its time.
 */
export function grown(known: KeptAttempt | undefined, now: KeptAttempt): KeptAttempt {
  if (known === undefined) return now;
  const [next, ...others] = now.places.slice(known.places.length);
  const first = next && [wasLeft(known.ended, now.ended) ? { ...next, at: now.ended } : next];
  return { ...now, places: [...known.places, ...(first ?? []), ...others] };
}

/** The heading over all questions of a paper, where it has one. */
export interface PaperTopic {
  readonly subject?: string | undefined;
  readonly topic?: string | undefined;
}

/**
 * The entry of an attempt in the record. It has all revealed answers, even if the last one is still on screen. An
 * attempt with all answers is finished, even if the student leaves during the last reveal. Null before the first
 * answer, and for a format that records nothing. A topic of the paper wins over the categories of its questions.
 */
export function keptOf(attempt: PracticeAttempt, id: string, { subject, topic }: PaperTopic = {}): KeptAttempt | null {
  const { exam, paper, answers, spent, beganAt, settledAt, startTime } = attempt;
  const total = paper.questions.length;
  const { scored, seconds } = formatOf(exam.format);
  if (answers.length === 0 || !scored) return null;
  return {
    id,
    exam: exam.id,
    pace: seconds,
    began: beganAt,
    // The question on screen appeared when the reveal of the one before it ended.
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
