// `npm run bench:exam`: how many saves a second the hall takes, beside pgbench's upserts, and how fast all candidates sign in at once. Then
// an examination's day with 3,000 candidates, with its real load curve in compressed time. `-- phones` is 30 candidates with a page each in
// Chromium. Fails when an answer is wrong or an entry is missing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject } from '#server/platform/files/in-project.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { startChild, type Child } from '../server/child.ts';
import { sayMachine } from '../server/machine.ts';
import { device, newRun, type Device, type Run, type Timing } from './device.ts';
import { endWithThis } from './end-with-this.ts';
import { sealExamination } from './hall.ts';
import { asFastAsItGoes, atARate, examDay, tappingOn } from './loads.ts';
import { upsertsPerSecond } from './pgbench.ts';
import { phones } from './phones.ts';
import { part, plotTimings } from './plot.ts';
import { rush } from './rush.ts';

const candidates = Number(process.env.CANDIDATES ?? 3000);
/** How many times faster than on the day: sign-in over 20 min, an answer each 30 s, hand-in within the last minute. */
const faster = Number(process.env.FASTER ?? 20);
const seconds = Number(process.env.FOR ?? 10);
const writers = 256;
/** How often each writer taps when it does not wait for its answer: many more taps than any hall makes. */
const tapEveryMs = Number(process.env.TAP_EVERY ?? 10);
const minute = 60_000;
const curve = {
  signIn: (20 * minute) / faster,
  each: 30_000 / faster,
  paper: (20 * minute) / faster,
  handIn: minute / faster,
  jitter: 3000,
};

/** Runs a server on this database until the work is done. */
async function withServer(
  { settings }: TestDatabase,
  workers: number,
  work: (server: Child) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, WORKERS: String(workers) };
  let letGo = () => {};
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', TAYARI_CANDIDATES_FASTER: '1000', ...database };
  const server = await startChild('server/main.ts', env, (pid) => {
    letGo = endWithThis({ pid, signal: 'TERM', folder: dataDir });
  });
  try {
    await work(server);
  } finally {
    await server.stop();
    letGo();
  }
}

/** PostgreSQL writes it into the first line of this file. */
function postgresPid({ dataFolder }: PostgresServer): number {
  return Number.parseInt(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
}

/** How many entries the database holds. */
async function stored({ settings }: TestDatabase): Promise<number> {
  const { db, close } = await openDatabase(settings);
  const { count } = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await close();
  return count;
}

function say(name: string, timings: readonly Timing[]): void {
  const at = (share: number) => part(timings, share).toFixed(0);
  console.log(`| ${name} | ${timings.length.toLocaleString('en')} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

let failed = false;
function check(what: string, run: Run, told: number, found: number): void {
  if (run.errors.length === 0 && told === found) return;
  failed = true;
  console.log(
    `${what}: ${run.errors.length} errors, ${told} saved, ${found} stored. ${run.errors.slice(0, 3).join(' ')}`,
  );
}

/** So many signed-in devices, which have begun after the start of the examination. */
async function begunDevices(run: Run, count: number): Promise<readonly Device[]> {
  const devices = Array.from({ length: count }, (_, n) => device(run, n));
  for (let from = 0; from < count; from += writers)
    await Promise.all(devices.slice(from, from + writers).map((each) => each.signIn()));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, run.startsAt - Date.now())));
  for (let from = 0; from < count; from += writers)
    await Promise.all(devices.slice(from, from + writers).map((each) => each.begin()));
  return devices;
}

interface Rate {
  readonly perSecond: number;
  /** The server's CPU time for each, in µs. The load of the machine changes it little. */
  readonly cpu: number;
}

/** Saves by all of these devices; by default each sends again as soon as it has its answer. */
async function rateOf(
  server: Child,
  devices: readonly Device[],
  load: () => Promise<number> = () => asFastAsItGoes(devices, seconds),
): Promise<Rate> {
  const before = server.cpuSeconds();
  const perSecond = await load();
  return { perSecond, cpu: ((server.cpuSeconds() - before) / perSecond / seconds) * 1_000_000 };
}

/** The same saves, answered by bench/exam/bare.ts. */
async function bareRate(env: Readonly<Record<string, string>> = {}): Promise<Rate> {
  const bare = await startChild('bench/exam/bare.ts', env);
  try {
    return await rateOf(bare, await begunDevices(newRun(bare.url, Date.now()), writers));
  } finally {
    await bare.stop();
  }
}

/** The result of a load, how long its saves took, and how many calls carried them. */
async function loadOf<Given>(run: Run, load: () => Promise<Given>): Promise<[Given, readonly Timing[], number]> {
  const [saves, calls] = [run.timings.length, run.sizes.length];
  const given = await load();
  return [given, run.timings.slice(saves), run.sizes.length - calls];
}

const counted = (number: number) => Math.round(number).toLocaleString('en');

async function throughput(
  kind: string,
  place: TestDatabase,
  server: Child,
  compare: () => Promise<number | null>,
): Promise<void> {
  const startsAt = Date.now() + 15_000;
  await sealExamination(server.url, place, { candidates: 1000, startsAt, minutes: 60 });
  const run = newRun(server.url, startsAt);
  const devices = await begunDevices(run, 1000);
  const writing = devices.slice(0, writers);
  const alone = await rateOf(server, writing);
  const [, paced] = await loadOf(run, () => atARate(devices, 1000, seconds));
  const [gathered, taps, calls] = await loadOf(run, () =>
    rateOf(server, writing, () => tappingOn(writing, tapEveryMs, seconds)),
  );
  const upserts = await compare();
  // What the machine leaves to any program in Node in these same seconds.
  const most = await bareRate({ STORE: 'nothing' });
  check(
    kind,
    run,
    devices.reduce((sum, each) => sum + each.saved(), 0),
    await stored(place),
  );
  const took = (timings: readonly Timing[]) =>
    `p50 ${part(timings, 0.5).toFixed(1)} ms, p99 ${part(timings, 0.99).toFixed(1)} ms`;
  const beside = ({ perSecond }: Rate) =>
    upserts === null ? '' : `, ${(perSecond / upserts).toFixed(2)} of pgbench's ${counted(upserts)} upserts a second`;
  const said = ({ perSecond, cpu }: Rate) =>
    `${counted(perSecond)} saves a second through HTTP, ${counted(cpu)} µs of the server's time each`;
  console.log(`${kind}, one entry a call: ${said(alone)}${beside(alone)}; at 1,000 a second ${took(paced)}`);
  console.log(
    `${kind}, as devices send, ${writers} that tap every ${tapEveryMs} ms: ${said(gathered)}${beside(gathered)}; ${(taps.length / calls).toFixed(1)} entries a call, from tap to saved ${took(taps)}`,
  );
  console.log(
    `node:http that stores nothing, one entry a call: ${counted(most.perSecond)} a second, ${counted(most.cpu)} µs each${beside(most)}`,
  );
}

/** The server's cost of a save beside the least possible: only node:http and node:sqlite, with the same rows. */
async function cost(): Promise<void> {
  const costs = [(await bareRate()).cpu];
  const place = await makeSqlite();
  try {
    await withServer(place, 1, async (server) => {
      const startsAt = Date.now() + 30_000;
      await sealExamination(server.url, place, { candidates: writers, startsAt, minutes: 60 });
      const devices = await begunDevices(newRun(server.url, startsAt), writers);
      costs.push((await rateOf(server, devices)).cpu);
    });
  } finally {
    await place.remove();
  }
  const [least = 1, ours = 0] = costs.map(Math.round);
  console.log(
    `A save on SQLite: ${ours} µs of the server's time, bare ${least} µs, ratio ${(ours / least).toFixed(2)}`,
  );
}

async function day(kind: string, place: TestDatabase, server: Child, picture: string): Promise<void> {
  const startsAt = Date.now() + 20_000 + curve.signIn;
  await sealExamination(server.url, place, { candidates, startsAt, minutes: Math.ceil(curve.paper / minute) + 1 });
  const run = newRun(server.url, startsAt);
  const devices = Array.from({ length: candidates }, (_, n) => device(run, n));
  const cpuBefore = server.cpuSeconds();
  await examDay(run, devices, curve);
  const cpu = ((server.cpuSeconds() - cpuBefore) / run.timings.length) * 1_000_000;
  check(
    kind,
    run,
    devices.reduce((sum, each) => sum + each.saved(), 0),
    await stored(place),
  );
  console.log(
    `\n${kind}: ${candidates} candidates, time ${faster} times as fast, ${run.errors.length} errors, ${cpu.toFixed(0)} µs of the server's time for an answer, load ${loadavg()[0]?.toFixed(1)} when it ended\n`,
  );
  console.log('| | answers | p50 ms | p99 ms | slowest ms |\n|---|---|---|---|---|');
  for (const call of ['sign-in', 'key', 'save', 'hand-in'] as const)
    say(
      call,
      run.timings.filter((timing) => timing.call === call),
    );
  mkdirSync(inProject('docs/performance'), { recursive: true });
  writeFileSync(inProject(`docs/performance/${picture}.svg`), plotTimings(kind, run.timings));
}

/** All candidates sign in at the same moment. */
async function rushes(kind: string, place: TestDatabase, server: Child): Promise<void> {
  for (const { run, timings, cpu } of await rush(place, server, [writers, candidates])) {
    check(kind, run, 0, 0);
    const ms = (share: number) => part(timings, share).toFixed(0);
    console.log(
      `${kind}, ${timings.length} sign in at once: ${run.errors.length} refused, p50 ${ms(0.5)} ms, the last after ${ms(1)} ms, ${counted(cpu)} µs of the server's time each, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
}

sayMachine();
const only = process.argv.slice(2);
/** By its name or the first word of it: `saves` means both, `day` all three. */
const wanted = (name: string) => only.length === 0 || only.includes(name) || only.includes(name.split('-')[0] ?? '');
const postgres = await createPostgresServer({ outlive: 'power cuts' });
const letGo = endWithThis({ pid: postgresPid(postgres), signal: 'INT', folder: dirname(postgres.dataFolder) });
const onPostgres = () => makePostgres(postgres.url);
async function measure(
  name: string,
  make: () => Promise<TestDatabase>,
  workers: number,
  work: (place: TestDatabase, server: Child) => Promise<void>,
): Promise<void> {
  if (!wanted(name)) return;
  const place = await make();
  try {
    await withServer(place, workers, (server) => work(place, server));
  } finally {
    await place.remove();
  }
}
try {
  if (wanted('cost')) await cost();
  await measure('saves-sqlite', makeSqlite, 1, (place, server) =>
    throughput('SQLite', place, server, async () => null),
  );
  await measure('saves-postgres', onPostgres, 1, (place, server) =>
    throughput('PostgreSQL', place, server, () => upsertsPerSecond(postgres.url, seconds)),
  );
  await measure('rush-sqlite', makeSqlite, 1, (place, server) => rushes('SQLite', place, server));
  await measure('rush-postgres', onPostgres, 1, (place, server) => rushes('PostgreSQL', place, server));
  await measure('phones', makeSqlite, 1, async (place, server) => {
    for (const line of await phones(place, server, Number(process.env.PHONES ?? 30))) console.log(line);
  });
  await measure('day-sqlite', makeSqlite, 1, (place, server) => day('SQLite', place, server, 'exam-day-sqlite'));
  await measure('day-postgres', onPostgres, 1, (place, server) =>
    day('PostgreSQL, one server', place, server, 'exam-day-postgres'),
  );
  await measure('day-postgres-2', onPostgres, 2, (place, server) =>
    day('PostgreSQL, two servers', place, server, 'exam-day-postgres-2'),
  );
} finally {
  await postgres.remove();
  letGo();
}
if (failed) process.exitCode = 1;
