import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The paths of the program's files in dist/. */
export function scriptsIn(dist: string): string[] {
  return globSync('assets/*.js', { cwd: dist }).toSorted();
}

/** A file's name without its hash. */
export function nameOf(file: string): string {
  return basename(file).replace(/-[\w-]{8}\.js$/, '');
}
