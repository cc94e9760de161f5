import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SystemState } from '#contract/system.ts';
import { totpCode } from '#server/platform/security/totp.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { backupApart, checkApart } from '#server/platform/backup/apart.ts';
import { createAskedBackups, type AskedBackups } from '#server/platform/backup/asked.ts';
import { lockBackups } from '#server/platform/backup/lock.ts';
import { BackupError } from '#server/platform/backup/trouble.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, staffPassword, type Staff } from '#server/testing/staff.ts';
import { mountedDisk } from '#server/testing/small-disk.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';

const minute = 60_000;
const name = 'tayari-2026-11-21T06-00-00-asked.tar.gz';
const path = `/staff/system/backups/${name}`;

describe.each(databases)('backups from the staff area on $kind', ({ make: makePlace }) => {
  let place: TestDatabase;
  let server: TestApp;
  let admin: Staff;
  /** Making and checking in the test; at first they wait. */
  let make: (file: string) => Promise<void>;
  let check: () => Promise<void>;
  let done: () => void;
  beforeEach(async () => {
    place = await makePlace();
    const ended = new Promise<void>((resolve) => (done = resolve));
    make = async (file) => {
      await ended;
      writeFileSync(file, 'a backup');
    };
    check = () => ended;
    server = await createTestApp(place, {
      system: {
        diskSpace: async () => null,
        backupEveryMs: null,
        mailTo: 'outbox',
        backups: createAskedBackups({
          settings: { ...place.settings, backups: null },
          now: () => server.clock.now,
          make: (file) => make(file),
          check: () => check(),
          logger: createLogger('silent'),
        }),
      },
    });
    admin = await signInStaff(server, 'Asha', 'admin');
  });
  afterEach(async () => {
    done();
    await server.close();
    await place.remove();
  });
  const state = async () => (await admin.send('GET', '/staff/system')).json<SystemState>().backup;
  const begin = () => admin.send('POST', '/staff/system/backups');
  const folder = () => join(place.settings.dataDir, 'backups');
  const isIdle = async () => {
    await expect.poll(async () => (await state()).underWay).toBeNull();
  };
  const prove = (body: object = { password: staffPassword }) => admin.send('POST', '/staff/session/proof', body);
  const lines = async (act: string) => {
    const rows = await server.database.db
      .selectFrom('audit_log')
      .select(['actor', 'subject', 'details'])
      .where('act', '=', act)
      .execute();
    return rows.map(({ actor, subject, details }) => [actor, subject, JSON.parse(details)]);
  };
  const haveOne = () => {
    mkdirSync(folder());
    writeFileSync(join(folder(), name), 'a backup');
  };

  it('are made one at a time while the page waits for none, and are told', async () => {
    expect((await begin()).statusCode).toBe(202);
    expect((await state()).underWay).toBe('making');
    expect((await begin()).json()).toMatchObject({ code: 'backup-under-way' });
    expect((await admin.send('POST', `${path}/check`)).statusCode).toBe(404);
    done();
    await isIdle();
    const madeAt = '2026-11-21T06:00:00.000Z';
    expect((await state()).files).toEqual([{ name, bytes: 8, madeAt, checked: null }]);
    expect(await lines('backup-asked')).toEqual([['account:Asha', 'database', {}]]);
  });

  it('are made one at a time by whichever process makes them', async () => {
    const unlock = await lockBackups(place.settings.dataDir);
    expect((await state()).underWay).toBe('making');
    expect((await begin()).json()).toMatchObject({ code: 'backup-under-way' });
    unlock();
    expect((await state()).underWay).toBeNull();
    expect((await begin()).statusCode).toBe(202);
  });

  it('are begun once where two workers are asked at one moment, and each says what the other does', async () => {
    const settings = { ...place.settings, backups: null };
    const given = { settings, now: () => server.clock.now, logger: createLogger('silent') };
    const workers = [0, 1].map(() =>
      createAskedBackups({ ...given, make: (file) => make(file), check: () => check() }),
    ) as [AskedBackups, AskedBackups];
    const begun = await Promise.all(workers.map((worker) => worker.make()));
    expect(begun).toHaveLength(2);
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(workers.map((worker) => worker.underWay()))).toEqual(['making', 'making']);
    done();
    const [one, other] = workers;
    await expect.poll(() => one.underWay()).toBeNull();
    expect(readdirSync(folder())).toEqual([name]);
    let found = () => {};
    const isFound = new Promise<void>((resolve) => (found = resolve));
    expect(await one.check(name, () => isFound)).toBe(true);
    expect([await other.underWay(), await other.make()]).toEqual(['checking', false]);
    found();
    await expect.poll(() => other.underWay()).toBeNull();
  });

  it('push out none that the server made by itself, and are fourteen at most', async () => {
    mkdirSync(folder());
    const byItself = Array.from(
      { length: 14 },
      (_, n) => `tayari-2026-11-${String(n + 1).padStart(2, '0')}T06-00-00.tar.gz`,
    );
    for (const each of byItself) writeFileSync(join(folder(), each), 'a backup');
    done();
    for (let n = 0; n < 15; n += 1) {
      expect((await begin()).statusCode).toBe(202);
      await isIdle();
      server.clock.now += minute;
    }
    const names = readdirSync(folder());
    expect(names.filter((each) => byItself.includes(each))).toHaveLength(14);
    expect(names.filter((each) => each.endsWith('-asked.tar.gz'))).toHaveLength(14);
  });

  it('that fail say why, until one is made', async () => {
    make = () => Promise.reject(new BackupError('FILE', 'could not be written: no space', 'disk-full'));
    await begin();
    await isIdle();
    expect((await state()).failed).toEqual({ at: '2026-11-21T06:00:00.000Z', trouble: 'disk-full' });
    server.clock.now += minute;
    make = async (file) => writeFileSync(file, 'a backup');
    await begin();
    await isIdle();
    expect((await state()).failed).toBeNull();
  });

  it('are read through, and what was found stands beside them and in the audit log', async () => {
    haveOne();
    done();
    expect((await admin.send('POST', `${path}/check`)).statusCode).toBe(202);
    await isIdle();
    const at = '2026-11-21T06:00:00.000Z';
    expect((await state()).files).toMatchObject([{ checked: { at, trouble: null } }]);
    check = () => Promise.reject(new BackupError('FILE', 'is no whole backup', 'damaged'));
    await admin.send('POST', `${path}/check`);
    await isIdle();
    expect((await state()).files).toMatchObject([{ checked: { at, trouble: 'damaged' } }]);
    expect(await lines('backup-checked')).toEqual([
      ['account:Asha', 'database', { file: name, trouble: 'none' }],
      ['account:Asha', 'database', { file: name, trouble: 'damaged' }],
    ]);
  });

  it('are taken away within five minutes of the password, and each time stands in the audit log', async () => {
    haveOne();
    const refused = await admin.send('GET', path);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof-needed']);
    expect((await prove({ password: 'not-this-one' })).json().code).toBe('wrong-credentials');
    expect((await admin.send('GET', path)).statusCode).toBe(403);
    expect((await prove()).statusCode).toBe(200);
    const taken = await admin.send('GET', path);
    expect([taken.statusCode, taken.body]).toEqual([200, 'a backup']);
    expect(taken.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': '8',
      'cache-control': 'no-store',
    });
    expect(await lines('backup-downloaded')).toEqual([['account:Asha', 'database', { file: name }]]);
    server.clock.now += 5 * minute;
    expect((await admin.send('GET', path)).json().code).toBe('proof-needed');
  });

  it('are nothing but what the server made: no other file of any folder is taken away', async () => {
    haveOne();
    writeFileSync(join(folder(), 'by-hand.tar.gz'), 'secret');
    await prove();
    const others = [
      'by-hand.tar.gz',
      '..%2Ftayari.sqlite',
      'tayari-2026-11-21T06-00-01.tar.gz',
      'tayari-2026-11-21T06-00-00.tar.gz',
      `..%2Fbackups%2F${name}`,
    ];
    for (const other of others)
      expect([404, 400]).toContain((await admin.send('GET', `/staff/system/backups/${other}`)).statusCode);
  });

  it('want the code too where the account has a second factor, and one session proves nothing for another', async () => {
    haveOne();
    const { secret } = await setUpSecondFactor(server, admin);
    expect((await prove()).json().code).toBe('code-needed');
    expect((await prove({ password: staffPassword, code: '000000' })).json().code).toBe('wrong-code');
    expect((await admin.send('GET', path)).statusCode).toBe(403);
    expect((await prove({ password: staffPassword, code: totpCode(secret, server.clock.now) })).statusCode).toBe(200);
    expect((await admin.send('GET', path)).statusCode).toBe(200);
    const other = await signInStaff(server, 'Bina', 'admin');
    expect((await other.send('GET', path)).json().code).toBe('proof-needed');
  });
});

describe('a backup in processes of its own', () => {
  let place: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    place = await migratedSqlite();
    folder = join(place.settings.dataDir, 'backups');
    mkdirSync(folder);
    vi.stubEnv('DATA_DIR', place.settings.dataDir);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await place.remove();
  });
  const asked = () =>
    createAskedBackups({
      settings: { ...place.settings, backups: null },
      now: () => Date.UTC(2026, 10, 21, 6),
      make: backupApart,
      check: checkApart,
      logger: createLogger('silent'),
    });
  const untilIdle = async ({ underWay }: AskedBackups) => {
    await expect.poll(underWay).toBeNull();
  };

  it('is made and read through', async () => {
    const backups = asked();
    expect(await backups.make()).toBe(true);
    await untilIdle(backups);
    expect([backups.failed(), readdirSync(folder)]).toEqual([null, [name]]);
    const found: unknown[] = [];
    const look = async () => {
      expect(await backups.check(name, async (trouble) => void found.push(trouble))).toBe(true);
      await untilIdle(backups);
    };
    await look();
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file).subarray(0, 4000));
    await look();
    expect(found).toEqual([null, 'damaged']);
  });

  it('is ended when it takes too long', async () => {
    await expect(checkApart(join(folder, name), 1)).rejects.toMatchObject({ trouble: 'too-long' });
  });

  it.each(mountedDisk ? [mountedDisk] : [])('says that the disk is full, and leaves no half', async (make) => {
    const disk = make(folder);
    disk.fill(process.pid);
    const backups = asked();
    await backups.make();
    await untilIdle(backups);
    expect(backups.failed()?.trouble).toBe('disk-full');
    disk.free(process.pid);
    expect(readdirSync(folder)).toEqual([]);
    const { db, close } = await openDatabase(place.settings);
    const lines = await db.selectFrom('audit_log').select(['act', 'details']).execute();
    expect(lines).toEqual([{ act: 'backup-failed', details: '{"trouble":"disk-full"}' }]);
    await close();
    disk.remove();
  });
});
