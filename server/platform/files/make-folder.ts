import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder for this user alone, with those above it that are missing. Returns the highest that was missing,
 * or null. Throws what the system says against it.
 * Node's own way to make several never ends where the system denies that a folder is there, as it does below /proc.
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
