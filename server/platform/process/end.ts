import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** How long requests under way may take to end, in ms. */
export const graceMs = 20_000;

/** What tells a process to end. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * For how long a further signal is taken for the first one, in ms: a terminal and most supervisors send theirs to every
 * process of a group, and then npm passes on its own.
 */
const sameSignalMs = 3000;

/** Ends the process in order with its first signal, at once with a second one. */
export function endOnSignal(close: () => Promise<void>, logger: Logger): void {
  onSignals(close, logger, (sinceFirst) => {
    if (sinceFirst > sameSignalMs) process.exit(1);
  });
}

/** Ends a worker in order, and no sooner however often it is told: the primary decides when it has taken too long. */
export function endWorkerOnSignal(close: () => Promise<void>, logger: Logger): void {
  onSignals(close, logger, () => {});
}

function onSignals(close: () => Promise<void>, logger: Logger, onFurther: (sinceFirst: number) => void): void {
  const closing = async ({ err }: { err?: Error | undefined }) => {
    if (err) logger.error({ err }, 'ending after an error');
    await close();
  };
  const grace = closeWithGrace({ delay: graceMs, logger: false, skip: [...endSignals] }, closing);
  let first: number | undefined;
  const onSignal = () => {
    if (first !== undefined) return onFurther(performance.now() - first);
    first = performance.now();
    grace.close();
  };
  for (const signal of endSignals) process.on(signal, onSignal);
}
