import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweep } from './sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedPostgres, type TestDatabase } from '#server/testing/databases.ts';
import { logIn, post, sita } from '#server/testing/students.ts';

let place: TestDatabase;
let servers: readonly TestApp[];
beforeEach(async () => {
  place = await migratedPostgres();
  servers = [await createTestApp(place), await createTestApp(place), await createTestApp(place)];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await place.remove();
});

it('can be done by several servers at once, while students log in', async () => {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  await post(first.app, '/register', sita);
  const rows = Array.from({ length: 5000 }, (_, n) => ({ key: `old-${n}`, count: 1, ends_at: n }));
  await first.database.db.insertInto('rate_limit').values(rows).execute();
  const sweeps = servers.map(({ database, clock }) => sweep(database.db, clock.now));
  const logins = servers.map(({ app }) => logIn(app));
  await Promise.all([...sweeps, ...logins]);
  const left = await first.database.db.selectFrom('rate_limit').select('key').where('key', 'like', 'old-%').execute();
  expect(left).toEqual([]);
});
