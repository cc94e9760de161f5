/** Repeats a task; returns a function that stops it. A failed task waits for its next turn. */
export type Repeat = (milliseconds: number, task: () => Promise<void>) => () => void;

/** How long after the start such a task first runs, in ms. Some machines are on for minutes only. */
const soonMs = 60_000;

/** Repeats a task, and runs it once a minute after the start. */
export function everyAndSoon(every: Repeat, milliseconds: number, task: () => Promise<void>): () => void {
  const stopSoon = every(soonMs, async () => {
    stopSoon();
    await task();
  });
  const stop = every(milliseconds, task);
  return () => {
    stopSoon();
    stop();
  };
}

/** The real schedule. It never keeps the process alive, and a slow task is not started twice. */
export const every: Repeat = (milliseconds, task) => {
  let running = false;
  const turn = async () => {
    if (running) return;
    running = true;
    try {
      await task();
    } catch {
      // The task reports its own errors; the next turn tries again.
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void turn(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
