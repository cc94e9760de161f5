// `npm run bench:exam`: how many saves a second the hall takes, beside pgbench's upserts; then an examination's day with 3,000 candidates, its
// load curve as it is and its time compressed. Fails when an answer is not as it should be or an entry is missing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from '#server/app/in-project.ts';
import { openDatabase } from '#server/database/open.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { startChild } from '../server/child.ts';
import { sayMachine } from '../server/machine.ts';
import { device, newRun, type Run, type Timing } from './device.ts';
import { sealExamination } from './hall.ts';
import { asFastAsItGoes, atARate, examDay } from './loads.ts';
import { upsertsPerSecond } from './pgbench.ts';
import { part, plotTimings } from './plot.ts';

const candidates = Number(process.env.CANDIDATES ?? 3000);
/** How many times faster than on the day: sign-in over 20 min, an answer each 30 s, hand-in within the last minute. */
const faster = Number(process.env.FASTER ?? 20);
const seconds = Number(process.env.FOR ?? 10);
const writers = 256;
const minute = 60_000;
const curve = {
  signIn: (20 * minute) / faster,
  each: 30_000 / faster,
  paper: (20 * minute) / faster,
  handIn: minute / faster,
  jitter: 3000,
};

function startServer({ settings }: TestDatabase, workers: number) {
  const { databaseUrl, dataDir } = settings;
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, WORKERS: String(workers) };
  return startChild('server/main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...database });
}

/** How many entries the database has. */
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

async function throughput(kind: string, place: TestDatabase, compare: () => Promise<number | null>): Promise<void> {
  const server = await startServer(place, 1);
  const startsAt = Date.now() + 15_000;
  await sealExamination(server.url, place, { candidates: 1000, startsAt, minutes: 60 });
  const run = newRun(server.url, startsAt);
  const devices = Array.from({ length: 1000 }, (_, n) => device(run, n));
  for (let from = 0; from < devices.length; from += writers)
    await Promise.all(devices.slice(from, from + writers).map((each) => each.signIn()));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, startsAt - Date.now())));
  for (let from = 0; from < devices.length; from += writers)
    await Promise.all(devices.slice(from, from + writers).map((each) => each.begin()));
  const cpuBefore = server.cpuSeconds();
  const rate = await asFastAsItGoes(devices.slice(0, writers), seconds);
  const cpu = ((server.cpuSeconds() - cpuBefore) / rate / seconds) * 1_000_000;
  const before = run.timings.length;
  await atARate(devices, 1000, seconds);
  const paced = run.timings.slice(before);
  const upserts = await compare();
  check(
    kind,
    run,
    devices.reduce((sum, each) => sum + each.saved(), 0),
    await stored(place),
  );
  await server.stop();
  const ratio =
    upserts === null
      ? ''
      : `; pgbench ${Math.round(upserts).toLocaleString('en')} upserts a second, ratio ${(rate / upserts).toFixed(2)}`;
  console.log(
    `${kind}: ${Math.round(rate).toLocaleString('en')} saves a second through HTTP, ${Math.round(cpu)} µs of the server's time each${ratio}; at 1,000 a second p50 ${part(paced, 0.5).toFixed(1)} ms, p99 ${part(paced, 0.99).toFixed(1)} ms`,
  );
}

async function day(kind: string, place: TestDatabase, workers: number, picture: string): Promise<void> {
  const server = await startServer(place, workers);
  const startsAt = Date.now() + 20_000 + curve.signIn;
  await sealExamination(server.url, place, { candidates, startsAt, minutes: Math.ceil(curve.paper / minute) + 1 });
  const run = newRun(server.url, startsAt);
  const devices = Array.from({ length: candidates }, (_, n) => device(run, n));
  await examDay(run, devices, curve);
  check(
    kind,
    run,
    devices.reduce((sum, each) => sum + each.saved(), 0),
    await stored(place),
  );
  await server.stop();
  console.log(`\n${kind}: ${candidates} candidates, time ${faster} times as fast, ${run.errors.length} errors\n`);
  console.log('| | answers | p50 ms | p99 ms | slowest ms |\n|---|---|---|---|---|');
  for (const call of ['sign-in', 'key', 'save', 'hand-in'] as const)
    say(
      call,
      run.timings.filter((timing) => timing.call === call),
    );
  mkdirSync(inProject('docs/performance'), { recursive: true });
  writeFileSync(inProject(`docs/performance/${picture}.svg`), plotTimings(kind, run.timings));
}

sayMachine();
const only = process.argv.slice(2);
const wanted = (name: string) => only.length === 0 || only.includes(name);
const postgres = await createPostgresServer({ durable: true });
const places: TestDatabase[] = [];
const made = async (place: Promise<TestDatabase>) => {
  places.push(await place);
  return place;
};
try {
  if (wanted('saves')) {
    await throughput('SQLite', await made(makeSqlite()), async () => null);
    await throughput('PostgreSQL', await made(makePostgres(postgres.url)), () =>
      upsertsPerSecond(postgres.url, seconds),
    );
  }
  if (wanted('day-sqlite')) await day('SQLite', await made(makeSqlite()), 1, 'exam-day-sqlite');
  if (wanted('day-postgres'))
    await day('PostgreSQL, one server', await made(makePostgres(postgres.url)), 1, 'exam-day-postgres');
  if (wanted('day-postgres-2'))
    await day('PostgreSQL, two servers', await made(makePostgres(postgres.url)), 2, 'exam-day-postgres-2');
} finally {
  for (const place of places) await place.remove();
  await postgres.remove();
}
if (failed) process.exitCode = 1;
