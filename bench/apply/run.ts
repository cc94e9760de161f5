// `npm run bench:apply`: the last evening of a notice. So many applicants apply within so many minutes, each with a photo and two documents
// of a phone's camera; then the desk at 10,000 applications. On SQLite and PostgreSQL, client and server on this machine. Fails when an
// applicant gets another answer than those of the rules, or one is missing at the end.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { addAccount } from '#server/features/accounts/accounts.ts';
import { changeDuties } from '#server/features/accounts/change-duties.ts';
import { beginStaffSession } from '#server/features/accounts/staff-sessions.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { part } from '../exam/plot.ts';
import { startChild, type Child } from '../server/child.ts';
import { sayMachine } from '../server/machine.ts';
import { applyOnce, type ApplyRun } from './applicant.ts';
import { fillApplications, measureDesk } from './desk.ts';
import { makePictures } from './pictures.ts';

const applicants = Number(process.env.APPLICANTS ?? 2000);
const minutes = Number(process.env.MINUTES ?? 10);
const code = 'EVENING-1';
const day = 24 * 60 * 60_000;
/** As `npm start` starts the product. */
const asStarted = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};
let failed = false;

/** Signs an examiner in, and makes the examination with its notice. Returns how that person calls. */
async function openNotice(url: string, place: TestDatabase) {
  const { db, close } = await openDatabase(place.settings);
  const account = { id: 'bench', name: 'Bench', email: 'bench@college.example', passwordHash: 'none' };
  await addAccount(db, { ...account, language: 'en' }, Date.now());
  await changeDuties(db, { email: account.email, duties: ['examiner'], evenUnproven: true }, 'system', Date.now());
  const row = { id: account.id, password_hash: account.passwordHash, duties: 'examiner' };
  const session = await db.transaction().execute((trx) => beginStaffSession(trx, row, Date.now(), randomBytes));
  await close();
  const headers = { cookie: `${staffCookie}=${session?.token}`, origin: url, 'content-type': 'application/json' };
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${url}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  await send('POST', '/staff/examinations', {
    code,
    title: { en: 'The last evening' },
    startsAt: at(30),
    minutes: 60,
    sections: [{ title: 'Physics', subject: 'physics', count: 10, marks: 1 }],
  });
  await send('PUT', `/staff/examinations/${code}/notice`, {
    version: 0,
    opensAt: at(-1),
    closesAt: at(1),
    correctionUntil: at(2),
    eligibility: { en: 'Who passed class 12.' },
    asks: ['phone', 'school', 'previousScore'].map((field) => ({ field, needed: true })),
    documents: ['Grade sheet', 'Recommendation'].map((en) => ({ name: { en }, neededFor: 'all' })),
  });
  return send;
}

/** The most memory that a process has had, in MB. */
function mostMemory(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function say(name: string, timings: readonly { readonly ms: number }[]): void {
  const at = (share: number) => part(timings, share).toFixed(0);
  console.log(`| ${name} | ${timings.length.toLocaleString('en')} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

async function evening(server: Child, run: ApplyRun): Promise<void> {
  const files = await makePictures();
  const kilobytes = [files.photo, files.document].map(({ length }) => Math.round(length / 1024));
  console.log(
    `${applicants} applicants in ${minutes} min, photos of ${kilobytes[0]} kB, documents of ${kilobytes[1]} kB`,
  );
  const apart = (minutes * 60_000) / applicants;
  await Promise.all(
    Array.from({ length: applicants }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * apart));
      // What an applicant met stands in the run.
      await applyOnce(server.url, code, n, files, run).catch(() => {});
    }),
  );
}

async function measure(place: TestDatabase, workers: number): Promise<void> {
  const { databaseUrl, dataDir } = place.settings;
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, WORKERS: String(workers) };
  const env = { ...asStarted, DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1', ...database };
  const server = await startChild('server/main.ts', env);
  try {
    const send = await openNotice(server.url, place);
    const atRest = mostMemory(server.pid);
    const run: ApplyRun = { pages: [], submits: [], uploads: [], putOff: 0, wrong: [] };
    await evening(server, run);
    const memory = mostMemory(server.pid);
    console.log('\n| | calls | p50, ms | p99 | most |\n|---|---|---|---|---|');
    say('pages', run.pages);
    say('uploads', run.uploads);
    say('submissions', run.submits);
    console.log(
      `put off ${run.putOff} times; wrong ${run.wrong.length}; memory of the server ${atRest.toFixed(0)} MB at rest, at most ${memory.toFixed(0)} MB`,
    );
    for (const line of run.wrong.slice(0, 5)) console.log(line);
    const { total } = await send<{ total: number }>('GET', `/staff/examinations/${code}/applications?state=submitted`);
    if (total !== applicants || run.wrong.length > 0) failed = true;
    console.log(`${total} of ${applicants} applications are there`);
    const { db, close } = await openDatabase(place.settings);
    await fillApplications(db, code);
    await close();
    await measureDesk(send, code);
  } finally {
    await server.stop();
  }
}

sayMachine();
console.log(`load before: ${loadavg()[0]?.toFixed(2)}`);
for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  console.log(`\n## ${kind}\n`);
  const postgres = kind === 'PostgreSQL' ? await createPostgresServer() : null;
  const place = await (postgres ? makePostgres(postgres.url) : makeSqlite());
  try {
    await measure(place, 1);
  } finally {
    await place.remove();
    await postgres?.remove();
  }
}
process.exit(failed ? 1 : 0);
