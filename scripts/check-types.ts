// `npm run check:types`: each part with what it may know, then all of it. Keeps the result of the last run, and checks only what has
// changed since. One thread: several would check the same types several times.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const compiler = join(root, 'node_modules/typescript/bin/tsc');

for (const project of ['exam', 'interchange', 'text', 'client', '.']) {
  const kept = join(root, 'node_modules/.cache/tayari-types', `${project === '.' ? 'all' : project}.json`);
  const args = [compiler, '-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', kept];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
