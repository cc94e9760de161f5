import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/** Builds in a process of its own, which returns its memory: a server that has built keeps 750 MB. Returns its exit code. */
async function build(): Promise<number> {
  const child = spawn(process.execPath, ['build/build.ts'], { cwd: root, stdio: 'inherit' });
  const endBuild = () => void child.kill();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, endBuild);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, endBuild);
  return code ?? 1;
}

/** Builds the client if its sources changed since the last build. Returns the exit code of the build. */
export async function buildIfChanged(): Promise<number> {
  // A release brings its pages, and nothing that builds them.
  if (!existsSync(join(root, 'build'))) return 0;
  const { isBuilt } = await import('../build/is-built.ts');
  if (isBuilt(root)) return 0;
  console.log('Building the pages …');
  return build();
}
