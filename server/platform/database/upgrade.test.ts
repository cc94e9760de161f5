import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type TableMetadata } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/app.ts';
import { argon2id } from '#server/platform/security/password.ts';
import { migrate } from './migrate.ts';
import { makeFirstRelease, registered } from '#server/testing/first-release.ts';
import { bearer, logIn, post } from '#server/testing/students.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { migrations } from '#server/platform/database/migrations/all.ts';
import { openDatabase, sqlitePath } from './open.ts';
import { upgrade } from './upgrade.ts';
import { emptyDatabases, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';

const silent = createLogger('silent');
let place: TestDatabase;
afterEach(() => place.remove());
const copies = () => readdirSync(place.settings.dataDir).filter((name) => name.endsWith('.copy'));

/** The tables and their columns, in an order that does not depend on the way there. */
function shapeOf(tables: readonly TableMetadata[]) {
  const columns = tables.flatMap((table) =>
    table.columns.map((column) => `${table.name}.${column.name} ${column.dataType} ${column.isNullable}`),
  );
  return columns.sort();
}

/** Opens the database and leaves it as the first release made it, with one account. */
async function firstRelease() {
  const database = await openDatabase(place.settings);
  const known = ['001-catalogue', '002-accounts'];
  const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => known.includes(name)));
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: () => Promise.resolve(first) } });
  await migrator.migrateToLatest();
  await sql`insert into account (id, name, email, email_key, password_hash, role, created_at)
            values ('a', 'Sita', 'sita@example.com', 'sita@example.com', 'x', 'student', 0)`.execute(database.db);
  return database;
}

describe.each(emptyDatabases)('an upgrade on $kind', ({ kind, make }) => {
  it('keeps what is there; of an embedded database there is a copy from before', async () => {
    place = await make();
    const { db, close } = await firstRelease();
    await upgrade(db, place.settings, Date.UTC(2026, 10, 22, 8), silent);
    expect(await db.selectFrom('account').select('name').execute()).toEqual([{ name: 'Sita' }]);
    await upgrade(db, place.settings, Date.UTC(2026, 10, 22, 9), silent);
    await close();
    if (kind !== 'SQLite') return;
    expect(copies()).toEqual(['tayari.sqlite.002-accounts.2026-11-22T08-00-00.copy']);
    const copy = new DatabaseSync(join(place.settings.dataDir, copies()[0] ?? ''));
    const tables = copy.prepare("select name from sqlite_master where type = 'table'").all();
    expect(tables.map(({ name }) => name)).not.toContain('audit_log');
    expect(copy.prepare('select name from account').all()).toEqual([expect.objectContaining({ name: 'Sita' })]);
    copy.close();
  });

  it('takes a database that the first release made, and its accounts go on', async () => {
    place = await make();
    await makeFirstRelease(place);
    const before = await openDatabase(place.settings);
    await upgrade(before.db, place.settings, Date.UTC(2026, 10, 22, 9), silent);
    const upgraded = await before.db.introspection.getTables();
    await before.close();
    const fresh = await make();
    const made = await openDatabase(fresh.settings);
    await migrate(made.db);
    expect(shapeOf(upgraded)).toEqual(shapeOf(await made.db.introspection.getTables()));
    await made.close();
    await fresh.remove();

    const server = await createTestApp(place, { hashing: argon2id });
    server.clock.now = Date.UTC(2026, 10, 23);
    for (const { email, name, password, role } of registered) {
      const { token, user } = await logIn(server.app, { email, password });
      expect(user).toMatchObject({ name, role });
      expect((await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(200);
    }
    expect((await post(server.app, '/login', { email: 'sita@example.com', password: 'another-one' })).statusCode).toBe(
      401,
    );
    const rows = await Promise.all([
      server.database.db.selectFrom('session').select('account_id').execute(),
      server.database.db.selectFrom('unit').select(['id', 'source']).execute(),
    ]);
    expect(rows.map((each) => each.length)).toEqual([3, 2]);
    await server.tick();
    expect(server.mails.map(({ to }) => to)).toEqual(['hari@example.com']);
    await server.close();
  });

  it('is refused to a program that is older than the database', async () => {
    place = await make();
    const { db, close } = await firstRelease();
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db);
    await expect(upgrade(db, place.settings, 0, silent)).rejects.toThrow(
      /^(DATA_DIR|DATABASE_URL) names a database of a newer Tayari, which has made the change 999-later\.$/,
    );
    expect(copies()).toEqual([]);
    await close();
  });
});

it('an empty database is not copied, and of many copies the last five stay', async () => {
  place = await makeSqlite();
  const fresh = await openDatabase(place.settings);
  await upgrade(fresh.db, place.settings, 0, silent);
  expect(copies()).toEqual([]);
  await fresh.close();
  for (let n = 1; n <= 7; n += 1) {
    rmSync(sqlitePath(place.settings.dataDir));
    const { db, close } = await firstRelease();
    await upgrade(db, place.settings, n * 1000, silent);
    await close();
  }
  expect(copies().map((name) => name.slice(-24))).toEqual([3, 4, 5, 6, 7].map((n) => `1970-01-01T00-00-0${n}.copy`));
});

it('after the last one has closed it, the file of an embedded database is whole by itself', async () => {
  place = await makeSqlite();
  const { db, close } = await firstRelease();
  expect(await db.selectFrom('account').select('name').execute()).toHaveLength(1);
  await close();
  expect(readdirSync(place.settings.dataDir)).toEqual(['tayari.sqlite']);
});
