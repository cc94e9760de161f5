import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeAddresses } from './addresses.ts';
import { compressFolder } from './compress.ts';
import { stampFile } from './is-built.ts';
import { poolFiles, writeOfflineList } from './offline-list.ts';
import { prerenderPages } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';
import { sourcesHash } from './sources.ts';
import { entryFile, takeManifest } from './take-manifest.ts';

/**
 * Builds the client into dist/ and compresses it. The stamp is written last: a build that was cut short is done again.
 * `root` is the folder of the project.
 */
export async function buildClient(root: string): Promise<void> {
  const dist = join(root, 'dist');
  const hash = sourcesHash(root, process.env);
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { emptyOutDir: true } });
  const manifest = takeManifest(dist);
  await prerenderPages(root, manifest);
  writeAddresses(dist);
  const { banks } = writeOfflineList(dist, manifest);
  await writeServiceWorker(root, [...banks.map(({ url }) => url), ...poolFiles(manifest)], entryFile(manifest));
  await compressFolder(dist);
  writeFileSync(stampFile(root), hash);
}
