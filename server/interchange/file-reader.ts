import type { FastifyBaseLogger } from 'fastify';
import type { ImportFormat } from '#exam/import-formats.ts';
import { runApart, type Limits } from '#server/interchange/apart.ts';
import { tooMuch, type FileRead } from '#server/interchange/file-read.ts';

/** Reads question files one after the other, so that several at once take no more than one. */
export function createFileReader(
  logger: Pick<FastifyBaseLogger, 'error'>,
  limits: Limits = { cpuSeconds: 5, milliseconds: 60_000, megabytes: 64 },
) {
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (bytes: Uint8Array, format?: ImportFormat): Promise<FileRead> => {
    const message = format === undefined ? {} : { format };
    const outcome = await runApart<FileRead>('server/interchange/read-process.ts', { message, bytes }, limits, logger);
    if ('result' in outcome) return outcome.result;
    return { why: outcome.ended === 'limit' ? tooMuch : 'The file can not be read.' };
  };
  /** Resolves with one sentence for a file that takes too long or too much memory. */
  return (bytes: Uint8Array, format?: ImportFormat): Promise<FileRead> => {
    const reading = last.then(() => readNow(bytes, format));
    last = reading;
    return reading;
  };
}
