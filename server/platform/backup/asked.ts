import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { reasonOf } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import { backupFiles, backupFolder, backupName, backupNames, tidyBackups, type BackupFile } from './folder.ts';
import { claimWork, workUnderWay, type BackupWork } from './lock.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** Backups on demand from the staff area. The server does not wait for them. */
export interface AskedBackups {
  readonly list: () => Promise<readonly BackupFile[]>;
  /** Whether the server is making or checking a backup; null for neither. */
  readonly underWay: () => Promise<BackupWork | null>;
  /** Why the last backup on demand failed; null if it did not, or if another was begun. */
  readonly failed: () => { readonly at: number; readonly trouble: Trouble } | null;
  /** Begins to make one. False if one is under way. */
  readonly make: () => Promise<boolean>;
  /** Begins to check one, and tells `found` the result: null if it is whole. False if work is under way. */
  readonly check: (name: string, found: (trouble: Trouble | null) => Promise<void>) => Promise<boolean>;
  /** The bytes of one, and their number; null if there is no backup of this name. */
  readonly read: (name: string) => Promise<{ readonly bytes: number; readonly stream: () => ReadStream } | null>;
}

interface AskedBackupsDeps {
  readonly settings: Pick<Settings, 'backups' | 'dataDir'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes a backup file, in another process. */
  readonly make: (file: string) => Promise<void>;
  /** Throws what is wrong with a backup. */
  readonly check: (file: string) => Promise<void>;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * Makes and checks backups in the folder of the server's own backups. Only one runs at a time, over all its processes.
 */
export function createAskedBackups({ settings, now, make, check, logger }: AskedBackupsDeps): AskedBackups {
  const folder = backupFolder(settings);
  let own: BackupWork | null = null;
  let failed: { readonly at: number; readonly trouble: Trouble } | null = null;
  const pathOf = (name: string) => (backupNames(folder).includes(name) ? join(folder, name) : null);

  async function underWay() {
    return own ?? (await workUnderWay(settings.dataDir));
  }
  async function begin(what: BackupWork, work: () => Promise<void>): Promise<boolean> {
    if (own !== null) return false;
    own = what;
    let release: (() => void) | null = null;
    try {
      release = await claimWork(settings.dataDir, what);
    } finally {
      if (release === null) own = null;
    }
    if (release === null) return false;
    void work().finally(() => {
      release();
      own = null;
    });
    return true;
  }
  async function makeOne(): Promise<void> {
    failed = null;
    try {
      makeFolder(folder);
      const path = join(folder, backupName(now(), 'asked'));
      await make(path);
      await tidyBackups(folder, 'asked', now());
      logger.info({ path }, 'backup made');
    } catch (error) {
      const trouble = troubleOf(error);
      // The backup under way is the one that was wanted.
      if (trouble !== 'under-way') failed = { at: now(), trouble };
      logger.error({ reason: reasonOf(error) }, 'the backup failed');
    }
  }

  return {
    list: () => backupFiles(folder),
    underWay,
    failed: () => failed,
    make: () => begin('making', makeOne),
    check: (name, found) =>
      begin('checking', async () => {
        try {
          await found(await troubleIn(name));
        } catch (error) {
          logger.error({ reason: reasonOf(error) }, 'what a backup was found to be is not kept');
        }
      }),
    read: async (name) => {
      const path = pathOf(name);
      if (path === null) return null;
      const found = await stat(path).catch(() => null);
      return found && { bytes: found.size, stream: () => createReadStream(path) };
    },
  };

  async function troubleIn(name: string): Promise<Trouble | null> {
    try {
      await check(join(folder, name));
      return null;
    } catch (error) {
      logger.error({ name, reason: reasonOf(error) }, 'the backup is not whole');
      return troubleOf(error);
    }
  }
}
