import { createEmptyCard, fsrs, Rating, State, type CardInput } from 'ts-fsrs';
import type { ReviewCard, ReviewRating } from './record.ts';

/** The library's names for ratings and states. */
const grades = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good, 4: Rating.Easy } as const;
const states = { 0: State.New, 1: State.Learning, 2: State.Review, 3: State.Relearning } as const;

/** The library's default parameters, without random changes of intervals. */
const scheduler = fsrs();

/**
 * The card after a review of its question, rated at `now` (ms since the epoch). `card` is null the first time. Throws a
 * RangeError for a time before the last review: the caller must correct clocks that went back.
 */
export function review(card: ReviewCard | null, question: string, rated: ReviewRating, now: number): ReviewCard {
  if (card !== null && now < card.reviewed) throw new RangeError(`${question} was reviewed after ${now}.`);
  const before = card === null ? createEmptyCard(now) : toFsrs(card);
  const after = scheduler.next(before, now, grades[rated]).card;
  return {
    question,
    due: after.due.getTime(),
    stability: after.stability,
    difficulty: after.difficulty,
    days: after.scheduled_days,
    steps: after.learning_steps,
    reps: after.reps,
    lapses: after.lapses,
    state: after.state,
    reviewed: now,
    rated,
    failed: (card?.failed ?? 0) + (rated === 1 ? 1 : 0),
  };
}

function toFsrs(card: ReviewCard): CardInput {
  const { due, reviewed, stability, difficulty, days, steps, reps, lapses, state } = card;
  return {
    due,
    last_review: reviewed,
    stability,
    difficulty,
    // The library computes it from `last_review`, and drops it in its next version.
    elapsed_days: 0,
    scheduled_days: days,
    learning_steps: steps,
    reps,
    lapses,
    state: states[state],
  };
}
