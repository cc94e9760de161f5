import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** How long requests under way may take to end, in ms. */
export const graceMs = 20_000;

/** What tells a process to end. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the process in order with its first signal, at once with its second. */
export function endOnSignal(close: () => Promise<void>, logger: Logger): void {
  closeWithGrace({ delay: graceMs, logger: false }, closing(close, logger));
}

/**
 * Ends a worker in order, and no sooner however often it is told: a terminal and most supervisors send their signal
 * to every process of a group, and then the primary sends its own.
 */
export function endWorkerOnSignal(close: () => Promise<void>, logger: Logger): void {
  const grace = closeWithGrace({ delay: graceMs, logger: false, skip: [...endSignals] }, closing(close, logger));
  let ending = false;
  const end = () => {
    if (!ending) grace.close();
    ending = true;
  };
  for (const signal of endSignals) process.on(signal, end);
}

function closing(close: () => Promise<void>, logger: Logger) {
  return async ({ err }: { err?: Error | undefined }) => {
    if (err) logger.error({ err }, 'ending after an error');
    await close();
  };
}
