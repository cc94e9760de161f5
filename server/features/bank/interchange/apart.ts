import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import { inProject } from '#server/platform/files/in-project.ts';

/** The limits of a task. */
export interface Limits {
  /** Processor time in seconds, including the start. The same task costs the same on a busy machine. */
  readonly cpuSeconds: number;
  /**
   * Time by the clock in ms, for a process that waits without working. It is generous, because a process that waits for
   * its turn does nothing wrong.
   */
  readonly milliseconds: number;
  /** Memory for the process's values, in megabytes. */
  readonly megabytes: number;
}

/** The end of a task: its result, a limit that it reached, or an error of its own. */
export type Outcome<Result> = { readonly result: Result } | { readonly ended: 'limit' | 'error' };

/** What the process receives: a message, and bytes that are sent without a copy. */
export interface ProcessMessage {
  readonly message: object;
  readonly bytes?: Uint8Array;
}

/** How long a process may take to start on a busy machine, in ms. It usually takes a fifth of a second. */
const mostToStart = 60_000;

/**
 * How a process ends at a limit. Node ends with SIGABRT if its memory is full. The system sends SIGXCPU if the time is
 * used up.
 */
const atLimit = new Set<unknown>(['SIGABRT', 'SIGXCPU']);

/**
 * Limits the process that replaces the shell. The system counts its time, even while the process does not respond. A
 * crash does not write its memory to the disk.
 */
const bounded = (cpuSeconds: number) => `ulimit -c 0; ulimit -S -t ${cpuSeconds}; exec "$0" "$@"`;

/** What starts a process with these limits. Windows has no limit of processor time: there only the clock ends it. */
export function howToStart(
  system: NodeJS.Platform,
  cpuSeconds: number,
  megabytes: number,
): { readonly execPath: string; readonly execArgv: string[] } {
  const flags = [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=8'];
  return system === 'win32'
    ? { execPath: process.execPath, execArgv: flags }
    : { execPath: '/bin/sh', execArgv: ['-c', bounded(cpuSeconds), process.execPath, ...flags] };
}

/**
 * Runs a file of the project in its own process, which can be ended at any moment. A thread that runs out of memory can
 * end the whole server. The process sends `begins` when its time begins, then its result. It gets the cache of compiled
 * code, because otherwise it would spend most of its time on the start. It gets no other setting of ours.
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
    ...howToStart(process.platform, cpuSeconds, megabytes),
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-2000)));
  // The process may end before it has read all bytes.
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
