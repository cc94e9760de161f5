import type { FastifyBaseLogger } from 'fastify';
import type { SystemDeps } from './deps.ts';

/** How often the log warns of a disk that fills up, in ms. */
const tellEveryMs = 60 * 60_000;

/** Returns a task that checks whether the disk fills up, and warns in the log, at most once an hour. */
export function watchDisk(
  { diskSpace }: Pick<SystemDeps, 'diskSpace'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number,
): () => Promise<void> {
  let told = -Infinity;
  return async () => {
    const disk = await diskSpace();
    if (!disk?.low || now() - told < tellEveryMs) return;
    told = now();
    logger.warn({ freeBytes: disk.free }, 'the disk of DATA_DIR is nearly full');
  };
}
