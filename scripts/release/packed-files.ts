import { globSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { computed, importsOf } from '../arrows/imports-of.ts';

/** What a release starts: the server, its processes, and the commands. */
const entries = [
  'scripts/start.ts',
  'server/*-command.ts',
  'server/{main,worker,fill-process}.ts',
  'server/features/bank/interchange/*-process.ts',
];

/** What the server and an operator read beside the modules. */
const others = [
  'content/{banks,catalogue,entrance}/**/*.json',
  'content/topics.json',
  'server/**/*.{br,gz,txt}',
  'scripts/check-node.mjs',
  'deploy/*',
  'docs/**/*.md',
  'LICENSE',
  'CHANGELOG.md',
  'README.md',
];

/** Built modules that the server runs: they show published lists. */
const renderer = /^dist\/\.results\/.*\.js$/;

/** What a release leaves at home: a start of it has nothing to build. */
const leftOut = /^build\/|\.test\.ts$|^server\/(?:testing|faults)\//;

/** The files of the project that a release holds, with slashes, and the packages that their code names. */
export function packedFiles(root: string): { readonly files: readonly string[]; readonly packages: readonly string[] } {
  const built = builtFiles(root);
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...filesOf(root, entries), ...built.filter((path) => renderer.test(path))];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    if (!/\.[jt]s$/.test(path)) continue;
    const { resolve } = createRequire(join(root, path));
    for (const { specifier } of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
      if (specifier.startsWith('node:') || specifier === computed) continue;
      if (!/^[.#]/.test(specifier)) packages.add(packageOf(specifier));
      else {
        const found = relative(root, resolve(specifier)).replaceAll(sep, '/');
        if (!leftOut.test(found)) waiting.push(found);
      }
    }
  }
  return { files: [...new Set([...files, ...built, ...filesOf(root, others)])].sort(), packages: [...packages].sort() };
}

/** Everything in dist/, also the files with a dot in front, which the server never sends as they are. */
function builtFiles(root: string): string[] {
  return readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function filesOf(root: string, patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !leftOut.test(path));
}

/** `@scope/name/part` is of the package `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
