import type { FastifyBaseLogger } from 'fastify';
import { Worker } from 'node:worker_threads';
import type { ImportFormat } from '#interchange/recognise.ts';
import { inProject } from '#server/app/in-project.ts';
import type { FileRead } from '#server/interchange/read-file.ts';

/** How long a file may be read, in ms, and how much memory that may take beside the file itself, in MB. */
export interface ReadLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** How long a thread may take to start on a busy machine, in ms; usually it is a fifth of a second. */
const mostToStart = 20_000;

const tooMuch = 'The file holds more than can be read in one go: import it in parts.';

/** Reads question files one after the other, so that several at once take no more than one. */
export function createFileReader(
  logger: Pick<FastifyBaseLogger, 'error'>,
  limits: ReadLimits = { milliseconds: 4000, megabytes: 120 },
) {
  let last: Promise<unknown> = Promise.resolve();
  /** Reads a file in a thread of its own; its bytes are handed over and gone here. */
  return (bytes: Uint8Array<ArrayBuffer>, format?: ImportFormat): Promise<FileRead> => {
    const reading = last.then(() => readApart(bytes, format, limits, logger));
    last = reading;
    return reading;
  };
}

/** Resolves with one sentence for a file that takes too long or too much memory, or on which the thread breaks. */
async function readApart(
  bytes: Uint8Array<ArrayBuffer>,
  format: ImportFormat | undefined,
  { milliseconds, megabytes }: ReadLimits,
  logger: Pick<FastifyBaseLogger, 'error'>,
): Promise<FileRead> {
  const worker = new Worker(inProject('server/interchange/read-worker.ts'), {
    workerData: { bytes, format },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  let timer: NodeJS.Timeout | undefined;
  const result = await new Promise<FileRead>((resolve) => {
    const endIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve({ why: tooMuch }), ms);
    };
    endIn(mostToStart);
    worker.on('message', (message: FileRead | 'begins') => {
      if (message === 'begins') endIn(milliseconds);
      else resolve(message);
    });
    worker.once('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!isMemory) logger.error({ err: error }, 'A question file could not be read.');
      resolve({ why: isMemory ? tooMuch : 'The file can not be read.' });
    });
    worker.once('exit', () => resolve({ why: tooMuch }));
  });
  clearTimeout(timer);
  await worker.terminate();
  return result;
}
