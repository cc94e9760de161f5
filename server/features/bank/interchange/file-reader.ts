import type { FastifyBaseLogger } from 'fastify';
import { runApart, type Limits } from './apart.ts';
import { tooMuch, type ChosenReading } from './file-read.ts';

import type { ReadImport } from './read-import.ts';

/** Reads question files one after the other, so that several at once take no more than one. */
export function createFileReader(
  logger: Pick<FastifyBaseLogger, 'error'>,
  limits: Limits = { cpuSeconds: 5, milliseconds: 60_000, megabytes: 96 },
) {
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (
    bytes: Uint8Array,
    chosen: ChosenReading,
    source: string,
  ): Promise<ReadImport | { why: string }> => {
    const message = { chosen, source };
    const outcome = await runApart<ReadImport | { why: string }>(
      'server/features/bank/interchange/read-process.ts',
      { message, bytes },
      limits,
      logger,
    );
    if ('result' in outcome) return outcome.result;
    return { why: outcome.ended === 'limit' ? tooMuch : 'The file can not be read.' };
  };
  /** Resolves with one sentence for a file that takes too long or too much memory. */
  return (bytes: Uint8Array, chosen: ChosenReading = {}, source = ''): Promise<ReadImport | { why: string }> => {
    const reading = last.then(() => readNow(bytes, chosen, source));
    last = reading;
    return reading;
  };
}
