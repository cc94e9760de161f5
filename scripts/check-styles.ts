// Part of `npm run check`. Checks that every class that a component or a page takes from a *.module.css exists, and that every class is used. No two
// modules may have the same name, because their class names start with it (vite.config.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { classesIn } from '../build/style-classes.ts';

const root = dirname(import.meta.dirname);
const client = join(root, 'client');

/** The classes that a component's source uses, for each module that it imports, by the path as written. */
export function takenIn(source: string): Map<string, Set<string>> {
  const code = source.replaceAll(/^import .*$/gm, '');
  const imports = source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return new Map(
    [...imports].map(([, name = '', path = '']) => [
      path,
      new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken = '']) => taken)),
    ]),
  );
}

function problems(): string[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.module.css'));
  const defined = new Map(modules.map((file) => [file, classesIn(readFileSync(join(client, file), 'utf8'))]));
  const taken = new Map(modules.map((file) => [file, new Set<string>()]));
  const found: string[] = [];
  for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
    for (const [path, names] of takenIn(readFileSync(join(client, file), 'utf8'))) {
      const module = path.startsWith('#client/') ? path.slice('#client/'.length) : join(dirname(file), path);
      for (const name of names) {
        taken.get(module)?.add(name);
        if (!defined.get(module)?.has(name)) found.push(`client/${file}: ${module} has no class ${name}.`);
      }
    }
  }
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    for (const [, own = '', name = ''] of readFileSync(join(client, file), 'utf8').matchAll(/\b([a-z-]+)_(\w+)\b/g)) {
      const module = modules.find((each) => basename(each) === `${own}.module.css`);
      if (module) taken.get(module)?.add(name);
      if (module === undefined || !defined.get(module)?.has(name))
        found.push(`client/${file}: no module has the class ${own}_${name}.`);
    }
  }
  for (const [module, names] of defined) {
    const unused = [...names].filter((name) => !taken.get(module)?.has(name));
    if (unused.length > 0) found.push(`client/${module}: no component takes ${unused.join(', ')}.`);
    const twin = modules.find((other) => other !== module && basename(other) === basename(module));
    if (twin) found.push(`client/${module} has the name of client/${twin}.`);
  }
  return found;
}

if (import.meta.main) {
  const found = problems();
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
}
