import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { call, startServer, student } from '#server/faults/start.ts';
import { makePostgres, makeSqlite } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { smallDisks } from '#server/testing/small-disk.ts';
import { bearer } from '#server/testing/students.ts';

const refusal = {
  status: 503,
  json: { code: 'unavailable', message: 'We cannot reach our records right now. Try again in a minute.' },
};

describe.each(smallDisks)('$kind', ({ make }) => {
  it.concurrent('on SQLite: refuses what it can not keep, goes on reading, and writes again when there is room', async ({
    expect,
  }) => {
    const place = await makeSqlite();
    const disk = make(place.settings.dataDir);
    const server = startServer(place);
    const address = await server.ready;
    const register = (n: number) => call(address, '/register', student(n).body, student(n).headers);
    const health = async () => (await call(address, '/health')).status;
    expect((await register(0)).status).toBe(201);
    const login = await call(address, '/login', { ...student(0).body, name: undefined });
    expect([login.status, await health()]).toEqual([200, 200]);

    disk.fill(server.pid);
    let kept = 1;
    while ((await register(kept)).status === 201) kept += 1;
    expect(await register(kept)).toMatchObject({ ...refusal, retryAfter: '5' });
    expect((await call(address, '/me', undefined, bearer(String(login.json.token)))).status).toBe(200);
    expect((await call(address, '/levels')).status).toBe(200);
    await expect.poll(health).toBe(503);

    disk.free(server.pid);
    await expect.poll(async () => (await register(kept)).status).toBe(201);
    await expect.poll(health).toBe(200);
    server.signal('SIGTERM');
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(/"reason":"(database or disk is full|disk I\/O error)"/);

    const after = await openDatabase(place.settings);
    const emails = (await after.db.selectFrom('account').select('email').execute()).map(({ email }) => email);
    expect(emails.sort()).toEqual(Array.from({ length: kept + 1 }, (_, n) => student(n).body.email).sort());
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(after.db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    await after.close();
    disk.remove();
    await place.remove();
  });

  it.concurrent('under the outbox: a mail waits, leaves no part of a file, and is written when there is room', async ({
    expect,
  }) => {
    const place = await makePostgres();
    const disk = make(place.settings.dataDir);
    const server = startServer(place);
    const address = await server.ready;
    const { body, headers } = student(0);
    expect((await call(address, '/register', body, headers)).status).toBe(201);
    const outbox = () => readdirSync(join(place.settings.dataDir, 'outbox'));

    disk.fill(server.pid);
    expect((await call(address, '/send-link', { email: body.email }, headers)).status).toBe(200);
    await server.says(/mail could not be sent/);
    expect(outbox()).toEqual([]);

    disk.free(server.pid);
    await expect.poll(outbox).toEqual([expect.stringMatching(/^\d.*\.eml$/)]);
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);
    disk.remove();
    await place.remove();
  });
});

it('on PostgreSQL refuses what it can not keep, goes on reading, and writes again when there is room', async ({
  expect,
}) => {
  const postgres = await createPostgresServer();
  const place = await makePostgres(postgres.url);
  const server = startServer(place);
  const address = await server.ready;
  const { body, headers } = student(0);
  expect((await call(address, '/register', body, headers)).status).toBe(201);
  const { db, close } = await openDatabase(place.settings);
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('session') as path`.execute(db);
  await close();
  const table = join(postgres.dataFolder, rows[0]?.path ?? '');

  // A write to /dev/full meets a full disk. Here it stands in for the still empty table of sessions.
  await postgres.stop();
  renameSync(table, `${table}.aside`);
  symlinkSync('/dev/full', table);
  await postgres.start();
  const login = () => call(address, '/login', { ...body, name: undefined }, headers);
  expect(await login()).toMatchObject(refusal);
  expect((await call(address, '/levels')).status).toBe(200);
  expect(await call(address, '/register', body, headers)).toMatchObject({ status: 409, json: { code: 'email-taken' } });

  await postgres.stop();
  rmSync(table);
  renameSync(`${table}.aside`, table);
  await postgres.start();
  expect((await login()).status).toBe(200);
  server.signal('SIGTERM');
  const { code, stdout } = await server.ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/"reason":"could not extend file .*: No space left on device"/);
  await place.remove();
  await postgres.remove();
});
