import type { FastifyBaseLogger } from 'fastify';
import type { SystemDeps } from './deps.ts';

/** How often a disk that fills up is told in the log, in ms. */
const tellEveryMs = 60 * 60_000;

/** A task that, whenever it is called, looks whether the disk fills up, and warns in the log, once an hour. */
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
