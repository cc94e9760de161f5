import { AppError } from '#server/errors/app-error.ts';

/** How many calls of a kind a candidate has in a minute. */
export const savesAMinute = 120;
export const readsAMinute = 30;

/** How long a call waits for its turn at most, in ms. */
const longestWaitMs = 30_000;

/** Resolves when it is this one's turn. Throws 'too-many-attempts' where that would take too long. */
export type TakeTurn = (one: string) => Promise<void>;

/**
 * Gives each of those who call so many calls a minute, all at once if they like. Who has had them waits for the next turn: that holds up
 * nobody else, and costs no more than the memory of who waits.
 */
export function createTurns(
  perMinute: number,
  { now, sleep }: { readonly now: () => number; readonly sleep: (ms: number) => Promise<void> },
): TakeTurn {
  const each = 60_000 / perMinute;
  /** By who calls: when all of the calls so far would be over, had they come evenly. In ms. */
  const over = new Map<string, number>();
  let sweptAt = now();

  function sweep(at: number): void {
    if (Math.abs(at - sweptAt) < 60_000) return;
    sweptAt = at;
    for (const [one, until] of over) if (until <= at) over.delete(one);
  }

  return async (one) => {
    const at = now();
    sweep(at);
    const known = over.get(one) ?? at;
    // Further ahead than any wait is only what a clock left behind that was set back.
    const until = (known > at + 60_000 + longestWaitMs ? at : Math.max(known, at)) + each;
    const wait = until - at - 60_000;
    if (wait > longestWaitMs)
      throw new AppError('too-many-attempts', { retryAfterSeconds: (wait - longestWaitMs) / 1000 });
    over.set(one, until);
    if (wait > 0) await sleep(wait);
  };
}
