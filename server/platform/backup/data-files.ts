import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ownFolderName } from './folder.ts';

/**
 * The parts of DATA_DIR that are not copied: the database (its dump is), its copies, locks, backups, unfinished files.
 */
const isApart = (name: string) =>
  name === ownFolderName || /^(tayari\.sqlite|(server|backup(-asked|-check)?)\.lock|\.)/.test(name);

/**
 * Names of the files in DATA_DIR beside the database: the outbox, the images of items, and others. The folder of
 * backups is left out.
 */
async function dataFiles(dataDir: string, backupFolder: string | undefined): Promise<string[]> {
  const isBackups = (name: string) => backupFolder !== undefined && resolve(dataDir, name) === resolve(backupFolder);
  try {
    return (await readdir(dataDir)).filter((name) => !isApart(name) && !isBackups(name));
  } catch (error) {
    unlessGone(error);
    return [];
  }
}

/** Whether DATA_DIR holds a file beside the database; an empty outbox does not count. */
export async function hasDataFiles(dataDir: string, backupFolder?: string): Promise<boolean> {
  for (const name of await dataFiles(dataDir, backupFolder)) {
    const path = join(dataDir, name);
    if (!(await stat(path)).isDirectory()) return true;
    const below = await readdir(path, { recursive: true, withFileTypes: true });
    if (below.some((entry) => !entry.isDirectory())) return true;
  }
  return false;
}

/** Copies these files of DATA_DIR into a folder. A file that is removed meanwhile is left out. */
export async function copyDataFiles(dataDir: string, folder: string, backupFolder?: string): Promise<void> {
  await mkdir(folder);
  for (const name of await dataFiles(dataDir, backupFolder)) await copy(join(dataDir, name), join(folder, name));
}

async function copy(from: string, to: string): Promise<void> {
  try {
    const names = await readdir(from);
    await mkdir(to);
    for (const name of names) if (!name.startsWith('.')) await copy(join(from, name), join(to, name));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTDIR') await cp(from, to).catch(unlessGone);
    else unlessGone(error);
  }
}

function unlessGone(error: unknown): void {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}

/** Moves the files of a folder on the same disk into DATA_DIR; returns a function that removes them again. */
export async function moveDataFiles(folder: string, dataDir: string): Promise<() => Promise<void>> {
  const names = await readdir(folder);
  for (const name of names) await rename(join(folder, name), join(dataDir, name));
  return async () => {
    for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true });
  };
}
