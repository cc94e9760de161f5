import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

let place: TestDatabase;
let server: TestApp;
let other: ChildProcess;
beforeEach(async () => {
  place = await migratedSqlite();
  server = await createTestApp(place);
  await post(server.app, '/register', sita);
});
afterEach(async () => {
  other.kill('SIGKILL');
  await server.close();
  await place.remove();
});

/** Starts another process that writes to the database and does not finish. */
async function holdLock(): Promise<void> {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(process.argv[1]).exec('begin immediate');
    console.log('held');
    setInterval(() => {}, 1000);`;
  other = spawn(process.execPath, ['-e', program, join(place.settings.dataDir, 'tayari.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (other.stdout) await once(other.stdout, 'data');
}

it('who writes waits while another process has the lock, and nobody else does', async () => {
  const { token } = await logIn(server.app);
  await holdLock();
  let waited = true;
  const login = post(server.app, '/login', { email: sita.email, password: sita.password }).finally(
    () => (waited = false),
  );
  const reads = async () =>
    Promise.all([
      server.app.inject({ url: '/api/me', headers: bearer(token) }),
      server.app.inject('/api/levels'),
      server.database.db.selectFrom('account').select('name').executeTakeFirstOrThrow(),
    ]);
  const [me, levels, { name }] = await reads();
  expect([me.statusCode, levels.statusCode, name]).toEqual([200, 200, sita.name]);
  expect(waited).toBe(true);

  other.kill('SIGKILL');
  expect((await login).statusCode).toBe(200);
});

it('a read waits for no writer, whether the query builder or SQL by hand asks it', async () => {
  await holdLock();
  let waited = true;
  const { db } = server.database;
  const write = sql`update write_probe set writes = writes + 1`.execute(db).finally(() => (waited = false));
  // It has its turn, and waits.
  await setImmediate();
  const byHand = await sql<{ name: string }>`
    select name from account`.execute(db);
  expect([byHand.rows, waited]).toEqual([[{ name: sita.name }], true]);
  // The catalogue is read so, because it was not asked for yet.
  expect([(await server.app.inject('/api/catalogue')).statusCode, waited]).toEqual([200, true]);
  other.kill('SIGKILL');
  await write;
});

it('who waits for too long is told to come back, all who wait at once', async () => {
  await holdLock();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const answer = await post(server.app, '/send-link', { email: `nobody-${n}@example.com` });
      return { answer, at: performance.now() };
    }),
  );
  for (const { answer } of answers) {
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  }
  // One after the other they would be five seconds apart.
  const times = answers.map(({ at }) => at);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(5000);
});
