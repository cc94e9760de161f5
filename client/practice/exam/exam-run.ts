import { step, type Attempt, type Exam, type ExamEvent } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { followStored, openAttempt, type Bank } from '#exam/practice/open.ts';
import type { Random } from '#exam/random.ts';
import { store } from '#exam/practice/stored-attempt.ts';
import type { Stored } from '#exam/practice/stored-keys.ts';
import { view, type TimedView, type View } from '#exam/practice/view.ts';

/** Everything around the engine that a browser has and a test replaces. */
export interface World {
  readonly now: () => number;
  readonly random: Random;
  readonly readStored: () => Stored;
  readonly writeStored: (values: Partial<Stored>) => void;
  /** Calls back when another tab has written; returns how to stop that. */
  readonly onStoredElsewhere: (listener: () => void) => () => void;
  /** Calls back once after `ms`; returns how to stop that. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** One sitting of an exam on one screen: the engine with a clock and a storage. */
export interface ExamRun {
  readonly attempt: () => Attempt;
  readonly view: () => TimedView;
  /** The view as it was when something last happened in the attempt: the same object while only time passes. */
  readonly still: () => View;
  readonly send: (event: ExamEvent) => void;
  /** Looks at the clock now, as after a sleep. */
  readonly look: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to save, to follow other tabs and to let time pass; returns how to stop. */
  readonly begin: () => () => void;
}

/**
 * Opens an exam: the attempt under way in storage, or a fresh one.
 * Throws a RangeError when the bank has no question.
 */
export function openRun(exam: Exam, bank: Bank, world: World): ExamRun {
  const { kept } = formatOf(exam.format);
  const listeners = new Set<() => void>();
  let attempt = openAttempt(exam, bank, world.readStored(), world.random, world.now());
  let shown = view(attempt, world.now());
  let still: View = shown;
  let stopTimer = () => {};

  function show(next: Attempt): void {
    shown = view(next, world.now());
    if (next !== attempt) still = shown;
    attempt = next;
    for (const listener of listeners) listener();
  }

  function save(): void {
    if (kept) world.writeStored(store(attempt, world.now()));
  }

  /** What another exam has stored since is not overwritten by the passing of time, only by what the student does here. */
  function saveAsTimePasses(before: Attempt): void {
    if (!kept || world.readStored().exam?.id !== exam.id) return;
    if (attempt === before) world.writeStored({ remainingTime: shown.secondsLeft });
    else save();
  }

  function take(event: ExamEvent): void {
    const before = attempt;
    show(step(attempt, event, world.now()));
    if (event.type === 'tick') saveAsTimePasses(before);
    else save();
    schedule();
  }

  function schedule(): void {
    stopTimer();
    const { lookAgainInMs } = shown;
    stopTimer = lookAgainInMs === null ? () => {} : world.after(lookAgainInMs, () => take({ type: 'tick' }));
  }

  function follow(): void {
    const elsewhere = kept ? followStored(exam, bank, world.readStored(), world.now()) : null;
    if (elsewhere === null) return;
    show(elsewhere);
    schedule();
  }

  return {
    attempt: () => attempt,
    view: () => shown,
    still: () => still,
    send: take,
    look: () => take({ type: 'tick' }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      save();
      take({ type: 'tick' });
      const stopFollowing = world.onStoredElsewhere(follow);
      return () => {
        stopFollowing();
        stopTimer();
      };
    },
  };
}
