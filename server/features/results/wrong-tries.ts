import { LRUCache } from 'lru-cache';

/**
 * After this many wrong tries of a symbol number, answers stop saying that a try was wrong (docs/rules/examination.md,
 * section 12).
 */
const allowed = 10;

/** After this many, the right PIN is refused too; and how long tries count, in ms. Both are as in the hall. */
const most = 1000;
const windowMs = 15 * 60_000;

/** The most symbol numbers that this server counts. */
const maxSymbolNumbers = 100_000;

/** Counts wrong tries in memory, so that results are protected even while the database is away. */
export interface WrongTries {
  /** How many ms even a right PIN must wait; 0 if it need not. */
  readonly waitMs: (name: string, now: number) => number;
  /** Counts a wrong try. Returns how many ms to wait if the answer no longer says that it was wrong, else 0. */
  readonly count: (name: string, now: number) => number;
}

export function createWrongTries(): WrongTries {
  const counts = new LRUCache<string, { count: number; endsAt: number }>({ max: maxSymbolNumbers });
  return {
    waitMs: (name, now) => {
      const known = counts.get(name);
      return known && known.count >= most && known.endsAt > now ? known.endsAt - now : 0;
    },
    count: (name, now) => {
      const before = counts.get(name);
      const known = before && before.endsAt > now ? before : { count: 0, endsAt: now + windowMs };
      known.count += 1;
      counts.set(name, known);
      return known.count > allowed ? known.endsAt - now : 0;
    },
  };
}
