import { join } from 'node:path';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { BackupError } from './trouble.ts';
import { isLocked, lockFile } from '#server/platform/database/server-lock.ts';
import { isBusy, patienceMs } from '#server/platform/database/sqlite.ts';

const lockPath = (dataDir: string) => join(dataDir, 'backup.lock');

/** Claims that this process makes the one backup of an installation. Returns what gives it back. Throws a BackupError when another is being made. */
export async function lockBackups(dataDir: string): Promise<() => void> {
  try {
    makeFolder(dataDir);
    // Whoever looks whether it is held, holds it for a moment.
    return await lockFile(lockPath(dataDir), patienceMs);
  } catch (error) {
    if (isBusy(error)) throw new BackupError('FILE', 'waits for another backup that is being made', 'under-way');
    throw error;
  }
}

/** What the server does with backups when it is asked to. */
export type BackupWork = 'making' | 'checking';

/** So long a process that only looks may hold a lock, in ms. */
const lookMs = 300;

const claimPath = (dataDir: string) => join(dataDir, 'backup-asked.lock');
/** Held beside the claim while a backup is read through: it tells other processes what the claim is for. */
const checkPath = (dataDir: string) => join(dataDir, 'backup-check.lock');

/**
 * Claims that this process does the one work with backups of an installation that somebody asked for. Returns what gives it back, null where
 * another is under way, in whichever process.
 */
export async function claimWork(dataDir: string, work: BackupWork): Promise<(() => void) | null> {
  makeFolder(dataDir);
  if ((await workUnderWay(dataDir)) !== null) return null;
  let release: (() => void) | null = null;
  try {
    release = await lockFile(claimPath(dataDir), lookMs);
    if (work === 'making') return release;
    const locks = [await lockFile(checkPath(dataDir), lookMs), release];
    return () => locks.forEach((unlock) => unlock());
  } catch (error) {
    release?.();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** What is being done with backups of the installation, by whichever process; null for nothing. */
export async function workUnderWay(dataDir: string): Promise<BackupWork | null> {
  if (await isLocked(checkPath(dataDir))) return 'checking';
  return (await isLocked(claimPath(dataDir))) || (await isLocked(lockPath(dataDir))) ? 'making' : null;
}
