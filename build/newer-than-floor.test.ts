import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { browserFloor, rewrittenTarget } from './browser-floor.ts';
import { newerThanFloor, scriptsOf } from './newer-than-floor.ts';

it.each([
  'a.toReversed()',
  'a?.toSorted?.()',
  'a.with(1, 2)',
  'a.at(-1)',
  'Array.prototype.at.call(a, 1)',
  'a.findLast((b) => b)',
  'Map.groupBy(a, b)',
  'Object.groupBy(a, b)',
  "Object.hasOwn(a, 'b')",
  'Promise.withResolvers()',
  'a.union(b)',
  'structuredClone(a)',
  'crypto.randomUUID()',
  'AbortSignal.timeout(1)',
  'class A { static { a(); } }',
  'class A { #b() {} }',
  'class A { #b; c = (d) => #b in d; }',
  '/(?<=a)b/',
  "new RegExp('(?<!a)b')",
  '/[a--b]/v',
  'await a',
])('%s is newer than the floor', (script) => {
  expect(newerThanFloor(script)).not.toEqual([]);
});

it.each([
  'a ??= 1; b ||= 2',
  'a?.b ?? 1_000',
  "a.replaceAll('b', 'c')",
  'class A { #b = 1; static c = 2; d = 3 }',
  'Promise.any(a)',
  'a.at',
  '({ at: 1, with: 2 })',
  'a.map((b) => b).filter(Boolean)',
  "new Error('a', { cause: b })",
  'typeof Uint8Array.from([]).toHex==`function`&&typeof Uint8Array.fromHex==`function`?a.toHex():b(a)',
  'typeof crypto<`u`&&crypto.randomUUID?crypto.randomUUID():a()',
])('%s is not', (script) => {
  expect(newerThanFloor(script)).toEqual([]);
});

it('newer syntax can be written anew', async () => {
  const newer = 'export class A { static { a(); } #b() { return 1; } c(d) { return #b in d && this.#b(); } }';
  expect(newerThanFloor(newer)).not.toEqual([]);
  const { code } = await transformWithOxc(newer, 'a.js', { target: rewrittenTarget });
  expect(newerThanFloor(code.replaceAll(/^import .*$/gm, ''))).toEqual([]);
});

it('the scripts inside of a page are found, and not those that it names', () => {
  const html = '<script>a()</script><script type="module" src="/b.js"></script><script type="module">c()\n</script>';
  expect(scriptsOf(html)).toEqual(['a()', 'c()\n']);
});

it('README names the floor', () => {
  const readme = readFileSync(join(dirname(import.meta.dirname), 'README.md'), 'utf8');
  for (const [name, version] of Object.entries(browserFloor)) expect(readme).toContain(`${name} ${version}`);
});
