import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { backupName, backupNames, momentOf, tidyBackups } from './folder.ts';

/** The shortest wait after a failed backup, in ms. */
const retryAfterMs = 10 * 60_000;

interface RepeatedBackup {
  readonly folder: string;
  /** The interval in ms. */
  readonly everyMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Writes a backup to a file. */
  readonly make: (file: string) => Promise<void>;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * Returns a task that makes a backup if its youngest one is too old, and removes its oldest ones. The task never
 * throws; failures are in the log. Throws a SettingError at once when the folder can't be written to.
 */
export function repeatedBackup({ folder, everyMs, now, make, logger }: RepeatedBackup): () => Promise<void> {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new SettingError('BACKUP_DIR', `names a folder that can't hold backups: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  let notBefore = -Infinity;
  return async () => {
    const youngest = backupNames(folder, 'by-itself').at(-1);
    if (now() < notBefore || (youngest && now() - momentOf(youngest) < everyMs)) return;
    const path = join(folder, backupName(now(), 'by-itself'));
    try {
      await make(path);
      await tidyBackups(folder, 'by-itself', now());
      logger.info({ path }, 'backup made');
    } catch (error) {
      notBefore = now() + Math.min(everyMs, retryAfterMs);
      logger.error({ reason: reasonOf(error) }, 'the backup failed, will be tried again');
    }
  };
}
