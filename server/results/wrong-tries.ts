/** How many wrong tries a symbol number has, and for how long they count, in ms (examination.md, section 12). */
const allowed = 10;
const windowMs = 15 * 60_000;

/** How many symbol numbers are remembered at most. */
const remembered = 100_000;

/** Counts wrong tries in memory, so that results are guarded while the database is away too. */
export interface WrongTries {
  /** How many ms to wait; 0 where one may try. */
  readonly waitMs: (name: string, now: number) => number;
  readonly count: (name: string, now: number) => void;
}

export function createWrongTries(): WrongTries {
  const counts = new Map<string, { count: number; endsAt: number }>();
  return {
    waitMs: (name, now) => {
      const known = counts.get(name);
      return known && known.count >= allowed && known.endsAt > now ? known.endsAt - now : 0;
    },
    count: (name, now) => {
      const known = counts.get(name);
      if (known && known.endsAt > now) known.count += 1;
      else {
        counts.delete(name);
        counts.set(name, { count: 1, endsAt: now + windowMs });
      }
      const [oldest] = counts.keys();
      if (counts.size > remembered && oldest !== undefined) counts.delete(oldest);
    },
  };
}
