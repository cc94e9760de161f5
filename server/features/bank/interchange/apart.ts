import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import { inProject } from '#server/platform/files/in-project.ts';

/** What work may cost. */
export interface Limits {
  /** Of the processor's own time, start and all: on a busy machine the same work costs the same. */
  readonly cpuSeconds: number;
  /** By the clock, for what would wait without working: generous, since who waits for a turn is at no fault. */
  readonly milliseconds: number;
  /** Of memory, for its values. */
  readonly megabytes: number;
}

/** How work ended: with what it gave, at one of its limits, or with an error of its own. */
export type Outcome<Result> = { readonly result: Result } | { readonly ended: 'limit' | 'error' };

/** What is handed over: a message, and bytes that need no copy on their way. */
export interface ProcessMessage {
  readonly message: object;
  readonly bytes?: Uint8Array;
}

/** How long a process may take to start on a busy machine, in ms; usually it is a fifth of a second. */
const mostToStart = 60_000;

/** What a process ends with at a limit: SIGABRT when Node's memory is full, SIGXCPU from the system when its time is used up. */
const atLimit = new Set<unknown>(['SIGABRT', 'SIGXCPU']);

/** Bounds what becomes of the shell: the system itself counts, also while the process hears nobody. No memory is written to the disk. */
const bounded = (cpuSeconds: number) => `ulimit -c 0; ulimit -S -t ${cpuSeconds}; exec "$0" "$@"`;

/**
 * Runs a file of the project in a process of its own, which can be ended at any moment; a thread that runs out of memory
 * can take the whole server with it. The process says `begins` when its time begins, then its result. It gets none of our
 * settings, but the compiled code that this process uses: without it most of its time would be its start.
 */
export async function runApart<Result>(
  path: string,
  { message, bytes }: ProcessMessage,
  { cpuSeconds, milliseconds, megabytes }: Limits,
  logger: Pick<FastifyBaseLogger, 'error'>,
): Promise<Outcome<Result>> {
  const compiled = getCompileCacheDir();
  const child = fork(inProject(path), [], {
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    execPath: '/bin/sh',
    execArgv: [
      '-c',
      bounded(cpuSeconds),
      process.execPath,
      `--max-old-space-size=${megabytes}`,
      '--max-semi-space-size=8',
    ],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-2000)));
  // It may end before it has taken all of them.
  child.stdin?.on('error', () => {});
  child.stdin?.end(bytes ?? Buffer.alloc(0));
  child.send({ message, size: bytes?.length ?? 0 }, () => {});
  const outcome = await new Promise<Outcome<Result>>((resolve) => {
    const endIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve({ ended: 'limit' }), ms);
    };
    endIn(mostToStart);
    child.on('message', (answer: 'begins' | { readonly result: Result }) => {
      if (answer === 'begins') endIn(milliseconds);
      else resolve(answer);
    });
    child.once('error', (error) => {
      logger.error({ err: error }, 'A process could not be started.');
      resolve({ ended: 'error' });
    });
    child.once('exit', (code, signal) => {
      const isLimit = atLimit.has(signal);
      if (!isLimit) logger.error({ code, signal, said }, 'A process has failed.');
      resolve({ ended: isLimit ? 'limit' : 'error' });
    });
  });
  clearTimeout(timer);
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
  return outcome;
}
