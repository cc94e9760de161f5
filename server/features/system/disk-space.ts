import { statfs, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sqlitePath } from '#server/platform/database/open.ts';

/** A disk, in bytes. */
export interface DiskSpace {
  /** The bytes left for the server's user. */
  readonly free: number;
  readonly size: number;
  /** Whether so little is left that an admin should act before the disk is full. */
  readonly low: boolean;
}

const leastFree = 1024 ** 3;

/** Room to keep free, in databases. A backup on the same disk needs about two while it is made, an upgrade one. */
const databasesFree = 3;

/** The disk of a folder of data, or null where the system doesn't tell. */
export async function diskSpace(dataDir: string): Promise<DiskSpace | null> {
  try {
    const { bavail, bsize, blocks } = await statfs(await existing(resolve(dataDir)));
    const { size: database } = await stat(sqlitePath(dataDir)).catch(() => ({ size: 0 }));
    const free = bavail * bsize;
    return { free, size: blocks * bsize, low: free < leastFree + databasesFree * database };
  } catch {
    return null;
  }
}

/** The nearest existing folder: on PostgreSQL the folder may not exist yet. */
async function existing(folder: string): Promise<string> {
  return (await stat(folder).catch(() => null)) === null && dirname(folder) !== folder
    ? existing(dirname(folder))
    : folder;
}
