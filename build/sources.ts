import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const built = [
  'client',
  'exam',
  'content',
  'text',
  'contract',
  'text',
  'build',
  'server/platform/http',
  'vite.config.ts',
  'vite.staff.config.ts',
  'vite.hall.config.ts',
  'package.json',
  'package-lock.json',
];

/** A hash over all sources of the client's build, and the setting compiled into it. */
export function sourcesHash(root: string, environment: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256').update(JSON.stringify(environment.VITE_API_BASE ?? null));
  for (const file of built.flatMap((name) => filesOf(root, name)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesOf(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() || entry.isDirectory() ? filesOf(root, join(name, entry.name)) : [],
  );
}
