import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/platform/database/open.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { beginRequest, connectInAdvance, untilClosed } from '#server/testing/request-under-way.ts';
import { runServerProcess, type ServerProcess } from '#server/testing/process.ts';

let place: TestDatabase;
let database: OpenDatabase;
const settings = (more = {}) => ({
  PORT: '0',
  WORKERS: '2',
  DATA_DIR: place.settings.dataDir,
  DATABASE_URL: place.settings.databaseUrl ?? '',
  ...more,
});
beforeAll(async () => {
  place = await makePostgres();
  database = await openDatabase(place.settings);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** Process ids of a server's workers, from the kernel. */
const workersOf = ({ pid }: ServerProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Long enough for a worker that still starts on a busy machine. */
const answerWithinMs = 50_000;

/** Sends a request over a new connection, so that any worker may answer; returns the status and the entity tag. */
function ask(address: string, path: string): Promise<{ status: number; etag: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, address), { agent: false, timeout: answerWithinMs }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, etag: String(answer.headers.etag) }));
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer in ${answerWithinMs} ms`)));
    sent.once('error', reject).end();
  });
}

/** Asks each worker alone: meanwhile the others are stopped. */
async function askEach(server: ServerProcess, address: string, path: string) {
  const workers = workersOf(server);
  const answers = [];
  for (const asked of workers) {
    const others = workers.filter((pid) => pid !== asked);
    for (const pid of others) process.kill(pid, 'SIGSTOP');
    try {
      answers.push(await ask(address, path));
    } finally {
      for (const pid of others) process.kill(pid, 'SIGCONT');
    }
  }
  return answers;
}

/** Signals a process once more; an ended one is skipped. */
function tellOnceMore(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('two workers', () => {
  let server: ServerProcess;
  let address: string;
  beforeAll(async () => {
    server = runServerProcess(settings());
    address = await server.ready;
  });
  afterAll(() => server.signal('SIGKILL'));

  it('answer on one port, and filled the database once', async () => {
    const answers = await askEach(server, address, '/api/levels');
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const state = await database.db.selectFrom('content_state').select('version').executeTakeFirstOrThrow();
    expect(state.version).toBe(1);
  });

  it('both show new content within seconds, without a restart', async () => {
    const [{ etag: before } = { etag: '' }] = await askEach(server, address, '/api/levels');
    await database.db.updateTable('level').set({ description: 'Changed.' }).execute();
    await database.db
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    const tags = async () => (await askEach(server, address, '/api/levels')).map(({ etag }) => etag);
    await expect.poll(tags, { interval: 500 }).not.toContain(before);
  });

  it('are two again after one is killed, and somebody answers all the while', async () => {
    const [killed = 0] = workersOf(server);
    process.kill(killed, 'SIGKILL');
    const statuses = new Set<number>();
    const others = async () => {
      statuses.add((await ask(address, '/api/health')).status);
      return workersOf(server).filter((pid) => pid !== killed).length;
    };
    await expect.poll(others).toBe(2);
    expect([...statuses]).toEqual([200]);
    const answers = await askEach(server, address, '/api/levels');
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('end what is under way, then with exit code 0, also when every process is told at once', async () => {
    await connectInAdvance(address);
    const underWay = await beginRequest(address);
    for (const pid of [...workersOf(server), server.pid]) process.kill(pid, 'SIGTERM');
    await untilClosed(address);
    for (const pid of workersOf(server)) tellOnceMore(pid);
    expect(await underWay.finish()).toContain('404 Not Found');
    const { code, stdout, stderr } = await server.ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.match(/ready at/g)).toHaveLength(1);
  });
});

describe('a wrong setting of several workers', () => {
  const refusalOf = (variable: string) => ({
    code: 1,
    stdout: expect.not.stringContaining('ready'),
    stderr: expect.stringMatching(new RegExp(`^${variable} [^\\n]*[.]\\n$`)),
  });

  it('is said once', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const port = String((other.address() as AddressInfo).port);
    expect(await runServerProcess(settings({ PORT: port })).ended).toEqual(refusalOf('PORT'));
    other.close();
  });

  it('is WORKERS itself on the embedded database', async () => {
    const sqlite = await makeSqlite();
    const started = runServerProcess({ PORT: '0', WORKERS: '2', DATA_DIR: sqlite.settings.dataDir });
    expect(await started.ended).toEqual(refusalOf('WORKERS'));
    await sqlite.remove();
  });
});
