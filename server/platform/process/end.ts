import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** How long requests under way may take to end, in ms. */
export const graceMs = 20_000;

/** The signals that end a process. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * How long a further signal counts as the first one, in ms. A terminal and most supervisors signal every process of a
 * group, and npm then passes the signal on.
 */
const sameSignalMs = 3000;

/** Ends the process in order at the first signal, at once at a second one. The returned function does what a first signal does. */
export function endOnSignal(close: () => Promise<void>, logger: Logger): () => void {
  return onSignals(close, logger, (sinceFirst) => {
    if (sinceFirst > sameSignalMs) process.exit(1);
  });
}

/** Ends a worker in order, and never sooner: the primary decides when it has taken too long. */
export function endWorkerOnSignal(close: () => Promise<void>, logger: Logger): void {
  onSignals(close, logger, () => {});
}

function onSignals(close: () => Promise<void>, logger: Logger, onFurther: (sinceFirst: number) => void): () => void {
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
  return onSignal;
}
