import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { stampFile } from './is-built.ts';
import { sourcesHash } from './sources.ts';

/**
 * Builds the client into dist/ and compresses it. The stamp is written last: a build that was cut short is done again.
 * `root` is the folder of the project.
 */
export async function buildClient(root: string): Promise<void> {
  const hash = sourcesHash(root, process.env);
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { emptyOutDir: true } });
  await compressFolder(join(root, 'dist'));
  writeFileSync(stampFile(root), hash);
}
