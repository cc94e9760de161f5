import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** What a backup says about itself, in its first file. */
export const Manifest = z.object({
  product: z.literal('tayari'),
  /** The version of this form. */
  format: z.literal(1),
  /** The version of the program that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgresql']),
  /** The migrations that the database has had. */
  migrations: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.number().int(), sha256: z.hex() })),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestName = 'manifest.json';

/** The folder of a backup with the files of DATA_DIR beside the database. */
export const contentFolder = 'data';

/** Size and SHA-256 of each file below a folder, except the manifest, by its path in the folder. */
export async function listFiles(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = [];
  for (const path of paths.sort()) {
    const name = relative(folder, path);
    if (name !== manifestName) files.push({ path: name, size: (await stat(path)).size, sha256: await sha256Of(path) });
  }
  return files;
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
