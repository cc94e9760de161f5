import { existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { create } from 'tar';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import { programVersion } from '#server/platform/process/version.ts';
import { copyDataFiles } from './data-files.ts';
import { stagingPrefix } from './staging.ts';
import { databaseDump } from './database-dump.ts';
import { contentFolder, listFiles, manifestName, sha256Of, type Manifest } from './manifest.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { doneMigrations } from '#server/platform/database/upgrade.ts';

/**
 * Writes all data of an installation, as it is at one moment, into one new file; `now` is in ms. The server may run
 * meanwhile. The file appears whole or not at all. Returns its SHA-256. Throws a SettingError when it can't.
 */
export async function makeBackup(
  db: Database,
  settings: Pick<Settings, 'backups' | 'databaseUrl' | 'dataDir'>,
  file: string,
  now: number,
): Promise<string> {
  const target = resolve(file);
  if (existsSync(target)) throw new SettingError('FILE', `is ${file}, which is there already`);
  let staging: string | undefined;
  try {
    staging = await mkdtemp(join(dirname(target), stagingPrefix));
    const whole = await pack(db, settings, staging, now);
    await flush(whole);
    await rename(whole, target);
    return await sha256Of(target);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError('FILE', `could not be written: ${reasonOf(error)}`, { cause: error });
  } finally {
    if (staging !== undefined) await rm(staging, { recursive: true, force: true });
  }
}

async function pack(
  db: Database,
  settings: Pick<Settings, 'backups' | 'databaseUrl' | 'dataDir'>,
  staging: string,
  now: number,
): Promise<string> {
  const dump = databaseDump(settings);
  const migrations = await doneMigrations(db);
  // The database comes first: a file that is added meanwhile is one too many, never one too few.
  await dump.write(join(staging, dump.name));
  await copyDataFiles(settings.dataDir, join(staging, contentFolder), settings.backups?.folder);
  const manifest: Manifest = {
    product: 'tayari',
    format: 1,
    version: programVersion(),
    madeAt: new Date(now).toISOString(),
    database: dump.kind,
    migrations,
    files: await listFiles(staging),
  };
  await writeFile(join(staging, manifestName), JSON.stringify(manifest, null, 2));
  const whole = join(staging, 'backup.tar.gz');
  const parts = [manifestName, dump.name, contentFolder];
  await create({ gzip: true, portable: true, strict: true, file: whole, cwd: staging, mode: 0o600 }, parts);
  return whole;
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
