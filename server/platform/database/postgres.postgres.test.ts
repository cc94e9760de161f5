import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { isDatabaseGone } from './gone.ts';
import { postgresPool } from './postgres.ts';
import { makePostgres } from '#server/testing/databases.ts';

const place = await makePostgres();
afterAll(() => place.remove());

it('lets those wait who come while others have all connections, longer than it waits for a new one', async () => {
  const pool = postgresPool(place.settings.databaseUrl ?? '', 1, () => {}, { connect: 2000, turn: 30_000 });
  await pool.query('select 1');
  const [, second] = await Promise.all([pool.query('select pg_sleep(2.5)'), pool.query('select 2 as two')]);
  expect(second.rows).toEqual([{ two: 2 }]);
  await pool.end();
});

it('waits no longer than that for a database that takes connections and says nothing', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listens) => silent.listen(0, '127.0.0.1', listens));
  const { port } = silent.address() as { readonly port: number };
  const pool = postgresPool(`postgres://nobody@127.0.0.1:${port}/none`, 1, () => {}, { connect: 50, turn: 60_000 });
  const error = await pool.query('select 1').catch((problem: unknown) => problem);
  expect(isDatabaseGone(error)).toBe(true);
  await pool.end();
  silent.close();
});
