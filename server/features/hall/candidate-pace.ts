import { AppError } from '#server/platform/errors/app-error.ts';

/** How many calls of a kind a candidate has in a minute. */
export const savesAMinute = 120;
export const readsAMinute = 30;

/** The longest that a call waits for its turn, in ms. */
const longestWaitMs = 30_000;

/** Does the work in its caller's turn. Throws 'too-many-attempts' if that would take too long. */
export type RunInTurn = <T>(one: string, work: () => Promise<T>) => Promise<T>;

/**
 * Gives each caller so many calls a minute, one after the other. A caller who has used them waits for the next turn.
 * That holds up no other caller, and costs only the memory of the wait.
 */
export function createTurns(
  perMinute: number,
  { now, sleep }: { readonly now: () => number; readonly sleep: (ms: number) => Promise<void> },
): RunInTurn {
  const each = 60_000 / perMinute;
  /** By caller: when all calls so far would be over if they had come evenly. In ms. */
  const over = new Map<string, number>();
  /** By caller: the last call that came. */
  const last = new Map<string, Promise<unknown>>();
  let sweptAt = now();

  function sweep(at: number): void {
    if (Math.abs(at - sweptAt) < 60_000) return;
    sweptAt = at;
    for (const [one, until] of over) if (until <= at) over.delete(one);
  }

  async function wait(one: string): Promise<void> {
    const at = now();
    sweep(at);
    const known = over.get(one) ?? at;
    // A time further ahead than any wait comes from a clock that was set back.
    const until = (known > at + 60_000 + longestWaitMs ? at : Math.max(known, at)) + each;
    const ms = until - at - 60_000;
    if (ms > longestWaitMs) throw new AppError('too-many-attempts', { retryAfterSeconds: (ms - longestWaitMs) / 1000 });
    over.set(one, until);
    if (ms > 0) await sleep(ms);
  }

  return async (one, work) => {
    await wait(one);
    const before = last.get(one);
    const done = (before ?? Promise.resolve()).then(work);
    // The caller gets the result; the next call runs in any case.
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    last.set(one, settled);
    try {
      return await done;
    } finally {
      if (last.get(one) === settled) last.delete(one);
    }
  };
}
