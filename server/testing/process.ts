import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server that runs as a process of its own, as it does in an installation. */
export interface ServerProcess {
  /** Where it listens, as it said when it was ready; rejects when it ended before. */
  readonly ready: Promise<string>;
  /** How it ended: its exit code and all that it wrote. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly pid: number;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts `node server/main.ts` with these settings and no others. */
export function runServerProcess(settings: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...output }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /ready at (\S+)/.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
    void ended.then(({ stderr }) => reject(new Error(`the server ended before it was ready: ${stderr}`)));
  });
  ready.catch(() => {});
  return { ready, ended, signal: (name) => void child.kill(name), pid: child.pid ?? 0 };
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (data: Buffer) => (output.stdout += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output.stderr += data.toString()));
  return output;
}
