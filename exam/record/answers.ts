import type { KeptAttempt, KeptPlace } from './record.ts';

/** One answer of the record. */
export interface PastAnswer extends KeptPlace {
  /** When it was given, in ms since the epoch, as near as the record knows. */
  readonly at: number;
  readonly attempt: KeptAttempt;
}

/**
 * Every answer of the attempts in the order of time; those of one paper in the order of their places. `topicOf` says the
 * topic of a question, by its key, where its paper has none.
 */
export function answersOf(
  attempts: readonly KeptAttempt[],
  topicOf: (question: string) => string | null = () => null,
): PastAnswer[] {
  const inOrder = [...attempts].sort(
    (one, other) => one.ended - other.ended || one.began - other.began || (one.id < other.id ? -1 : 1),
  );
  return inOrder.flatMap((attempt) => {
    let at = attempt.began;
    return attempt.places.map((place) => {
      at = Math.min(attempt.ended, at + place.ms);
      return { ...place, topic: place.topic ?? topicOf(place.question), at, attempt };
    });
  });
}
