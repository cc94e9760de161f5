/** Repeats a task; returns what stops it. A task that fails is left to its next turn. */
export type Every = (milliseconds: number, task: () => Promise<void>) => () => void;

/** How long after the start a task is done for the first time that is to be done on machines that are on for minutes only. */
const soonMs = 60_000;

/** Repeats a task, and does it once a minute after the start. */
export function everyAndSoon(every: Every, milliseconds: number, task: () => Promise<void>): () => void {
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
export const every: Every = (milliseconds, task) => {
  let running = false;
  const turn = async () => {
    if (running) return;
    running = true;
    try {
      await task();
    } catch {
      // The task says itself what it has to say; the next turn tries again.
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void turn(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
