import { join } from 'node:path';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { BackupError } from './trouble.ts';
import { isLocked, lockFile } from '#server/platform/database/server-lock.ts';
import { isBusy, patienceMs } from '#server/platform/database/sqlite.ts';

const lockPath = (dataDir: string) => join(dataDir, 'backup.lock');

/**
 * Claims the making of backups for this process. Returns a function that ends the claim. Throws a BackupError if
 * another process has it.
 */
export async function lockBackups(dataDir: string): Promise<() => void> {
  try {
    makeFolder(dataDir);
    // A process that checks the lock holds it for a moment.
    return await lockFile(lockPath(dataDir), patienceMs);
  } catch (error) {
    if (isBusy(error)) throw new BackupError('FILE', 'waits for another backup that is being made', 'under-way');
    throw error;
  }
}

/** The kinds of work on demand with backups. */
export type BackupWork = 'making' | 'checking';

/** How long a process that only checks may hold a lock, in ms. */
const lookMs = 300;

const claimPath = (dataDir: string) => join(dataDir, 'backup-asked.lock');
/** This lock is held beside the claim during a check. It tells other processes what the claim is for. */
const checkPath = (dataDir: string) => join(dataDir, 'backup-check.lock');

/**
 * Claims the one work on demand with an installation's backups. Returns a function that ends the claim, or null if any
 * process has other work under way.
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

/** The work with the installation's backups that any process has under way; null for none. */
export async function workUnderWay(dataDir: string): Promise<BackupWork | null> {
  if (await isLocked(checkPath(dataDir))) return 'checking';
  return (await isLocked(claimPath(dataDir))) || (await isLocked(lockPath(dataDir))) ? 'making' : null;
}
