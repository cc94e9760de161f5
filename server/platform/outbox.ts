import { accessSync, constants } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './files/make-folder.ts';
import { reasonOf, SettingError } from './setting-error.ts';

/** Makes the folder of the outbox, where messages are written that no service takes. Throws a SettingError if it can't. */
export function makeOutbox(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new SettingError('DATA_DIR', `names a folder that can't hold the outbox: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Writes a message of `now`, in ms, to the outbox; the file exists whole or not at all, even on a full disk. `name` tells
 * it from others of the same moment. Returns its path.
 */
export async function writeToOutbox(
  folder: string,
  name: string,
  content: Buffer | string,
  now: number,
): Promise<string> {
  const file = `${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}-${name}`;
  const [path, unfinished] = [join(folder, file), join(folder, `.${file}`)];
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx', flush: true });
    await rename(unfinished, path);
    return path;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
