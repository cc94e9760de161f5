import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The paths of the program's files in dist/. */
export function scriptsIn(dist: string): string[] {
  return globSync('assets/*.js', { cwd: dist }).toSorted();
}

/** A file's name without its hash. */
export function nameOf(file: string): string {
  return basename(file).replace(/-[\w-]{7}\.js$/, '');
}

/** The program's files that a page names, or that a file with one of those names imports. */
export function scriptsFrom(dist: string, page: string): Set<string> {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/["'`/]([\w.-]+-[\w-]{7}\.js)["'`]/g)) {
      const file = `assets/${name}`;
      if (found.has(file)) continue;
      found.add(file);
      follow(readFileSync(join(dist, file), 'utf8'));
    }
  };
  follow(readFileSync(join(dist, page), 'utf8'));
  return found;
}
