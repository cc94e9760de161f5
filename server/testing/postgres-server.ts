import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/testing/free-port.ts';

/** A PostgreSQL for the tests in a temporary folder. */
export interface PostgresServer {
  /** The URL of its maintenance database. */
  readonly url: string;
  /** The folder of its files. */
  readonly dataFolder: string;
  readonly start: () => Promise<void>;
  /** Ends it as a shutdown does: connections are cut at once. */
  readonly stop: () => Promise<void>;
  /** Kills all of its processes in the middle of their work. */
  readonly kill: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>;
}

/** The settings by what its commits must survive. */
const outlives = {
  nothing: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  // The kernel keeps what a killed process wrote. So a later start need not wait until every file is on the disk.
  kills: ['fsync=off'],
  'power cuts': [],
} as const;

/**
 * Makes a new PostgreSQL on a free port of 127.0.0.1 and starts it. The more its commits `outlive`, the slower they
 * are.
 */
export async function createPostgresServer({
  outlive = 'nothing',
}: { readonly outlive?: keyof typeof outlives } = {}): Promise<PostgresServer> {
  const bin = postgresPrograms();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'tayari-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'tayari', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://tayari@127.0.0.1:${port}/postgres`;
  let stop = async () => {};
  let kill = async () => {};

  async function start(): Promise<void> {
    const settings = [...outlives[outlive], 'max_connections=200', 'shared_buffers=32MB'];
    const child = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        folder,
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    stop = async () => {
      child.kill('SIGINT');
      await ended;
    };
    kill = async () => {
      if (child.pid !== undefined) killWithChildren(child.pid);
      await ended;
    };
    while (child.exitCode === null && !(await isReady(url))) await pause(50);
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${child.exitCode}`);
  }

  await start();
  return {
    url,
    dataFolder: data,
    start,
    stop: () => stop(),
    kill: () => kill(),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills PostgreSQL's first process and its children. They are no group: each makes one of its own. */
export function killWithChildren(first: number): void {
  // The first process is stopped meanwhile, so that it starts no others.
  killIfThere(first, 'SIGSTOP');
  const children = childrenOf(first);
  for (const pid of [first, ...children]) killIfThere(pid, 'SIGKILL');
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The folder of its programs. */
export function postgresPrograms(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  const onPath = (process.env.PATH ?? '').split(':').find((bin) => existsSync(join(bin, 'initdb')));
  if (!found && !onPath) throw new Error('These tests need PostgreSQL: npm test installs it where it can.');
  return found ?? onPath ?? '';
}

/** PostgreSQL refuses to run as root; then it runs as the user postgres, or else as the user `nobody`. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('As root, PostgreSQL needs a user postgres or nobody to run as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
