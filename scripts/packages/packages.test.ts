import { expect, it } from 'vitest';
import { isKnownLicence, unknownLicences } from './licences.ts';
import { missingFromLock } from './lock-file.ts';

const vouched = { integrity: 'sha512-…', license: 'MIT' };

it('misses a package of another platform that was left out, and a hash', () => {
  const problems = missingFromLock({
    '': { dependencies: { lint: '1' } },
    'node_modules/lint': { ...vouched, optionalDependencies: { 'lint-linux': '1', 'lint-win32': '1' } },
    'node_modules/lint-linux': { license: 'MIT' },
  });
  expect(problems).toEqual([
    'node_modules/lint needs lint-win32, which has no entry',
    'node_modules/lint-linux has no integrity',
  ]);
});

it('finds a package where Node does: beside, or in a folder above', () => {
  const problems = missingFromLock({
    '': { dependencies: { a: '1' }, devDependencies: { b: '1' } },
    'node_modules/a': {
      ...vouched,
      dependencies: { c: '1' },
      peerDependencies: { d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a/node_modules/c': { ...vouched, dependencies: { e: '1', b: '1' } },
    'node_modules/a/node_modules/c/node_modules/e': { ...vouched, peerDependencies: { c: '1' } },
    'node_modules/b': { ...vouched, dependencies: { e: '1' } },
  });
  expect(problems).toEqual(['node_modules/b needs e, which has no entry']);
});

it.each(['MIT', '(MIT AND Zlib)', 'GPL-3.0-only OR MIT', 'Apache-2.0 AND LGPL-3.0-or-later'])('knows %s', (licence) =>
  expect(isKnownLicence(licence)).toBe(true),
);

it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'unsaid', 'SEE LICENSE IN LICENSE.md'])(
  'does not know %s',
  (licence) => expect(isKnownLicence(licence)).toBe(false),
);

it('names the package whose licence is unknown, or not said', () => {
  expect(unknownLicences({ '': {}, 'node_modules/x': { license: 'AGPL-3.0-only' }, 'node_modules/y': {} })).toEqual([
    expect.stringContaining('x has the licence AGPL-3.0-only'),
    expect.stringContaining('y has the licence unsaid'),
  ]);
});
