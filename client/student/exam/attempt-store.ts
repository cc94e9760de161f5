import type { Attempt } from '#exam/practice/attempt.ts';
import { store, type StoredAttempt } from '#exam/practice/stored-attempt.ts';
import type { Stored } from '#exam/practice/parse-stored.ts';
import type { Random } from '#exam/random.ts';

/** Everything around the engine that a browser has and a test replaces. */
export interface Environment {
  readonly now: () => number;
  readonly random: Random;
  readonly readStored: () => Stored;
  readonly readStoredExam: () => Stored['exam'];
  readonly writeStored: (values: Partial<Stored>) => void;
  /** Calls back when another tab has written; returns how to stop that. */
  readonly onStoredElsewhere: (listener: () => void) => () => void;
  /** Calls back once after `ms`; returns how to stop that. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Calls back when the page is hidden or left, and when it is seen again; returns how to stop that. */
  readonly onVisibility: (listener: (visible: boolean) => void) => () => void;
}

/** Where a run stores its attempt: who may write when (docs/decisions/2026-11-21-who-writes-storage.md), and what. */
export interface AttemptStore {
  /** What a student has done: stored at once, so that whoever reads right after a tap finds it, and so does the next power cut. */
  readonly save: (attempt: Attempt) => void;
  /** What time has done is stored too, unless storage belongs to another attempt by now. */
  readonly letTimePass: (attempt: Attempt) => void;
  /** When another tab has written: what `follow` makes of the storage, taken for what this tab has stored. */
  readonly heard: (follow: (stored: Stored) => Attempt | null) => Attempt | null;
}

interface AttemptSnapshot {
  readonly attempt: Attempt;
  readonly values: Partial<StoredAttempt>;
}

/** `stored` is the attempt that storage holds, if it does. */
export function attemptStore(environment: Environment, stored: Attempt | null): AttemptStore {
  let saved: AttemptSnapshot | null = stored && { attempt: stored, values: {} };
  /** Whether another tab's write may have changed any key since. */
  let whole = stored === null;
  let lastHeard: Stored['exam'];

  /** Also after another tab's writes: those that crossed have left some keys of the one and some of the other. */
  const isStored = (attempt: Attempt) => attempt === saved?.attempt && !whole;

  function save(attempt: Attempt): void {
    if (isStored(attempt)) return;
    const values = store(attempt, environment.now());
    // The end is read by another screen, which needs all of it.
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

/** The values that are not what they were; `undefined` removes a key. */
function changes(before: Partial<StoredAttempt>, now: StoredAttempt): Partial<StoredAttempt> {
  const changed = Object.entries(now).filter(([key, value]) => before[key as keyof StoredAttempt] !== value);
  return Object.fromEntries(changed);
}
