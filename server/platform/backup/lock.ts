import { join } from 'node:path';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { BackupError } from './trouble.ts';
import { isLocked, lockFile } from '#server/platform/database/server-lock.ts';
import { isBusy } from '#server/platform/database/sqlite.ts';

const lockPath = (dataDir: string) => join(dataDir, 'backup.lock');

/** Claims that this process makes the one backup of an installation. Returns what gives it back. Throws a BackupError when another is being made. */
export async function lockBackups(dataDir: string): Promise<() => void> {
  try {
    makeFolder(dataDir);
    // Whoever looks whether it is held, holds it for a moment.
    return await lockFile(lockPath(dataDir), true);
  } catch (error) {
    if (isBusy(error)) throw new BackupError('FILE', 'waits for another backup that is being made', 'under-way');
    throw error;
  }
}

/** Whether a backup of the installation is being made, by whichever process. */
export function isBackupUnderWay(dataDir: string): Promise<boolean> {
  return isLocked(lockPath(dataDir));
}
