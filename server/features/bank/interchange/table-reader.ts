import type { FastifyBaseLogger } from 'fastify';
import { isZip } from '#interchange/zip.ts';
import { runApart, type Limits } from './apart.ts';
import type { TableRead } from './table-read.ts';
import { readTextTable } from './text-table.ts';

/** Text up to this many bytes is read at once: that takes less than to start a process. */
const smallText = 100_000;

/** Reads tables of candidates; archives and what is large in a process of its own, one after the other. */
export type ReadTable = (bytes: Uint8Array) => Promise<TableRead>;

/** Makes the reader. It resolves with a problem for a file that takes too long or too much memory. */
export function createTableReader(
  logger: Pick<FastifyBaseLogger, 'error'>,
  limits: Limits = { cpuSeconds: 5, milliseconds: 60_000, megabytes: 64 },
): ReadTable {
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (bytes: Uint8Array): Promise<TableRead> => {
    const outcome = await runApart<TableRead>(
      'server/features/bank/interchange/table-process.ts',
      { message: {}, bytes },
      limits,
      logger,
    );
    if ('result' in outcome) return outcome.result;
    return { problem: outcome.ended === 'limit' ? 'too-much' : 'damaged', line: 1 };
  };
  return async (bytes) => {
    if (bytes.length <= smallText && isPlain(bytes)) return readTextTable(bytes);
    const reading = last.then(() => readNow(bytes));
    last = reading;
    return reading;
  };
}

/** Whether bytes look like text in UTF-8 at their beginning. */
function isPlain(bytes: Uint8Array): boolean {
  return !isZip(bytes) && !bytes.subarray(0, 8).some((byte) => byte < 9 || (byte > 126 && byte < 0xe0));
}
