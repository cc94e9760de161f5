import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder for this user alone, with its missing parents. Returns the highest that was missing, or null. Throws
 * the system's error. Node's own recursive mkdir never ends where the system denies that a folder exists, as below
 * /proc.
 */
export function makeFolder(folder: string): string | null {
  const path = resolve(folder);
  if (isFolder(path)) return null;
  const above = makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
    return above ?? path;
  } catch (error) {
    // Another server that starts at the same time may have made it.
    if (!isFolder(path)) throw error;
    return above;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
