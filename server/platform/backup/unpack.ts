import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, type ReadEntry } from 'tar';
import { reasonOf } from '#server/platform/setting-error.ts';
import { listFiles, Manifest, manifestName } from './manifest.ts';
import { BackupError } from './trouble.ts';
import { newerThanProgram } from '#server/platform/database/upgrade.ts';

/**
 * Unpacks a backup into a folder and checks that each file is as it was written, with no other files. Throws a
 * BackupError if it is damaged or newer than this program.
 */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  try {
    let hasOther = false;
    const filter = (_path: string, entry: unknown) => {
      const plain = isPlain(entry as ReadEntry);
      hasOther ||= !plain;
      return plain;
    };
    await extract({ file, cwd: folder, strict: true, filter });
    if (hasOther) throw new Error('it holds what is neither file nor folder');
    const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
    const found = await listFiles(folder);
    if (JSON.stringify(found) !== JSON.stringify(manifest.files))
      throw new Error('a file in it is not as it was written');
    const newer = newerThanProgram(manifest.migrations);
    if (newer === null) return manifest;
    throw new BackupError(
      'FILE',
      `was made by Tayari ${manifest.version}, which is newer than this one (change ${newer})`,
      'newer',
    );
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('FILE', `is ${file}, which is no whole backup: ${reasonOf(firstLine(error))}`, 'damaged', {
      cause: error,
    });
  }
}

/** Links could lead out of the folder, and a backup contains none. */
function isPlain({ type }: ReadEntry): boolean {
  return type === 'File' || type === 'Directory';
}

function firstLine(error: unknown): Error {
  return error instanceof Error && error.name !== 'ZodError' ? error : new Error('its description is unknown here');
}
