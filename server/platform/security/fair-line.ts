import { createPace } from './pace.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Runs work, a few pieces at once, while the rest waits in line. */
export interface FairLine {
  /**
   * Runs work in its turn. Rejects with 'busy', and the time after which there is room, when line or wait would be too
   * long. `one` is the caller within the `lane`.
   */
  readonly run: <T>(lane: string, one: string, work: () => Promise<T>) => Promise<T>;
  /** Starts no more work of a lane for so many ms. Its callers wait on, except those who would wait too long. */
  readonly pause: (lane: string, ms: number) => void;
  /** How many callers wait now. */
  readonly waiting: () => number;
  /** The server ends: pauses stop, and only as many callers wait as can still be served. */
  readonly end: () => void;
}

interface FairLineDeps {
  /** How many pieces of work run at once. */
  readonly atOnce: number;
  /** The most callers that may wait, at any speed. */
  readonly waiting: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Resolves after so many ms. */
  readonly sleep: (ms: number) => Promise<void>;
}

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (retryAfterSeconds: number) => void;
}

interface Pause {
  readonly ms: number;
}

type Lane = Map<string, Waiter[]>;

/** The longest measured wait: half the time after which an idle connection is cut. */
const longestWaitMs = 30_000;
const longestPausedMs = 20_000;
/** The same for a server that ends, and the most callers that wait there: it has eight seconds. */
const longestAtTheEndMs = 6000;
const waitingAtTheEnd = 100;
/** When a refused caller should try again while the speed is unknown, in seconds. */
const usualRetry = 5;

/**
 * Makes a fair line: lanes take turns, and within a lane its callers do. When the line is full, the caller with the
 * most work loses the newest piece. So a caller who sends much delays only that caller. A slow machine lets fewer wait,
 * so that no wait outlasts the connection. A refused caller is told to come when half of the others are through.
 */
export function createFairLine({ atOnce, waiting, now, sleep }: FairLineDeps): FairLine {
  // The first entry has the next turn; after its turn it goes to the end.
  const lanes = new Map<string, Lane>();
  const paused = new Map<string, Pause>();
  const pace = createPace(atOnce);
  let running = 0;
  let count = 0;
  let hasEnded = false;

  function begin(): void {
    while (running < atOnce) {
      const next = takeNext();
      if (!next) return pace.free();
      running += 1;
      next.begin();
    }
  }

  function takeNext(): Waiter | undefined {
    for (const [name, lane] of lanes) {
      if (paused.has(name)) continue;
      for (const [one, waiters] of lane) {
        const waiter = waiters.shift();
        count -= 1;
        lane.delete(one);
        if (waiters.length > 0) lane.set(one, waiters);
        lanes.delete(name);
        if (lane.size > 0) lanes.set(name, lane);
        return waiter;
      }
    }
    return undefined;
  }

  function refuseNewest(name: string, wholeMs: number): void {
    const lane = lanes.get(name);
    const [one, waiters] = longest(lane ?? new Map(), (each) => each.length) ?? [];
    if (!lane || !waiters || one === undefined) return;
    waiters.pop()?.refuse(wholeMs === 0 ? usualRetry : wholeMs / 2000);
    count -= 1;
    if (waiters.length === 0) lane.delete(one);
    if (lane.size === 0) lanes.delete(name);
  }

  /** Refuses callers who would wait too long. */
  function keepInTime(): void {
    const [most, ms] = hasEnded ? [waitingAtTheEnd, longestAtTheEndMs] : [waiting, longestWaitMs];
    while (count > Math.min(most, ms / pace.msEach())) {
      const [name] = longest(lanes, sizeOf) ?? [];
      if (name === undefined) return;
      refuseNewest(name, Math.min(ms, count * pace.msEach()));
    }
  }

  function keepInLane(name: string): void {
    const pause = paused.get(name);
    if (!pause) return;
    for (let lane = lanes.get(name); lane && sizeOf(lane) * pause.ms > longestPausedMs; lane = lanes.get(name)) {
      refuseNewest(name, longestPausedMs);
    }
  }

  function resume(name: string, pause: Pause): void {
    // A later pause goes on.
    if (paused.get(name) !== pause) return;
    paused.delete(name);
    begin();
  }

  return {
    run: (name, one, work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          try {
            return await work();
          } finally {
            running -= 1;
            pace.ended(now());
            begin();
            keepInTime();
          }
        };
        const waiter: Waiter = {
          begin: () => void run().then(resolve, reject),
          refuse: (retryAfterSeconds) => reject(new AppError('busy', { retryAfterSeconds })),
        };
        const lane = lanes.get(name) ?? new Map<string, Waiter[]>();
        lanes.set(name, lane.set(one, [...(lane.get(one) ?? []), waiter]));
        count += 1;
        begin();
        keepInLane(name);
        keepInTime();
      }),
    pause: (name, ms) => {
      if (ms <= 0 || hasEnded) return;
      const pause = { ms };
      paused.set(name, pause);
      keepInLane(name);
      void sleep(ms).then(() => resume(name, pause));
    },
    waiting: () => count,
    end: () => {
      hasEnded = true;
      paused.clear();
      keepInTime();
      begin();
    },
  };
}

function sizeOf(lane: Lane): number {
  return [...lane.values()].reduce((sum, waiters) => sum + waiters.length, 0);
}

/** The longest list; of equal ones the last, whose turn is farthest. */
function longest<Value>(
  map: ReadonlyMap<string, Value>,
  lengthOf: (value: Value) => number,
): [string, Value] | undefined {
  let most: [string, Value] | undefined;
  for (const entry of map) if (!most || lengthOf(entry[1]) >= lengthOf(most[1])) most = entry;
  return most;
}
