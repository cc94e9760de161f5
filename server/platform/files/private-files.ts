import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hides the content of DATA_DIR from other users of the machine, even if the folder is old or another user's. New files
 * of this process are for its user alone, and existing files become so. Returns the paths where that was denied.
 */
export function keepFilesPrivate(dataDir: string): string[] {
  process.umask(0o077);
  return everythingIn(dataDir).filter((path) => !makePrivate(path));
}

/**
 * Whether other users of the machine may look into a folder. Its mode is its owner's choice: a group may have access on
 * purpose.
 */
export function isOpenToOthers(folder: string): boolean {
  return ((lstatSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
}

function everythingIn(folder: string): string[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

function makePrivate(path: string): boolean {
  try {
    const { mode } = lstatSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    // Another process also empties the outbox.
    return (error as { code?: string }).code === 'ENOENT';
  }
}
