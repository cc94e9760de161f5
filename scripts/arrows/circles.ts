import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { importsOf } from './imports-of.ts';

/**
 * Finds files that import each other in a circle, by values, by types and later. `sources` has the text of each file by its path from
 * `root`. Each circle is a list of files that ends with its first file.
 */
export function circlesIn(root: string, sources: ReadonlyMap<string, string>): string[][] {
  const goals = new Map([...sources].map(([file, source]) => [file, goalsOf(root, file, source, sources)]));
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const from = way.indexOf(file);
    if (from >= 0) {
      circles.push([...way.slice(from), file]);
      return;
    }
    if (done.has(file)) return;
    done.add(file);
    for (const goal of goals.get(file) ?? []) follow(goal, [...way, file]);
  };
  for (const file of sources.keys()) follow(file, []);
  return circles;
}

function goalsOf(root: string, file: string, source: string, sources: ReadonlyMap<string, string>): string[] {
  const { resolve } = createRequire(join(root, file));
  return importsOf(file, source).flatMap(({ specifier }) => {
    if (!/^[.#].*\.[jt]sx?$/.test(specifier)) return [];
    try {
      const goal = relative(root, resolve(specifier)).split(sep).join('/');
      return sources.has(goal) ? [goal] : [];
    } catch {
      // wrong-arrows.ts reports it.
      return [];
    }
  });
}
