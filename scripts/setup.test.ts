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
};
const installed = { 'node_modules/one': one };

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
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes what npm keeps in node_modules of what it installed there. */
function record(packages: object): void {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

/** Runs the set-up with an npm that only writes down what it was asked for, and fails at `failing`; returns that. */
function setUp(failing = 'nothing'): string[] {
  const asked = join(root, 'asked');
  const npm = join(root, 'bin/npm');
  mkdirSync(join(root, 'bin'));
  writeFileSync(npm, `#!/bin/sh\necho "$1" >> '${asked}'\n[ "$1" != ${failing} ]\n`);
  chmodSync(npm, 0o755);
  const { npm_execpath: _, ...inherited } = process.env;
  const env = { ...inherited, PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter) };
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs')], { env });
  return existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [];
}

it('installs nothing where all is there, whoever installed it, but for packages of other platforms', () => {
  expect(setUp()).toEqual([]);
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
  expect(setUp()).toEqual(['ci']);
});

it('installs all the same where the lock file lacks something', () => {
  record({});
  expect(setUp('ci')).toEqual(['ci', 'install']);
});
