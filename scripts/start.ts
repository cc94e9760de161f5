// `npm start`: builds the client if its sources changed since the last build, then serves it.
import process from 'node:process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/** Keeps glibc from holding on to freed memory. A server that has run for a day then takes a third less. */
const mallocSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

/**
 * glibc reads its settings when a process starts, so this process starts again under the same number. Other systems have nothing to set.
 */
function beginWithMallocSettings(): void {
  if (process.platform !== 'linux' || process.execve === undefined || 'MALLOC_ARENA_MAX' in process.env) return;
  const flags = [...process.execArgv, '--disable-warning=ExperimentalWarning'];
  process.execve(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], {
    ...process.env,
    ...mallocSettings,
  });
}

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

async function buildIfChanged(): Promise<number> {
  // A release brings its pages, and nothing that builds them.
  if (!existsSync(join(root, 'build'))) return 0;
  const { isBuilt } = await import('../build/is-built.ts');
  if (isBuilt(root)) return 0;
  console.log('Building the pages …');
  return build();
}

beginWithMallocSettings();
// The next start finds the compiled code in a cache and takes a third less time. Workers find the cache by the variable.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/tayari-compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const code = await buildIfChanged();
if (code === 0) {
  const { runServer } = await import('#server/main.ts');
  await runServer();
} else {
  process.exitCode = code;
}
