import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from './sources.ts';

/** The file in dist/ that says which sources it was built from. Its name starts with a dot so that the server never serves it. */
export const stampFile = (root: string): string => join(root, 'dist', '.built-from');

/** Whether dist/ matches the sources as they are now. */
export function isBuilt(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash(root, process.env);
}
