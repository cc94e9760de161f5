import { createEmptyCard, fsrs, Rating, State, type CardInput } from 'ts-fsrs';
import type { Card, Rated } from './record.ts';

/** What the library calls a rating and a state. */
const grades = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good, 4: Rating.Easy } as const;
const states = { 0: State.New, 1: State.Learning, 2: State.Review, 3: State.Relearning } as const;

/** Its default parameters, without the chance that it could put into intervals. */
const scheduler = fsrs();

/**
 * The card after its question was reviewed and rated at `now` (ms since the epoch); `card` is null for the first time.
 * Throws a RangeError for a time before the last review: clocks that went back are the caller's to straighten.
 */
export function review(card: Card | null, question: string, rated: Rated, now: number): Card {
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

function toFsrs(card: Card): CardInput {
  const { due, reviewed, stability, difficulty, days, steps, reps, lapses, state } = card;
  return {
    due,
    last_review: reviewed,
    stability,
    difficulty,
    // It is worked out from `last_review`; the library drops it in its next version.
    elapsed_days: 0,
    scheduled_days: days,
    learning_steps: steps,
    reps,
    lapses,
    state: states[state],
  };
}
