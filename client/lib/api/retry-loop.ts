/** How long a failed call waits for its next try, in ms: 1, 2, 4 … 30 s. `failures` counts from 1. */
export function retryPauseMs(failures: number): number {
  return Math.min(30, 2 ** (failures - 1)) * 1000;
}

interface RetryLoopParts {
  /** One round. Returns in how many ms the next one follows, or null if it waits for `soon`. */
  readonly run: () => Promise<number | null>;
  /** A round has failed. */
  readonly onFailure?: (error: unknown) => void;
  /** Runs something after so many ms. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface RetryLoop {
  /** Runs a round at once, or right after the current one. */
  readonly soon: () => Promise<void>;
  /** The connection is back: the same, and the pauses start again. */
  readonly online: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Rounds, one at a time. The loop repeats a failed round after pauses that grow. */
export function createRetryLoop({ run, onFailure, after }: RetryLoopParts): RetryLoop {
  let failures = 0;
  let isRunning = false;
  let isWanted = false;
  let isClosed = false;
  let callOff = () => {};

  async function round(): Promise<void> {
    if (isClosed) return;
    isWanted = isRunning;
    if (isRunning) return;
    callOff();
    isRunning = true;
    let pauseMs: number | null;
    try {
      pauseMs = await run();
      failures = 0;
    } catch (error) {
      failures += 1;
      pauseMs = retryPauseMs(failures);
      onFailure?.(error);
    }
    isRunning = false;
    if (isWanted) void round();
    else if (pauseMs !== null && !isClosed) callOff = after(pauseMs, () => void round());
  }

  return {
    soon: round,
    online: () => {
      failures = 0;
      void round();
    },
    open: () => {
      isClosed = false;
      void round();
    },
    close: () => {
      isClosed = true;
      callOff();
    },
  };
}
