import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { connectSqlite, isBusy, patienceMs, type SqliteConnection } from './sqlite.ts';

/** This keeps references: an unreferenced lock would be collected, and end. */
const held = new Set<SqliteConnection>();

/**
 * Claims DATA_DIR for this server, until the process ends in any way. The kernel holds the lock, on a separate file, so
 * that commands can still reach the database. Returns a function that ends the claim and removes the file. Throws a
 * SettingError if another server has it.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  try {
    makeFolder(dataDir);
    return await lockFile(join(dataDir, 'server.lock'));
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

/**
 * Locks the file at `path`, and makes it if needed. The lock lasts until the process ends or calls the returned
 * function, which also removes the file. Throws an error that `isBusy` knows if another process still has it after so
 * many ms, 0 to `patienceMs`.
 */
export async function lockFile(path: string, waitMs = 0): Promise<() => void> {
  const lock = connectSqlite(path, { readOnly: false });
  const opened = inodeOf(path);
  const asked = performance.now() + waitMs - patienceMs;
  try {
    await lock.ask('pragma journal_mode = memory', [], asked);
    await lock.ask('begin exclusive', [], asked);
  } catch (error) {
    lock.close();
    throw error;
  }
  if (opened === undefined || inodeOf(path) !== opened) {
    // The earlier owner removed the file meanwhile, so other processes would not find the lock held here.
    lock.close();
    return lockFile(path, waitMs);
  }
  held.add(lock);
  return () => {
    // The file is removed while the lock is held, because a process that opens it afterwards makes another. Windows
    // does not remove an open file.
    const isRemoved = remove(path);
    held.delete(lock);
    lock.close();
    if (!isRemoved) remove(path);
  };
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** Whether another process has locked the file at `path`, or made it so that this one can't open it. */
export async function isLocked(path: string): Promise<boolean> {
  if (inodeOf(path) === undefined) return false;
  try {
    (await lockFile(path))();
    return false;
  } catch (error) {
    if (isBusy(error) || isClosedToUs(error)) return true;
    throw error;
  }
}

/** SQLITE_CANTOPEN in any of its forms: for example a file that another user made. */
function isClosedToUs(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === 14;
}

function remove(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}
