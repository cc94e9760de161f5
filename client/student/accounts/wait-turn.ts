import { ApiError } from '#client/lib/api/api-error.ts';

/** How long a student waits for a turn, in ms, all waits together. */
const maxWaitMs = 60_000;

/** Ends after so many ms, or rejects as soon as it is cancelled. */
type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

const sleepInBrowser: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** The options for sending a form. */
export interface SendOptions {
  readonly signal: AbortSignal;
  /** Called as soon as the server was busy, and the form waits for its turn. */
  readonly onWait?: () => void;
}

/**
 * Sends. As long as the server is busy, it sends again after the server's number of seconds. After a minute the refusal stands. Outside of
 * tests it uses the browser's own timer.
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
