import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compiled } from '#server/testing/process.ts';

/** A product for one test: a server process with an empty database in its own folder. */
export interface RunningServer {
  readonly url: string;
  /** The file for mails. */
  readonly dataDir: string;
  /** Its PostgreSQL; null for the built-in database. */
  readonly databaseUrl: string | null;
  /** Its output so far, line by line. */
  readonly log: readonly string[];
  /** The server's time, in ms since 1970. */
  readonly now: () => number;
  /** Moves its clock, which goes on from there; null sets it right again. */
  readonly setClock: (to: number | null) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '..');

/** Starts the built product on a free port. Rejects when it ends before it is ready. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayari-e2e-'));
  const child = spawn(process.execPath, ['server/testing/launch.ts'], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('It writes nowhere.');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const log: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(stdout).on('line', (line) => {
      log.push(line);
      const ready = /ready at (http\S+)/.exec(line);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    });
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  let moved = 0;
  return {
    url,
    dataDir,
    databaseUrl: env['DATABASE_URL'] ?? null,
    log,
    now: () => Date.now() + moved,
    setClock: async (to) => {
      if (to === null && moved === 0) return;
      moved = to === null ? 0 : to - Date.now();
      const set = once(child, 'message');
      child.send(Date.now() + moved);
      await set;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
