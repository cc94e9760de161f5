import type { FastifyBaseLogger } from 'fastify';
import { runApart, type Limits } from './apart.ts';
import { messageOf } from '#text/message.ts';
import type { Refusal } from '#interchange/item.ts';
import type { ChosenReading } from './file-read.ts';

import type { ReadImport } from './read-import.ts';

/**
 * Makes a reader of question files. It reads one file after the other, so that several files take no more of the
 * machine than one.
 */
export function createFileReader(
  logger: Pick<FastifyBaseLogger, 'error'>,
  limits: Limits = { cpuSeconds: 5, milliseconds: 60_000, megabytes: 96 },
) {
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (
    bytes: Uint8Array,
    chosen: ChosenReading,
    source: string,
  ): Promise<ReadImport | { why: Refusal }> => {
    const message = { chosen, source };
    const outcome = await runApart<ReadImport | { why: Refusal }>(
      'server/features/bank/interchange/read-process.ts',
      { message, bytes },
      limits,
      logger,
    );
    if ('result' in outcome) return outcome.result;
    return { why: messageOf(outcome.ended === 'limit' ? 'too-much' : 'unreadable') };
  };
  /** Resolves with a refusal for a file that takes too long or too much memory. */
  return (bytes: Uint8Array, chosen: ChosenReading = {}, source = ''): Promise<ReadImport | { why: Refusal }> => {
    const reading = last.then(() => readNow(bytes, chosen, source));
    last = reading;
    return reading;
  };
}
