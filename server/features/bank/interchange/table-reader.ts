import type { FastifyBaseLogger } from 'fastify';
import { isZip } from '#interchange/zip.ts';
import { runApart, type Limits } from './apart.ts';
import type { TableReading } from './table-read.ts';
import { readTextTable } from './text-table.ts';

/** Text up to this many bytes is read directly, which takes less time than the start of a process. */
const smallText = 100_000;

/** Reads tables of candidates. Archives and large files are read in their own process, one after the other. */
export type ReadTable = (bytes: Uint8Array) => Promise<TableReading>;

/** Makes the reader. For a file that takes too long or too much memory, the reader resolves with a problem. */
export function createTableReader(
  logger: Pick<FastifyBaseLogger, 'error'>,
  limits: Limits = { cpuSeconds: 5, milliseconds: 60_000, megabytes: 64 },
): ReadTable {
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (bytes: Uint8Array): Promise<TableReading> => {
    const outcome = await runApart<TableReading>(
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

/** Whether bytes look like UTF-8 text at their beginning. */
function isPlain(bytes: Uint8Array): boolean {
  return !isZip(bytes) && !bytes.subarray(0, 8).some((byte) => byte < 9 || (byte > 126 && byte < 0xe0));
}
