import { expect, it } from 'vitest';
import { foreignPrograms, shellOnlyScripts, systemOnlyParts } from './check-commands.ts';

it.each([
  ['a variable before the command', 'FAULT_ROUNDS=30 vitest run'],
  ['a variable after &&', 'node one.ts && LOOKS=all playwright test'],
  ['exec', 'exec node start.ts'],
  ['a variable that is expanded', 'node --x=$PWD start.ts'],
  ['a pipe', 'node one.ts | node two.ts'],
  ['a program in the background', 'node one.ts & node two.ts'],
  ['a program of POSIX', 'node one.ts && rm -rf dist'],
])('finds %s in a script', (_, script) => expect(shellOnlyScripts({ a: script })).not.toEqual([]));

it.each([
  'node --max-semi-space-size=4 scripts/start.ts',
  'cross-env FAULT_ROUNDS=30 vitest run',
  'exec node a.ts || node a.ts',
  'tsc -p a && tsc -p b',
])('lets %s through', (script) => expect(shellOnlyScripts({ a: script })).toEqual([]));

it('finds a program that only some systems have, and lets Node itself through', () => {
  const source = (program: string) => `import { spawn } from 'node:child_process';\nspawn(${program}, []);`;
  expect(foreignPrograms('server/app/x.ts', source("'sh'"))).toHaveLength(1);
  expect(foreignPrograms('server/app/x.ts', source('process.execPath'))).toEqual([]);
  expect(foreignPrograms('e2e/proxy.ts', source("'caddy'"))).toEqual([]);
});

it('finds a shell that a process is forked by', () => {
  const option = ['execPath', "'/bin/sh'"].join(': ');
  const source = `import { fork } from 'node:child_process';\nfork(file, [], { ${option} });`;
  expect(foreignPrograms('server/app/x.ts', source)).toHaveLength(1);
});

it.each([
  ['a place', "readFileSync('/proc/meminfo')"],
  ['a signal', "child.kill('SIGUSR2')"],
  ['a path of a URL', 'new URL(name, import.meta.url).pathname'],
])('finds %s that not every system has, in the product and not in its tests', (_, source) => {
  expect(systemOnlyParts('server/app/x.ts', source)).toHaveLength(1);
  expect(systemOnlyParts('server/app/x.test.ts', source)).toEqual([]);
  expect(systemOnlyParts('server/testing/x.ts', source)).toEqual([]);
});

it.each(["child.kill('SIGTERM')", "app.get('/results/:code')", 'fileURLToPath(new URL(name, import.meta.url))'])(
  'lets %s through',
  (source) => expect(systemOnlyParts('server/app/x.ts', source)).toEqual([]),
);
