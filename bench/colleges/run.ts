// `npm run bench:colleges`: many colleges on one machine, each a server with a database of its own. How much memory do 30 take of which 27
// sleep, how long does the first call of a sleeping one wait, and do two examinations at once disturb each other? On Linux, with systemd.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { inProject } from '#server/platform/files/in-project.ts';
import { makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { freePort } from '#server/testing/free-port.ts';
import { device, newRun, type Device, type Timing } from '../exam/device.ts';
import { sealExamination } from '../exam/hall.ts';
import { examDay } from '../exam/loads.ts';
import { part } from '../exam/plot.ts';
import { startChild, type Child } from '../server/child.ts';
import { sayMachine } from '../server/machine.ts';

const minute = 60_000;
const candidates = Number(process.env.CANDIDATES ?? 300);
const firstCalls = 5;
/** How many times faster than on the day the examinations run. */
const faster = 40;
const curve = {
  signIn: (20 * minute) / faster,
  each: 30_000 / faster,
  paper: (20 * minute) / faster,
  handIn: minute / faster,
  jitter: 3000,
};

/** As the unit of a college sets it. */
const settings = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  NODE_COMPILE_CACHE: inProject('node_modules/.cache/tayari-compiled'),
  LOG_LEVEL: 'warn',
};

const start = ({ settings: { dataDir } }: TestDatabase) =>
  startChild('server/main.ts', { ...settings, DATA_DIR: dataDir, TAYARI_CANDIDATES_FASTER: '1000' });

/** The memory of a process in MB, with its share of what several processes have in common. */
function memoryOf(pid: number): number {
  return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
}

const memory = (servers: readonly Child[]) => servers.reduce((sum, { pid }) => sum + memoryOf(pid), 0).toFixed(0);

async function look({ url }: Child): Promise<void> {
  for (const page of ['/', '/ne/', '/login', '/api/levels']) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- like a visitor
    await (await fetch(new URL(page, url))).arrayBuffer();
  }
}

/** How long the first call waits while the socket's holder starts the server, in ms. */
async function firstAnswer({ settings: { dataDir } }: TestDatabase): Promise<number> {
  const port = await freePort();
  const passed = Object.entries({ ...settings, DATA_DIR: dataDir }).flatMap(([name, value]) => [
    '-E',
    `${name}=${value}`,
  ]);
  const words = ['-l', `127.0.0.1:${port}`, ...passed, process.execPath, inProject('server/main.ts')];
  const child = spawn('systemd-socket-activate', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  await once(child.stderr, 'data');
  const began = performance.now();
  await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  const took = performance.now() - began;
  child.kill();
  await ended;
  return took;
}

/** A day of an examination; how long its saves took. */
async function examination(place: TestDatabase, server: Child): Promise<readonly Timing[]> {
  const startsAt = Date.now() + 10_000 + curve.signIn;
  await sealExamination(server.url, place, { candidates, startsAt, minutes: Math.ceil(curve.paper / minute) + 1 });
  const run = newRun(server.url, startsAt);
  const devices: readonly Device[] = Array.from({ length: candidates }, (_, n) => device(run, n));
  await examDay(run, devices, curve);
  if (run.errors.length > 0) throw new Error(`${run.errors.length} wrong answers: ${run.errors[0]}`);
  return run.timings.filter(({ call }) => call === 'save');
}

function say(what: string, timings: readonly Timing[]): void {
  const at = (share: number) => part(timings, share).toFixed(0);
  console.log(`| ${what} | ${timings.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

sayMachine();
const places = await Promise.all([makeSqlite(), makeSqlite(), makeSqlite()]);
const servers: Child[] = [];
try {
  for (const place of places) {
    // The first start fills the database, in a process of its own; what is measured is a start on a day.
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await (await start(place)).stop();
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    servers.push(await start(place));
  }
  const [one, two, third] = servers;
  const [first, second] = places;
  if (!one || !two || !third || !first || !second) throw new Error('three colleges are needed');
  await Promise.all(servers.map(look));
  console.log(
    `30 colleges, 27 asleep: ${memory(servers)} MB; one awake ${memory([third])} MB; all awake would be ten times the first`,
  );
  await two.stop();
  servers.splice(1, 1);
  const waits: number[] = [];
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
  for (let n = 0; n < firstCalls; n += 1) waits.push(await firstAnswer(second));
  const sorted = waits.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(1));
  console.log(`First answer of a sleeping one: ${sorted.join(', ')} s; load ${loadavg()[0]?.toFixed(1)}`);
  const again = await start(second);
  servers.push(again);
  console.log('\n| | saves | p50 ms | p99 ms | slowest ms |\n|---|---|---|---|---|');
  const both = await Promise.all([examination(first, one), examination(second, again)]);
  say(`an examination of ${candidates}, beside another`, both[0]);
  say('the other', both[1]);
  console.log(`\nMemory of these two: ${memory([one, again])} MB; load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(places.map((place) => place.remove()));
}
