import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';
import { isBuilt, stampFile } from './is-built.ts';
import { writeLicences } from './licences.ts';
import { sourcesHash } from './sources.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tayari-build-'));
  mkdirSync(join(root, 'client', 'pages'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'client', 'pages', 'home.tsx'), 'home');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what a build is made from', () => {
  it('changes with a source, its name, and the API base, and with nothing else', () => {
    const before = sourcesHash(root, {});
    writeFileSync(join(root, 'README.md'), 'read me');
    expect(sourcesHash(root, { PORT: '80' })).toBe(before);
    const hashes = new Set([before, sourcesHash(root, { VITE_API_BASE: 'https://api.example.com' })]);
    writeFileSync(join(root, 'client', 'pages', 'about.tsx'), '');
    hashes.add(sourcesHash(root, {}));
    writeFileSync(join(root, 'client', 'pages', 'home.tsx'), 'home!');
    hashes.add(sourcesHash(root, {}));
    writeFileSync(join(root, 'package.json'), '{ "imports": {} }');
    hashes.add(sourcesHash(root, {}));
    expect(hashes.size).toBe(5);
  });

  it('is compared with what the last whole build wrote down', () => {
    expect(isBuilt(root)).toBe(false);
    writeFileSync(stampFile(root), sourcesHash(root, process.env));
    expect(isBuilt(root)).toBe(true);
    writeFileSync(join(root, 'client', 'pages', 'home.tsx'), 'home!');
    expect(isBuilt(root)).toBe(false);
  });
});

it('puts compressed files beside those that get smaller by it', async () => {
  const folder = join(root, 'dist');
  const script = 'const a = 1;'.repeat(100);
  writeFileSync(join(folder, 'app.js'), script);
  writeFileSync(join(folder, 'tiny.css'), 'a{}');
  writeFileSync(join(folder, 'loop.webm'), 'x'.repeat(1000));
  expect(await compressFolder(folder, join(root, 'kept'))).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(script);
  expect(existsSync(join(folder, 'tiny.css.gz'))).toBe(false);
  expect(existsSync(join(folder, 'loop.webm.br'))).toBe(false);
});

it('compresses no file again that has not changed, and keeps nothing of one that is gone', async () => {
  const folder = join(root, 'dist');
  const kept = join(root, 'kept');
  writeFileSync(join(folder, 'app.js'), 'const a = 1;'.repeat(100));
  writeFileSync(join(folder, 'old.js'), 'const b = 2;'.repeat(100));
  await compressFolder(folder, kept);
  // The build takes a kept file as it is, so the test marks this one.
  for (const name of readdirSync(kept)) writeFileSync(join(kept, name), `kept ${name}`);
  rmSync(join(folder, 'old.js'));
  writeFileSync(join(folder, 'new.js'), 'const c = 3;'.repeat(100));
  await compressFolder(folder, kept);
  expect(readFileSync(join(folder, 'app.js.br'), 'utf8')).toMatch(/^kept \w+\.br$/);
  expect(brotliDecompressSync(readFileSync(join(folder, 'new.js.br'))).toString()).toBe('const c = 3;'.repeat(100));
  expect(readdirSync(kept)).toHaveLength(4);
});

describe('the licences of what browsers get', () => {
  const dist = () => join(root, 'dist');

  it('stand in one file, each package once, with their texts', () => {
    const router = { name: 'router', version: '8.0.0', identifier: 'MIT', text: 'Copyright of router' };
    writeLicences(dist(), [
      router,
      { ...router, name: 'font', identifier: 'OFL-1.1', text: 'Copyright of font' },
      router,
    ]);
    const text = readFileSync(join(dist(), 'licences.txt'), 'utf8');
    expect(text.match(/Copyright of \w+/g)).toEqual(['Copyright of font', 'Copyright of router']);
  });

  it('stop a build that would ship a package without one', () => {
    const bare = { name: 'bare', version: '1.0.0', identifier: 'MIT' };
    expect(() => writeLicences(dist(), [bare])).toThrow('bare is built in and brings no licence text');
  });
});
