import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mountedDisk } from '#server/testing/small-disk.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makeSqlite, type TestDatabase } from '#server/testing/databases.ts';

let place: TestDatabase;
let server: TestApp;
beforeEach(async () => {
  place = await makeSqlite();
  server = await createTestApp(place);
});
afterEach(async () => {
  await server.close();
  await place.remove();
});

it('has a commit on the disk before it is acknowledged, and keeps references whole', async () => {
  const { db } = server.database;
  const pragma = async (name: string) => (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0];
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
});

it('leaves nothing of a migration or a transaction that failed', async () => {
  const { db } = server.database;
  const work = db.transaction().execute(async (trx) => {
    await trx.schema.createTable('half').addColumn('id', 'integer').execute();
    throw new Error('power cut');
  });
  await expect(work).rejects.toThrow('power cut');
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('half');
});

it('is not healthy when its file was deleted', async () => {
  rmSync(join(place.settings.dataDir, 'tayari.sqlite'));
  const answer = await server.app.inject('/api/health');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
});

it.each(mountedDisk ? [mountedDisk] : [])(
  'is not healthy from the moment on in which its disk is full',
  async (make) => {
    const own = await makeSqlite();
    const disk = make(own.settings.dataDir);
    const app = await createTestApp(own);
    const health = async () => (await app.app.inject('/api/health')).statusCode;
    expect(await health()).toBe(200);
    disk.fill(process.pid);
    expect(await health()).toBe(503);
    expect(app.log.join('')).toContain('the disk of DATA_DIR is full');
    disk.free(process.pid);
    expect(await health()).toBe(200);
    await app.close();
    disk.remove();
    await own.remove();
  },
);
