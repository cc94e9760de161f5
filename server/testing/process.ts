import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '#server/platform/files/in-project.ts';

/** The folder of the compile cache of tests' processes: hundreds of starts compile the same sources. */
export const compiled = inProject('node_modules/.cache/tayari-tests');

/** A server that runs as a process of its own, as it does in an installation. */
export interface ServerProcess {
  /** Its address, once it is ready; rejects if it ended before. */
  readonly ready: Promise<string>;
  /** How it ended: its exit code and all its output. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** Resolves with the first output that matches; rejects if it ended before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Sets its clock, in ms since 1970, if `entry` allows that; resolves when it is set. */
  readonly setClock: (to: number) => Promise<void>;
  readonly pid: number;
}

/** Starts a server with only these settings; `entry` is the file that starts it, a path in the project. */
export function runServerProcess(
  settings: Readonly<Record<string, string>>,
  entry: string = 'server/main.ts',
): ServerProcess {
  const child = spawn(process.execPath, [inProject(entry)], {
    env: { NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collect(child);
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...output }));
  });
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output.stdout);
        if (found) resolve(found);
      };
      child.stdout?.on('data', look);
      look();
      void ended.then(({ stderr }) => reject(new Error(`the server ended before it said ${pattern}: ${stderr}`)));
    });
  const ready = says(/ready at (\S+)/).then(([, address]) => address ?? '');
  ready.catch(() => {});
  return {
    ready,
    ended,
    says,
    signal: (name) => void child.kill(name),
    setClock: async (to) => {
      const set = once(child, 'message');
      child.send(to);
      await set;
    },
    pid: child.pid ?? 0,
  };
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (data: Buffer) => (output.stdout += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output.stderr += data.toString()));
  return output;
}
