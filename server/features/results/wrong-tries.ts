import { LRUCache } from 'lru-cache';

/** So many wrong tries of a symbol number are answered as such (docs/rules/examination.md, section 12). */
const allowed = 10;

/** After so many the right one is refused too, and for how long they count, in ms: as in the hall. */
const most = 1000;
const windowMs = 15 * 60_000;

/** How many symbol numbers this server counts at most. */
const maxSymbolNumbers = 100_000;

/** Counts wrong tries in memory, so that results are guarded while the database is away too. */
export interface WrongTries {
  /** How many ms to wait before even a right PIN is taken; 0 where it is. */
  readonly waitMs: (name: string, now: number) => number;
  /** Counts a wrong one; gives how many ms to wait where it is told no more that it was wrong, else 0. */
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
