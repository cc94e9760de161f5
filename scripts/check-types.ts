// `npm run check:types`: each part with what it may know of, then all of it. What a project was made of last time is kept, and only
// what has changed since is looked at. One thread: several look at the same types several times.
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
