import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder for this user alone, with those above it that are missing. Throws what the system says against it.
 * Node's own way to make several never ends where the system denies that a folder is there, as it does below /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(resolve(folder)));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same time may have made it.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
