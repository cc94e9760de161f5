import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inProject } from '#server/platform/files/in-project.ts';
import { freePort } from '#server/testing/free-port.ts';
import { killWithChildren, postgresPrograms, postgresUser } from '#server/testing/postgres-server.ts';

/** Three machines with etcd, Patroni and PostgreSQL, and HAProxy in front, configured by the files of deploy/. */
export interface Cluster {
  /** The URL of the maintenance database of the current primary. */
  readonly url: string;
  /** The name of the machine whose database is the primary; null while there is none. */
  readonly primary: () => Promise<string | null>;
  /** Resolves when a standby has everything that the primary has acknowledged. */
  readonly untilSynchronous: () => Promise<void>;
  /** Kills all processes of a machine at once, like a power cut. */
  readonly kill: (name: string) => Promise<void>;
  /** Resolves when the database of a machine follows the primary's. */
  readonly untilFollowing: (name: string) => Promise<void>;
  /** Switches a machine on again. */
  readonly start: (name: string) => void;
  readonly remove: () => Promise<void>;
}

interface Machine {
  readonly name: string;
  readonly folder: string;
  readonly ports: { readonly postgres: number; readonly patroni: number; readonly etcd: number; readonly peer: number };
  processes: readonly ChildProcess[];
}

interface Member {
  readonly name: string;
  readonly role: string;
}

const names = ['pg1', 'pg2', 'pg3'] as const;

/** Starts a cluster with its own folders and ports on this one machine; resolves when there is a primary. */
export async function startCluster(): Promise<Cluster> {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'tayari-cluster-'));
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  };
  own(folder);
  const machines: Machine[] = [];
  for (const name of names) {
    const [postgres, patroni, etcd, peer] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const place = join(folder, name);
    mkdirSync(place);
    own(place);
    machines.push({ name, folder: place, ports: { postgres, patroni, etcd, peer }, processes: [] });
  }
  const port = await freePort();

  function run(command: string, args: readonly string[], cwd: string): ChildProcess {
    // Files for the user's home go into this folder.
    const env = { ...process.env, HOME: cwd };
    const child = spawn(command, args, { ...user, env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = (data: Buffer) => writeFileSync(join(cwd, 'log'), data, { flag: 'a' });
    child.stdout.on('data', log);
    child.stderr.on('data', log);
    return child;
  }

  function start(machine: Machine): void {
    const config = join(machine.folder, 'patroni.yml');
    writeFileSync(config, patroniConfig(machine, machines));
    machine.processes = [
      run('etcd', etcdArguments(machine, machines), machine.folder),
      run('patroni', [config], machine.folder),
    ];
  }

  for (const machine of machines) start(machine);
  const haproxy = join(folder, 'haproxy.cfg');
  writeFileSync(haproxy, haproxyConfig(port, machines));
  const proxy = run('haproxy', ['-db', '-f', haproxy], folder);

  const named = (name: string) => {
    const machine = machines.find((one) => one.name === name);
    if (machine === undefined) throw new Error(`There is no machine ${name}.`);
    return machine;
  };

  /** The members as one machine that answers lists them. */
  async function members(): Promise<readonly Member[]> {
    for (const { ports } of machines) {
      const answer = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: readonly Member[] }).members;
    }
    return [];
  }

  const primary = async () => {
    for (const { name, ports } of machines) {
      const answer = await fetch(`http://127.0.0.1:${ports.patroni}/primary`).catch(() => null);
      if (answer?.status === 200) return name;
    }
    return null;
  };

  const remove = async () => {
    // Patroni ends its PostgreSQL. It needs etcd until then.
    for (const which of [1, 0]) await Promise.all(machines.map(({ processes }) => end(processes[which])));
    await end(proxy);
    rmSync(folder, { recursive: true, force: true });
  };

  while ((await primary()) === null) {
    const ended = machines.find(({ processes }) => processes.some(({ exitCode }) => exitCode !== null));
    if (ended) {
      const log = readFileSync(join(ended.folder, 'log'), 'utf8');
      await remove();
      throw new Error(`The cluster did not start:\n${log.slice(-4000)}`);
    }
    await pause(200);
  }
  const url = `postgres://postgres:a-long-one@127.0.0.1:${port}/postgres`;
  // Until HAProxy has checked each machine once, it takes turns between all of them.
  for (let right = 0; right < 2 * names.length; right = (await leadsToPrimary(url)) ? right + 1 : 0) await pause(50);
  return {
    url,
    primary,
    untilSynchronous: async () => {
      while (!(await members()).some(({ role }) => role === 'sync_standby')) await pause(200);
    },
    untilFollowing: async (name) => {
      const isReplica = ({ ports }: Machine) =>
        fetch(`http://127.0.0.1:${ports.patroni}/replica`).then(
          ({ status }) => status === 200,
          () => false,
        );
      while (!(await isReplica(named(name)))) await pause(200);
    },
    kill: async (name) => {
      const machine = named(name);
      const ended = machine.processes.map(ending);
      for (const child of machine.processes) child.kill('SIGKILL');
      killWithChildren(postmasterOf(machine));
      await Promise.all(ended);
    },
    start: (name) => start(named(name)),
    remove,
  };
}

async function leadsToPrimary(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is cut also rejects the query.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    await client.end();
    return rows[0]?.standby === false;
  } catch {
    return false;
  }
}

function postmasterOf({ folder }: Machine): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function patroniConfig(machine: Machine, machines: readonly Machine[]): string {
  const { name, folder, ports } = machine;
  const etcd = machines.map((one) => `127.0.0.1:${one.ports.etcd}`).join(',');
  return deployFile('patroni.yml', [
    ['10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', etcd],
    ['10.0.0.11:8008', `127.0.0.1:${ports.patroni}`],
    ['10.0.0.11:5432', `127.0.0.1:${ports.postgres}`],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['name: pg1', `name: ${name}`],
    ['/usr/lib/postgresql/17/bin', postgresPrograms()],
    ['/var/lib/postgresql/17/tayari', join(folder, 'data')],
    ['/var/run/postgresql', folder],
  ]);
}

function haproxyConfig(port: number, machines: readonly Machine[]): string {
  return deployFile('haproxy.cfg', [
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`],
    ...machines.map(({ ports }, n): Replacement => {
      return [`10.0.0.1${n + 1}:5432 check port 8008`, `127.0.0.1:${ports.postgres} check port ${ports.patroni}`];
    }),
  ]);
}

type Replacement = readonly [string, string];

/** A file of deploy/ with a college's own values put in. Throws if a text to replace is not there any more. */
function deployFile(name: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(inProject(`deploy/${name}`), 'utf8'),
  );
}

/** The arguments that docs/scale.md sets in /etc/default/etcd. */
function etcdArguments({ name, folder, ports }: Machine, machines: readonly Machine[]): string[] {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  return [
    ['--name', name],
    ['--data-dir', join(folder, 'etcd')],
    ['--listen-client-urls', client],
    ['--advertise-client-urls', client],
    ['--listen-peer-urls', peer],
    ['--initial-advertise-peer-urls', peer],
    ['--initial-cluster', machines.map((one) => `${one.name}=http://127.0.0.1:${one.ports.peer}`).join(',')],
  ].flat();
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined) return;
  const ended = ending(child);
  child.kill('SIGTERM');
  await ended;
}

function ending(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
