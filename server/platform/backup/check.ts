import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { checkDump } from './database-dump.ts';
import type { Manifest } from './manifest.ts';
import { stagingPrefix } from './staging.ts';
import { unpackBackup } from './unpack.ts';

/**
 * Reads a backup through as a restore does, beside it on the disk, and restores nothing. Returns what it says about
 * itself. Throws a SettingError that says what is wrong with it, or with the disk.
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
    // Of a damaged file the unpacking may still write a last one while its folder goes.
    if (staging !== undefined) await rm(staging, { recursive: true, force: true, maxRetries: 10 });
  }
}
