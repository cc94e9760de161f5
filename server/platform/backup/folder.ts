import { readdirSync, statSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#server/platform/settings.ts';
import { stagingPrefix } from './staging.ts';

/** Whether the server made a backup by itself or on demand. Neither kind replaces the other. */
export type BackupOrigin = 'by-itself' | 'asked';

/** How many backups of each origin are kept; other files of the folder stay. */
const backupsKept = 14;

/** An unfinished backup older than this, in ms, was left by a machine that stopped. */
const leftoverMs = 24 * 60 * 60_000;

/** The name of the server's own folder of backups in DATA_DIR, if BACKUP_DIR names no other. */
export const ownFolderName = 'backups';

/** Where the server puts its backups. */
export function backupFolder({ backups, dataDir }: Pick<Settings, 'backups' | 'dataDir'>): string {
  return backups?.folder ?? join(dataDir, ownFolderName);
}

const form = /^tayari-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(-asked)?\.tar\.gz$/;

/** The name of a backup made at this moment, in ms: its time in UTC, and its origin. */
export function backupName(now: number, origin: BackupOrigin): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return `tayari-${time}${origin === 'asked' ? '-asked' : ''}.tar.gz`;
}

/** When a backup of this name was begun, in ms. */
export function momentOf(name: string): number {
  return Date.parse(name.replace(form, '$1T$2:$3:$4Z'));
}

/** Names of the server's backups in the folder, of one origin or of both, oldest first; empty without a folder. */
export function backupNames(folder: string, origin?: BackupOrigin): string[] {
  return namesIn(folder)
    .filter((name) => form.test(name) && (origin === undefined || originOf(name) === origin))
    .sort();
}

function originOf(name: string): BackupOrigin {
  return form.exec(name)?.[5] === undefined ? 'by-itself' : 'asked';
}

/** A backup in the folder, its size in bytes, and when it was begun, in ms. */
export interface BackupFile {
  readonly name: string;
  readonly bytes: number;
  readonly madeAt: number;
}

/** The backups in the folder, youngest first. One that is removed meanwhile is left out. */
export async function backupFiles(folder: string): Promise<BackupFile[]> {
  const files = backupNames(folder).map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found === null ? [] : [{ name, bytes: found.size, madeAt: momentOf(name) }];
  });
  return (await Promise.all(files)).flat().reverse();
}

/** Removes old backups of an origin, and unfinished ones that a stopped machine left; `now` is in ms. */
export async function tidyBackups(folder: string, origin: BackupOrigin, now: number): Promise<void> {
  for (const name of backupNames(folder, origin).slice(0, -backupsKept)) await rm(join(folder, name));
  for (const name of leftovers(folder, now)) await rm(join(folder, name), { recursive: true, force: true });
}

function leftovers(folder: string, now: number): string[] {
  return namesIn(folder).filter((name) => {
    if (!name.startsWith(stagingPrefix)) return false;
    const { mtimeMs = now } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    return now - mtimeMs > leftoverMs;
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
