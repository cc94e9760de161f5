import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { store, type StoredAttempt } from '#exam/practice/stored-attempt.ts';
import type { StoredValues } from '#exam/practice/parse-stored.ts';
import type { RandomSource } from '#exam/random.ts';

/** All parts around the engine that a browser has and a test replaces. */
export interface Environment {
  readonly now: () => number;
  readonly random: RandomSource;
  readonly readStored: () => StoredValues;
  readonly readStoredExam: () => StoredValues['exam'];
  readonly writeStored: (values: Partial<StoredValues>) => void;
  /** Calls back when another tab has written. Returns a function that stops that. */
  readonly onStoredElsewhere: (listener: () => void) => () => void;
  /** Calls back once after `ms`. Returns a function that stops that. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Calls back once, after the task that runs now and the frame that it causes. Returns a function that stops that. */
  readonly afterFrame: (run: () => void) => () => void;
  /** Calls back when the page is hidden or left, and when it is visible again. Returns a function that stops that. */
  readonly onVisibility: (listener: (visible: boolean) => void) => () => void;
}

/** The storage of a run's attempt: who may write when (docs/decisions/2026-11-21-who-writes-storage.md), and what. */
export interface AttemptStore {
  /** A student's action. It is stored at once, so that a read right after a tap finds it, also after a power cut. */
  readonly save: (attempt: PracticeAttempt) => void;
  /** A change by time is stored too, unless storage belongs to another attempt by now. */
  readonly letTimePass: (attempt: PracticeAttempt) => void;
  /** After another tab's write: the result of `follow` on the storage, which counts as stored by this tab. */
  readonly heard: (follow: (stored: StoredValues) => PracticeAttempt | null) => PracticeAttempt | null;
}

interface AttemptSnapshot {
  readonly attempt: PracticeAttempt;
  readonly values: Partial<StoredAttempt>;
}

/** `stored` is the attempt in storage, if there is one. */
export function attemptStore(environment: Environment, stored: PracticeAttempt | null): AttemptStore {
  let saved: AttemptSnapshot | null = stored && { attempt: stored, values: {} };
  /** Whether another tab's write may have changed any key since. */
  let whole = stored === null;
  let lastHeard: StoredValues['exam'];

  /** Also after another tab's writes: crossing writes have left some keys of one and some of the other. */
  const isStored = (attempt: PracticeAttempt) => attempt === saved?.attempt && !whole;

  function save(attempt: PracticeAttempt): void {
    if (isStored(attempt)) return;
    const values = store(attempt, environment.now());
    // Another screen reads the end, and needs all of it.
    const before = whole || attempt.phase === 'ended' ? null : saved;
    environment.writeStored(before ? changes(before.values, values) : values);
    saved = { attempt, values };
    lastHeard = values.exam;
    whole = false;
  }

  return {
    save,
    letTimePass: (attempt) => {
      const owner = environment.readStoredExam();
      if (owner?.id !== attempt.exam.id || owner.beganAt !== attempt.beganAt) return;
      if (isStored(attempt))
        environment.writeStored({ remainingTime: store(attempt, environment.now()).remainingTime });
      else save(attempt);
    },
    heard: (follow) => {
      whole = true;
      const owner = environment.readStoredExam();
      if (owner === lastHeard) return null;
      lastHeard = owner;
      const elsewhere = follow(environment.readStored());
      if (elsewhere) saved = { attempt: elsewhere, values: {} };
      return elsewhere;
    },
  };
}

/** The values that have changed; `undefined` removes a key. */
function changes(before: Partial<StoredAttempt>, now: StoredAttempt): Partial<StoredAttempt> {
  const changed = Object.entries(now).filter(([key, value]) => before[key as keyof StoredAttempt] !== value);
  return Object.fromEntries(changed);
}
