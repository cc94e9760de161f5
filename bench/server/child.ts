import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

/** A server process to measure. */
export interface Child {
  readonly url: string;
  readonly pid: number;
  /** The CPU seconds that it and its workers have used so far. */
  readonly cpuSeconds: () => number;
  /** Ends it in order. Returns the last line of its output. Rejects when it does not end with exit code 0. */
  readonly stop: () => Promise<string>;
}

const root = dirname(dirname(import.meta.dirname));

/** Starts `file` on a free port and waits until it says "ready at URL". Drops its log, and shows its errors. Calls `born` at once. */
export async function startChild(
  file: string,
  env: Readonly<Record<string, string>>,
  born: (pid: number) => void = () => {},
): Promise<Child> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid ?? 0;
  if (pid !== 0) born(pid);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let last = '';
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      last = line;
      const ready = /ready at (http\S+)/.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then((code) => reject(new Error(`${file} ended with ${code} before it was ready`)));
  });
  return {
    url,
    pid,
    cpuSeconds: () => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuSecondsOf(each), 0),
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`${file} ended with ${code}`);
      return last;
    },
  };
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The kernel counts in hundredths of a second. User and system time are the 14th and 15th field of stat. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
