import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from './sources.ts';

/** The file in dist/ that says what it was built from; the name begins with a dot so that it is never served. */
export const stampFile = (root: string): string => join(root, 'dist', '.built-from');

/** Whether dist/ holds what the sources say now. */
export function isBuilt(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash(root, process.env);
}
