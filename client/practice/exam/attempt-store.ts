import type { Attempt } from '#exam/practice/attempt.ts';
import { store, type StoredAttempt } from '#exam/practice/stored-attempt.ts';
import type { Stored } from '#exam/practice/parse-stored.ts';
import type { Environment } from './exam-run.ts';

/** Where a run keeps its attempt: who may write when (docs/decisions/2026-11-21-who-writes-storage.md), and what. */
export interface AttemptStore {
  /** What a student has done is stored as soon as the event is dealt with; `flush` doesn't wait for that. */
  readonly saveSoon: (attempt: Attempt) => void;
  readonly flush: () => void;
  readonly save: (attempt: Attempt) => void;
  /** What time has done is stored too, unless storage belongs to another attempt by now. */
  readonly letTimePass: (attempt: Attempt) => void;
  /**
   * When another tab has written: what `follow` makes of the storage, taken for what this tab has stored. What the
   * student has done here and is not stored yet is later than what has been heard: it is stored, and wins.
   */
  readonly heard: (attempt: Attempt, follow: (stored: Stored) => Attempt | null) => Attempt | null;
}

interface Saved {
  readonly attempt: Attempt;
  readonly values: Partial<StoredAttempt>;
}

/** `stored` is the attempt that storage holds, if it does. */
export function attemptStore(environment: Environment, stored: Attempt | null): AttemptStore {
  let saved: Saved | null = stored && { attempt: stored, values: {} };
  /** Whether another tab's write may have changed any key since. */
  let whole = stored === null;
  let lastHeard: Stored['exam'];
  let pending: Attempt | null = null;
  let stopWaiting = () => {};

  function save(attempt: Attempt): void {
    stopWaiting();
    pending = null;
    const values = store(attempt, environment.now());
    // The end is read by another screen, which needs all of it.
    const before = whole || attempt.phase === 'ended' ? null : saved;
    environment.writeStored(before ? changes(before.values, values) : values);
    saved = { attempt, values };
    lastHeard = values.exam;
    whole = false;
  }

  function flush(): void {
    if (pending) save(pending);
  }

  return {
    save,
    flush,
    saveSoon: (attempt) => {
      if (attempt === saved?.attempt && !whole) return;
      pending = attempt;
      stopWaiting();
      if (attempt.phase === 'ended') flush();
      else stopWaiting = environment.afterEvent(flush);
    },
    letTimePass: (attempt) => {
      flush();
      const owner = environment.readStoredExam();
      if (owner?.id !== attempt.exam.id || owner.beganAt !== attempt.beganAt) return;
      // After another tab's writes too: those that crossed have left some keys of the one and some of the other.
      if (whole || attempt !== saved?.attempt) save(attempt);
      else environment.writeStored({ remainingTime: store(attempt, environment.now()).remainingTime });
    },
    heard: (attempt, follow) => {
      whole = true;
      flush();
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
  return Object.fromEntries(changed) as Partial<StoredAttempt>;
}
