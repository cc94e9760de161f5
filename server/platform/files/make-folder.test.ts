import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let place: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'tayari-folder-'));
});
afterAll(() => rmSync(place, { recursive: true }));

it('makes a folder and those above it for this user alone, and leaves one that is there', () => {
  const folder = join(place, 'a', 'b');
  makeFolder(folder);
  expect([folder, join(place, 'a')].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o700]);
  writeFileSync(join(folder, 'kept'), 'kept');
  makeFolder(folder);
  expect(statSync(join(folder, 'kept')).size).toBe(4);
});

it('throws where there can be none', () => {
  const file = join(place, 'file');
  writeFileSync(file, 'no folder');
  for (const folder of [file, join(file, 'below'), '/proc/tayari', '/proc/tayari/below']) {
    expect(() => makeFolder(folder)).toThrow('mkdir');
  }
});
