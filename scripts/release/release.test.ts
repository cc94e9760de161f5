import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { releaseManifest } from './manifest.ts';
import { packedPackages } from './packed-packages.ts';

const packages = {
  '': { dependencies: { server: '1', builder: '1' } },
  'node_modules/server': { dependencies: { image: '1', both: '1' } },
  'node_modules/server/node_modules/both': {},
  'node_modules/builder': { dependencies: { both: '1' } },
  'node_modules/both': {},
  'node_modules/image': { optionalDependencies: { 'image-linux': '1', 'image-musl': '1', 'image-windows': '1' } },
  'node_modules/image-linux': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/image-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/image-windows': { os: ['win32'], cpu: ['x64'] },
};

it.each([
  ['linux', 'node_modules/image-linux'],
  ['win32', 'node_modules/image-windows'],
])('packs what the server needs on %s, and nothing that only a build needs', (os, binary) => {
  expect(packedPackages(packages, ['server'], [{ os, cpu: 'x64' }])).toEqual(
    ['node_modules/image', binary, 'node_modules/server', 'node_modules/server/node_modules/both'].sort(),
  );
});

it('packs nothing without a package that is needed', () => {
  expect(() => packedPackages(packages, ['other'], [])).toThrow('no entry for other');
});

const project = {
  version: '1.2.3',
  imports: { '#server/*': './server/*', '#messages/*': { ne: './text/ne/*' } },
  scripts: { start: 'exec node start.ts || node start.ts', prestart: 'node setup.mjs', test: 'vitest' },
};

it.each([
  ['posix', 'exec node start.ts || node start.ts'],
  ['windows', 'node start.ts'],
] as const)('starts on %s by its own shell, and installs nothing before', (system, start) => {
  const { scripts } = releaseManifest(project, system) as { scripts: object };
  expect(scripts).toMatchObject({ prestart: 'node scripts/check-node.mjs', start });
  expect(scripts).not.toHaveProperty('test');
});

it.each([
  ['99.0.0', 1, `Tayari needs Node 99.0.0 or newer, and this is Node ${process.versions.node}.`],
  [process.versions.node, 0, ''],
])('says in one sentence whether Node is older than %s', async (needed, code, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'tayari-node-'));
  try {
    mkdirSync(join(folder, 'scripts'));
    copyFileSync(join(import.meta.dirname, '../check-node.mjs'), join(folder, 'scripts/check-node.mjs'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: `>=${needed}` } }));
    const ended = promisify(execFile)(process.execPath, [join(folder, 'scripts/check-node.mjs')]).catch(
      (error: unknown) => error,
    );
    expect(await ended).toMatchObject({ ...(code === 1 && { code }), stderr: expect.stringContaining(sentence) });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
