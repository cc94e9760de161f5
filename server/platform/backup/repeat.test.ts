import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/process/logger.ts';
import { SettingError } from '#server/platform/setting-error.ts';
import { repeatedBackup } from './repeat.ts';
import { makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { runCommand } from '#server/testing/command.ts';
import { runServerProcess } from '#server/testing/process.ts';

const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 22, 6);

describe('backups that the server makes by itself', () => {
  let folder: string;
  let clock: number;
  let log: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tayari-backups-'));
    [clock, log] = [start, []];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const whole = async (file: string) => writeFileSync(file, 'a backup');
  const task = (make: (file: string) => Promise<void> = whole) =>
    repeatedBackup({
      folder,
      everyMs: 6 * hour,
      now: () => clock,
      make,
      logger: createLogger('info', { write: (line) => void log.push(line) }),
    });

  it('come when the youngest is too old, also over a restart, and no sooner', async () => {
    await task()();
    clock += 6 * hour - 1000;
    await task()();
    expect(readdirSync(folder)).toEqual(['tayari-2026-11-22T06-00-00.tar.gz']);
    clock += 1000;
    await task()();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('come in their time where others were asked for meanwhile', async () => {
    writeFileSync(join(folder, 'tayari-2026-11-22T05-59-00-asked.tar.gz'), 'asked for');
    await task()();
    expect(readdirSync(folder)).toContain('tayari-2026-11-22T06-00-00.tar.gz');
  });

  it('are fourteen at most, and nothing else is removed', async () => {
    writeFileSync(join(folder, 'before-the-exam.tar.gz'), 'by hand');
    const make = task();
    for (let n = 0; n < 20; n += 1) {
      await make();
      clock += 6 * hour;
    }
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(15);
    expect([names[0], names[1]]).toEqual(['before-the-exam.tar.gz', 'tayari-2026-11-23T18-00-00.tar.gz']);
  });

  it('that fail are logged, remove nothing, and are tried again after ten minutes', async () => {
    let tries = 0;
    const make = task(() => {
      tries += 1;
      return Promise.reject(new Error('FILE could not be written: no space left.'));
    });
    await make();
    await make();
    expect(tries).toBe(1);
    expect(log.join('')).toContain('no space left');
    clock += 10 * 60_000;
    await make();
    expect(tries).toBe(2);
  });

  it('leave no half of one that a stopped machine began', async () => {
    const [old, young] = ['.tayari-backup-old', '.tayari-backup-young'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    for (const half of [old, young]) mkdirSync(half);
    utimesSync(old, start / 1000 - 25 * 3600, start / 1000 - 25 * 3600);
    utimesSync(young, start / 1000 - 60, start / 1000 - 60);
    await task()();
    expect(readdirSync(folder).sort()).toEqual(['.tayari-backup-young', 'tayari-2026-11-22T06-00-00.tar.gz']);
  });

  it('need a folder that can hold them', () => {
    writeFileSync(join(folder, 'file'), '');
    const wrong = () =>
      repeatedBackup({
        folder: join(folder, 'file'),
        everyMs: hour,
        now: () => clock,
        make: whole,
        logger: createLogger('silent'),
      });
    expect(wrong).toThrow(SettingError);
    expect(wrong).toThrow(/^BACKUP_DIR names a folder that can't hold backups: [^\n]*\.$/);
  });
});

describe('a server with BACKUP_DIR', () => {
  let place: TestDatabase;
  let empty: TestDatabase;
  beforeEach(async () => {
    [place, empty] = [await makeSqlite(), await makeSqlite()];
  });
  afterEach(async () => {
    for (const each of [place, empty]) await each.remove();
  });

  it('makes one once it runs, which can be restored; the folder may lie in DATA_DIR, and no backup holds others', async () => {
    const { dataDir } = place.settings;
    const folder = join(dataDir, 'backups');
    const settings = { PORT: '0', DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_EVERY: '1h' };
    const server = runServerProcess(settings);
    const [, path = ''] = await server.says(/"path":"([^"]*)","msg":"backup made"/);
    server.signal('SIGTERM');
    await server.ended;
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path]);
    expect(await runCommand('restore-command.ts', empty, path)).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(empty.settings.dataDir)).toContain('tayari.sqlite');
    expect(readdirSync(empty.settings.dataDir)).not.toContain('backups');
  });
});
