import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { create, extract } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentsFolder, figuresFolder } from '#server/platform/settings.ts';
import { SettingError } from '#server/platform/setting-error.ts';
import { lockBackups } from './lock.ts';
import { restoreBackup } from './restore.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readFigure, storeFigure } from '#server/features/bank/figures.ts';
import { putDocument, readDocument } from '#server/features/applications/documents/document-store.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { catalogueFiles } from '#server/testing/catalogue.ts';
import { runCommand } from '#server/testing/command.ts';
import { fixtureContent, type FixtureContent } from '#server/testing/content.ts';
import {
  emptyDatabases,
  makePostgres,
  makeSqlite,
  migratedSqlite,
  type TestDatabase,
} from '#server/testing/databases.ts';

/** Every table with all its rows, by name. */
async function everything(db: Database): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const rows = tables.map(async ({ name }) => {
    const all = (await sql`select * from ${sql.table(name)}`.execute(db)).rows;
    return [name, all.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

async function restored(place: TestDatabase): Promise<Record<string, unknown[]>> {
  const { db, close } = await openDatabase(place.settings);
  const rows = await everything(db);
  await close();
  return rows;
}

/** A backup whose files were changed by hand: the archive itself is whole. */
async function repacked(file: string, change: (folder: string) => void): Promise<Buffer<ArrayBuffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'tayari-repacked-'));
  await extract({ file, cwd: folder });
  change(folder);
  await create({ file: join(folder, 'again.tar.gz'), cwd: folder, gzip: true }, [
    'manifest.json',
    ...readdirSync(folder),
  ]);
  const bytes = readFileSync(join(folder, 'again.tar.gz'));
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Adds an account and its session in one transaction, so that both are visible or neither. */
async function addPair(db: Database, n: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [name, email] = [`Student ${n}`, `student-${n}@example.com`];
    await trx
      .insertInto('account')
      .values({
        id: `a${n}`,
        name,
        email,
        email_key: email,
        password_hash: 'x',
        duties: '',
        language: 'ne',
        created_at: n,
      })
      .execute();
    await trx
      .insertInto('session')
      .values({ token_hash: `t${n}`, account_id: `a${n}`, created_at: n, expires_at: n, device: '', last_used_at: n })
      .execute();
  });
}

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

describe.each(emptyDatabases)('a backup on $kind', ({ make }) => {
  let content: FixtureContent;
  let place: TestDatabase;
  let empty: TestDatabase;
  let elsewhere: TestDatabase;
  let server: TestApp;
  let file: string;
  beforeEach(async () => {
    content = fixtureContent(catalogueFiles);
    [place, empty, elsewhere] = [await make(), await make(), await makeSqlite()];
    file = join(elsewhere.settings.dataDir, 'backup.tar.gz');
    server = await createTestApp(place, { content });
    for (let n = 0; n < 20; n += 1) await addPair(server.database.db, n);
    mkdirSync(join(place.settings.dataDir, 'outbox'));
    writeFileSync(join(place.settings.dataDir, 'outbox', 'one.eml'), 'Subject: one');
  });
  afterEach(async () => {
    await server.close();
    for (const each of [place, empty, elsewhere]) await each.remove();
    content.remove();
  });
  const backup = () => runCommand('backup-command.ts', place, file);
  const restore = (into = empty) => runCommand('restore-command.ts', into, file);
  const outbox = ({ settings }: TestDatabase) => readdirSync(join(settings.dataDir, 'outbox'));

  it('brings every table and every file back, and both commands are in the audit log', async () => {
    const before = await everything(server.database.db);
    expect(await backup()).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/SHA-256: [\da-f]{64}/),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(elsewhere.settings.dataDir)).toEqual(['backup.tar.gz']);
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });

    const { audit_log: restoredLog, ...restoredTables } = await restored(empty);
    const { audit_log: _empty, ...tables } = before;
    expect(Object.keys(tables).length).toBeGreaterThan(12);
    expect(tables.account).toHaveLength(20);
    expect(restoredTables).toEqual(tables);
    expect(restoredLog).toEqual([expect.stringContaining('backup-restored')]);
    const made = await server.database.db.selectFrom('audit_log').select(['actor', 'act']).execute();
    expect(made).toEqual([{ actor: 'command:backup', act: 'backup-made' }]);
    expect(readFileSync(join(empty.settings.dataDir, 'outbox/one.eml'), 'utf8')).toBe('Subject: one');
    expect(readdirSync(empty.settings.dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('brings the pictures of items back, wherever they are kept', async () => {
    const store = { db: server.database.db, folder: figuresFolder(place.settings), random: randomBytes };
    const { id, bytes } = await storeFigure(store, await picture(), 'a0', 0);
    expect((await backup()).code).toBe(0);
    expect((await restore()).code).toBe(0);
    const { db, close } = await openDatabase(empty.settings);
    const brought = await readFigure({ ...store, db, folder: figuresFolder(empty.settings) }, id);
    expect(brought.bytes.equals(bytes)).toBe(true);
    await close();
  });

  it('brings the documents of applications back, wherever they are kept', async () => {
    const store = { db: server.database.db, folder: documentsFolder(place.settings), random: randomBytes };
    const bytes = randomBytes(100_000);
    const key = await putDocument(store, bytes);
    expect((await backup()).code).toBe(0);
    expect((await restore()).code).toBe(0);
    const { db, close } = await openDatabase(empty.settings);
    const brought = await readDocument({ ...store, db, folder: documentsFolder(empty.settings) }, key);
    expect(brought?.equals(bytes)).toBe(true);
    await close();
  });

  it('is of one moment, while students write', async () => {
    let written = 20;
    const underWay = new AbortController();
    const made = backup().finally(() => underWay.abort());
    while (!underWay.signal.aborted) {
      await addPair(server.database.db, (written += 1));
      await nextTurn();
    }
    expect(await made).toMatchObject({ code: 0, stderr: '' });
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
    const { account = [], session = [] } = await restored(empty);
    expect(account.length).toBeGreaterThanOrEqual(20);
    expect(account.length).toBeLessThanOrEqual(written + 1);
    expect(session).toHaveLength(account.length);
  });

  it('goes into an empty place only', async () => {
    await backup();
    expect(await restore(place)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\w+ must name an empty place/),
    });
    expect(outbox(place)).toEqual(['one.eml']);
    expect(await backup()).toMatchObject({ code: 1, stderr: `FILE is ${file}, which is there already.\n` });
  });

  it('that is damaged is refused, and the place stays empty', async () => {
    await backup();
    const whole = readFileSync(file);
    chmodSync(file, 0o600);
    const damaged = [whole.subarray(0, whole.length / 2), Buffer.from('no backup')];
    for (const position of [0.3, 0.6]) {
      const flipped = Buffer.from(whole);
      const at = Math.floor(flipped.length * position);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      damaged.push(flipped);
    }
    damaged.push(await repacked(file, (folder) => writeFileSync(join(folder, 'data/outbox/one.eml'), 'Subject: two')));
    damaged.push(await repacked(file, (folder) => symlinkSync('/etc', join(folder, 'data/outbox/elsewhere'))));
    for (const bytes of damaged) {
      writeFileSync(file, bytes);
      await expect(restoreBackup(empty.settings, file, 0)).rejects.toMatchObject({
        name: SettingError.name,
        message: expect.stringMatching(/^FILE [^\n]*\.$/),
      });
      expect(readdirSync(empty.settings.dataDir)).toEqual([]);
    }
    writeFileSync(file, whole);
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
  });

  it('that is refused leaves no DATA_DIR where there was none', async () => {
    const dataDir = join(empty.settings.dataDir, 'deep', 'data');
    writeFileSync(file, 'no backup');
    await expect(restoreBackup({ ...empty.settings, dataDir }, file, 0)).rejects.toThrow(SettingError);
    expect(readdirSync(empty.settings.dataDir)).toEqual([]);
  });

  it('is read through without being restored, and what is wrong with it is told', async () => {
    await backup();
    const check = () => runCommand('backup-check-command.ts', empty, file);
    expect(await check()).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/ is whole: made by Tayari \S+ at \S+Z, \d+ files\.\n$/),
    });
    writeFileSync(file, readFileSync(file).subarray(0, 5000));
    expect(await check()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/which is no whole backup: .*\.\n$/),
    });
    expect([readdirSync(elsewhere.settings.dataDir), readdirSync(empty.settings.dataDir)]).toEqual([
      ['backup.tar.gz'],
      [],
    ]);
  });

  it('of a newer program is refused', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(server.database.db);
    await backup();
    expect(await restore()).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^FILE was made by Tayari \S+, which is newer than this one \(change 999-later\)\.\n$/,
      ),
    });
  });
});

it('a backup of one kind of database does not go into the other', async () => {
  const [sqlite, postgres] = [await emptyDatabases[0]?.make(), await emptyDatabases[1]?.make()];
  if (!sqlite || !postgres) throw new Error('there are two kinds');
  const server = await createTestApp(sqlite);
  const file = join(sqlite.settings.dataDir, 'backup.tar.gz');
  await runCommand('backup-command.ts', sqlite, file);
  expect(await runCommand('restore-command.ts', postgres, file)).toMatchObject({
    code: 1,
    stderr: 'DATABASE_URL leads to PostgreSQL, and FILE is a backup of the embedded database.\n',
  });
  await server.close();
  for (const place of [sqlite, postgres]) await place.remove();
});

// The lock is a file, on both databases.
it('a backup waits for another that is being made, and gives up after some seconds', async () => {
  const place = await migratedSqlite();
  const file = join(place.settings.dataDir, 'backup.tar.gz');
  const backup = () => runCommand('backup-command.ts', place, file);
  const unlock = await lockBackups(place.settings.dataDir);
  expect(await backup()).toMatchObject({ code: 1, stderr: 'FILE waits for another backup that is being made.\n' });
  unlock();
  expect(await backup()).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(place.settings.dataDir, 'backup.lock'))).toBe(false);
  await place.remove();
});

it('there is none of a folder without a database, and none is made', async () => {
  const place = await makeSqlite();
  const file = join(place.settings.dataDir, 'backup.tar.gz');
  const { dataDir } = place.settings;
  expect(await runCommand('backup-command.ts', place, file)).toEqual({
    code: 1,
    stdout: '',
    stderr: `DATA_DIR is ${dataDir}, which holds no database.\n`,
  });
  expect([existsSync(file), readdirSync(dataDir)]).toEqual([false, []]);
  await place.remove();
});

it('there is none of a database in which nothing is kept, as a wrong address may name one', async () => {
  const place = await makePostgres();
  const file = join(place.settings.dataDir, 'backup.tar.gz');
  const stderr = 'DATABASE_URL names a database in which nothing is kept.\n';
  expect(await runCommand('backup-command.ts', place, file)).toEqual({ code: 1, stdout: '', stderr });
  expect(existsSync(file)).toBe(false);
  await place.remove();
});
