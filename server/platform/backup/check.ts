import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { checkDump } from './database-dump.ts';
import type { Manifest } from './manifest.ts';
import { stagingPrefix } from './staging.ts';
import { unpackBackup } from './unpack.ts';

/**
 * Checks a backup as a restore does, in a folder beside it, and restores nothing. Returns what it says about itself.
 * Throws a SettingError that says what is wrong with it, or with the disk.
 */
export async function checkBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new SettingError('FILE', `is ${file}, which is not there, or not for this user to read`);
  let staging: string | undefined;
  try {
    staging = await mkdtemp(join(dirname(resolve(file)), stagingPrefix));
    const manifest = await unpackBackup(file, staging);
    await checkDump(manifest.database, staging);
    return manifest;
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError('FILE', `could not be read through: ${reasonOf(error)}`, { cause: error });
  } finally {
    // For a damaged file, unpacking may still write a last file while its folder is removed.
    if (staging !== undefined) await rm(staging, { recursive: true, force: true, maxRetries: 10 });
  }
}
