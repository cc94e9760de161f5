import { AppError } from '#server/errors/app-error.ts';

/** Runs work, a few pieces at once; the rest waits in line. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue that runs `atOnce` pieces of work and lets `waiting` more stand in line.
 * Who comes after that is sent away with 'busy', to come back in `retryAfterSeconds`.
 */
export function createQueue(atOnce: number, waiting: number, retryAfterSeconds: number): Queue {
  let running = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new AppError('busy', { retryAfterSeconds });
      // Whoever ends hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
