import { ApiError } from '#client/lib/api/call.ts';

/** How long somebody waits for a turn, in ms, all waits together. */
const maxWaitMs = 60_000;

/** Ends after so many ms, or rejects as soon as it is called off. */
type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

const sleepInBrowser: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** A form that is being sent. */
export interface SendOptions {
  readonly signal: AbortSignal;
  /** Told as soon as the server has put it off, and that it is waiting for its turn. */
  readonly onWait?: () => void;
}

/**
 * Sends, and as long as the server is busy sends again after as many seconds as it says; up to a minute, then the refusal
 * stands. The browser's own timer outside of tests.
 */
export async function waitTurn<Answer>(
  send: () => Promise<Answer>,
  { signal, onWait }: SendOptions,
  sleep = sleepInBrowser,
): Promise<Answer> {
  for (let waited = 0; ;) {
    try {
      return await send();
    } catch (failure) {
      const ms = pauseAskedFor(failure);
      if (ms === undefined || waited + ms > maxWaitMs) throw failure;
      waited += ms;
      onWait?.();
      await sleep(ms, signal);
    }
  }
}

function pauseAskedFor(failure: unknown): number | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'busy' || failure.retryAfter === undefined) return undefined;
  return failure.retryAfter * 1000;
}
