// `npm run bench:load`: a thousand students come within a minute; then a school of six hundred in one instant, from one address. Fails when
// a single answer is wrong.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newToken } from '#server/platform/security/token.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { openBrowser, type Timing } from './browser.ts';
import { startChild } from './child.ts';
import { sayMachine } from './machine.ts';
import type { ServerFigures } from './observed-server.ts';
import { openSchool, sayMorning, wentWell } from './morning.ts';
import { addStudents } from './students.ts';
import { visit } from './visit.ts';

const students = Number(process.env.STUDENTS ?? 1000);
/** How many of them belong to the school that comes at once. */
const pupils = Math.min(students, 600);
const minute = 60_000;

/** Spread evenly and without a visible order, the same in each run: multiples of the golden ratio. */
const arrivalOf = (student: number) => ((student * 0.618_033_988_75) % 1) * minute;

async function come(url: string): Promise<{ timings: Timing[]; errors: string[] }> {
  const timings: Timing[] = [];
  const errors: string[] = [];
  const visits = Array.from({ length: students }, async (_, student) => {
    await pause(arrivalOf(student));
    const browser = openBrowser(url);
    await visit(browser, student).catch((error: unknown) => errors.push(String(error)));
    timings.push(...browser.timings);
    browser.close();
  });
  await Promise.all(visits);
  return { timings, errors };
}

function sayTimes(name: string, timings: readonly Timing[]): void {
  const sorted = timings.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  console.log(`| ${name} | ${sorted.length.toLocaleString('en')} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

async function load(kind: string, place: TestDatabase): Promise<void> {
  await addStudents(place, students, newToken(randomBytes), Date.now());
  const { databaseUrl, dataDir } = place.settings;
  const server = await startChild('bench/server/observed-server.ts', {
    DATA_DIR: dataDir,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  });
  const began = performance.now();
  const { timings, errors } = await come(server.url);
  const seconds = (performance.now() - began) / 1000;
  const mornings = [await openSchool(server.url, 'login', pupils), await openSchool(server.url, 'register', pupils)];
  const cpu = server.cpuSeconds();
  const seen = JSON.parse(await server.stop()) as ServerFigures;
  await place.remove();

  console.log(`\n${kind}: ${students} students in ${seconds.toFixed(0)} s, ${errors.length} errors\n`);
  console.log('| | answers | p50 ms | p99 ms | slowest ms |\n|---|---|---|---|---|');
  sayTimes(
    'page',
    timings.filter(({ path }) => path === '/'),
  );
  sayTimes(
    'files of the page',
    timings.filter(({ path }) => !path.startsWith('/api') && path !== '/'),
  );
  sayTimes(
    'catalogue',
    timings.filter(({ path }) => /^\/api\/(levels|subject|entrance)/.test(path)),
  );
  sayTimes(
    'login',
    timings.filter(({ path }) => path === '/api/login'),
  );
  const putOff = timings.filter((timing) => timing.putOff > 0).length;
  console.log(`\nanswers that were put off by 503, and came: ${putOff}`);
  console.log(
    `server: event loop late by ${seen.delay50} ms (p50), ${seen.delay99} ms (p99), ${seen.delayMost} ms (most);`,
  );
  console.log(`memory ${seen.memoryMost} MB at most, ${seen.memoryEnd} MB at the end; ${cpu.toFixed(1)} s of CPU`);
  for (const morning of mornings) {
    console.log(sayMorning(morning));
    if (!wentWell(morning)) errors.push(`${morning.call}: not all were served in time`);
  }
  if (errors.length === 0) return;
  console.log([...new Set(errors)].slice(0, 10).join('\n'));
  process.exitCode = 1;
}

sayMachine();
await load('SQLite', await makeSqlite());
const postgres = await createPostgresServer({ outlive: 'power cuts' });
await load('PostgreSQL', await makePostgres(postgres.url));
await postgres.remove();
