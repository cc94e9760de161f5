import { join } from 'node:path';
import { makeFolder } from '#server/app/make-folder.ts';
import { reasonOf, SettingError } from '#server/app/setting-error.ts';
import { connectSqlite, isBusy, type SqliteConnection } from '#server/database/sqlite.ts';

/** What is not referred to is collected, and its lock with it. */
const held = new Set<SqliteConnection>();

/**
 * Claims DATA_DIR for this server, until the process ends in whichever way: the lock is the kernel's, on a file of its
 * own, so that commands reach the database beside it. Returns what gives it back. Throws a SettingError when another
 * server has it.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  try {
    makeFolder(dataDir);
    const lock = connectSqlite(join(dataDir, 'server.lock'), { readOnly: false });
    await lock.ask('pragma journal_mode = memory', []);
    await lock.ask('begin exclusive', [], Number.NEGATIVE_INFINITY);
    held.add(lock);
    return () => {
      held.delete(lock);
      lock.close();
    };
  } catch (error) {
    throw new SettingError(
      'DATA_DIR',
      isBusy(error)
        ? `is ${dataDir}, which another server uses already: each needs a folder of its own`
        : `names a folder that can't hold the database: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}
