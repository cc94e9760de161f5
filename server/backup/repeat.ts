import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { inProject } from '#server/app/in-project.ts';
import { makeFolder } from '#server/app/make-folder.ts';
import { reasonOf, SettingError } from '#server/app/setting-error.ts';
import { stagingPrefix } from '#server/backup/staging.ts';

/** So many backups are kept that the server made by itself; other files of the folder are left alone. */
const backupsKept = 14;

/** After a backup that failed the next is tried so much later at the soonest, in ms. */
const retryAfterMs = 10 * 60_000;

/** What lies in the folder longer than this, in ms, and is no whole backup, was left by a machine that stopped. */
const leftoverMs = 24 * 60 * 60_000;

interface RepeatedBackup {
  readonly folder: string;
  /** How many ms apart. */
  readonly everyMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Writes a backup to a file. */
  readonly make: (file: string) => Promise<void>;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * A task that, whenever it is called, makes a backup if the youngest in the folder is too old, and removes all but the
 * last. It never throws: what fails stands in the log. Throws a SettingError at once when the folder can't be written to.
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
    const youngest = ownBackups(folder).at(-1);
    if (now() < notBefore || (youngest && now() - momentOf(youngest) < everyMs)) return;
    const path = join(folder, nameOf(now()));
    try {
      await make(path);
      for (const name of ownBackups(folder).slice(0, -backupsKept)) await rm(join(folder, name));
      for (const name of leftovers(folder, now())) await rm(join(folder, name), { recursive: true, force: true });
      logger.info({ path }, 'backup made');
    } catch (error) {
      notBefore = now() + Math.min(everyMs, retryAfterMs);
      logger.error({ reason: reasonOf(error) }, 'the backup failed, will be tried again');
    }
  };
}

/** Writes a backup in a process of its own, so that the server neither waits for it nor grows with it. */
export async function backupApart(file: string): Promise<void> {
  if (existsSync(file)) return;
  try {
    await promisify(execFile)(process.execPath, [inProject('server/backup-command.ts'), file]);
  } catch (error) {
    const [line] = ((error as { stderr?: string }).stderr ?? '').trim().split('\n');
    throw line ? new Error(line, { cause: error }) : error;
  }
}

const form = /^tayari-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar\.gz$/;

function nameOf(now: number): string {
  return `tayari-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;
}

function momentOf(name: string): number {
  return Date.parse(name.replace(form, '$1T$2:$3:$4Z'));
}

/** Names of the backups in the folder that the server made by itself, oldest first. */
function ownBackups(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => form.test(name))
    .sort();
}

function leftovers(folder: string, now: number): string[] {
  return readdirSync(folder).filter((name) => {
    if (!name.startsWith(stagingPrefix)) return false;
    const { mtimeMs = now } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    return now - mtimeMs > leftoverMs;
  });
}
