// `npm run bench:server`: the server's figures, beside a bare server in the same run. It takes some five minutes on a machine that does
// nothing else. ROUNDS and SECONDS set how long.
import { randomBytes } from 'node:crypto';
import { newToken } from '#server/platform/security/token.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { compare, tableHead } from './compare.ts';
import { startContest } from './contest.ts';
import { sayMachine } from './machine.ts';
import type { Target } from './measure.ts';
import { emailOf, password } from './students.ts';

const length = { rounds: Number(process.env.ROUNDS ?? 5), seconds: Number(process.env.SECONDS ?? 2) };
const students = 400;
const token = newToken(randomBytes);
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: '*/*' };
const fromMemory = ['/', '/api/subjects/grade-x'];

const only = process.env.ONLY ?? '';

const targets: readonly Target[] = [
  ...fromMemory.map((path) => ({ name: `GET ${path}`, path, headers: asBrowser })),
  { name: 'GET /api/me', path: '/api/me', headers: { authorization: `Bearer ${token}` } },
  {
    name: 'POST /api/login',
    path: '/api/login',
    headers: {},
    post: (n) => ({ email: emailOf(n % students), password }),
  },
  {
    name: 'POST /api/register',
    path: '/api/register',
    headers: {},
    post: (n) => ({ name: 'New Student', email: `new-${n}@example.com`, password }),
  },
];

async function bench(kind: string, makePlace: () => Promise<TestDatabase>): Promise<void> {
  const { product, bare, end } = await startContest(makePlace, students, token, fromMemory, asBrowser);
  console.log(`\n${kind}: medians of ${length.rounds} runs of ${length.seconds} s a side, 20 connections\n`);
  console.log(tableHead);
  for (const target of targets.filter(({ name }) => name.includes(only)))
    console.log(await compare(target, bare, product, length));
  await end();
}

sayMachine();
await bench('SQLite', makeSqlite);
const postgres = await createPostgresServer({ outlive: 'power cuts' });
await bench('PostgreSQL', () => makePostgres(postgres.url));
await postgres.remove();
