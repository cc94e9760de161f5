import { existsSync, rmdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { hasDataFiles, moveDataFiles } from './data-files.ts';
import { checkDump, databaseDump, type DatabaseDump } from './database-dump.ts';
import { contentFolder, type Manifest } from './manifest.ts';
import { unpackBackup } from './unpack.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase, sqlitePath } from '#server/platform/database/open.ts';
import { lockDataDir } from '#server/platform/database/server-lock.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'workers'> & Partial<Pick<Settings, 'backups'>>;

/**
 * Restores a backup into an empty database and an empty DATA_DIR; `now` is in ms. The whole file is checked before
 * anything is changed. Returns what the backup says about itself. On failure throws a SettingError, and leaves the
 * place empty.
 */
export async function restoreBackup(place: Place, file: string, now: number): Promise<Manifest> {
  if (!existsSync(file)) throw new SettingError('FILE', `is ${file}, which is not there, or not for this user to read`);
  const highestMade = makeFolder(place.dataDir);
  const unlock = place.databaseUrl === null ? await lockDataDir(place.dataDir) : () => {};
  const staging = await mkdtemp(join(place.dataDir, '.restore-'));
  try {
    await requireEmpty(place);
    const manifest = await unpackBackup(file, staging);
    const dump = databaseDump(place);
    if (manifest.database !== dump.kind) throw otherDatabase(manifest, dump);
    await checkDump(dump.kind, staging);
    await putInPlace(place, dump, staging);
    await noteRestore(place, manifest, now);
    return manifest;
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError('FILE', `could not be restored: ${reasonOf(error)}`, { cause: error });
  } finally {
    // For a damaged file, unpacking may still write a last file while its folder is removed.
    await rm(staging, { recursive: true, force: true, maxRetries: 10 });
    unlock();
    if (highestMade !== null) removeEmpty(resolve(place.dataDir), highestMade);
  }
}

/** Removes a folder and its parents up to `highest`, as long as they are empty. */
function removeEmpty(folder: string, highest: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== highest) removeEmpty(dirname(folder), highest);
}

/** Throws if there is data that a restore would mix with. */
async function requireEmpty(place: Place): Promise<void> {
  const refuse = (variable: string) => new SettingError(variable, 'must name an empty place to restore into');
  if (await hasDataFiles(place.dataDir, place.backups?.folder)) throw refuse('DATA_DIR');
  if (place.databaseUrl === null) {
    if (existsSync(sqlitePath(place.dataDir))) throw refuse('DATA_DIR');
    return;
  }
  const { db, close } = await openDatabase(place);
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    if (tables.length > 0) throw refuse('DATABASE_URL');
  } finally {
    await close();
  }
}

function otherDatabase({ database }: Manifest, { kind }: DatabaseDump): SettingError {
  const names = { sqlite: 'the embedded database', postgresql: 'PostgreSQL' };
  return new SettingError('DATABASE_URL', `leads to ${names[kind]}, and FILE is a backup of ${names[database]}`);
}

/** The database comes last: before that the place counts as empty. */
async function putInPlace({ dataDir }: Place, dump: DatabaseDump, staging: string): Promise<void> {
  const takeAway = await moveDataFiles(join(staging, contentFolder), dataDir);
  try {
    await dump.restore(join(staging, dump.name));
  } catch (error) {
    await takeAway();
    throw error;
  }
}

async function noteRestore(place: Place, { version, madeAt }: Manifest, now: number): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    await migrate(db);
    const details = { version, madeAt };
    await writeAudit(db, { actor: 'command:restore', act: 'backup-restored', subject: 'database', details }, now);
  } finally {
    await close();
  }
}
