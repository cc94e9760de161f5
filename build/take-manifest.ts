import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Which file in dist/ each source has become. Only the build needs it, and it does not stay in dist/. */
export function takeManifest(dist: string): Manifest {
  const folder = join(dist, '.vite');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  rmSync(folder, { recursive: true });
  return manifest;
}

/** The path of the first file of the program, which every page loads. */
export function entryFile(manifest: Manifest): string {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  return `/${entry.file}`;
}
