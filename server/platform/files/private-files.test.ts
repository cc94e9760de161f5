import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { runServerProcess } from '#server/testing/process.ts';

let place: TestDatabase;
beforeEach(async () => {
  place = await makeSqlite();
});
afterEach(() => place.remove());

it('nobody else reads what the server keeps, also in a folder that was open before', async () => {
  const { dataDir } = place.settings;
  const inFolder = (path: string) => join(dataDir, path);
  chmodSync(dataDir, 0o755);
  mkdirSync(inFolder('outbox'));
  for (const file of ['tayari.sqlite', 'tayari.sqlite-wal', 'outbox/old.eml']) writeFileSync(inFolder(file), '');
  for (const path of ['outbox', 'tayari.sqlite', 'tayari.sqlite-wal', 'outbox/old.eml'])
    chmodSync(inFolder(path), 0o755);

  const server = runServerProcess({ PORT: '0', DATA_DIR: dataDir });
  await server.ready;
  const modes = [
    'tayari.sqlite',
    'tayari.sqlite-wal',
    'tayari.sqlite-shm',
    'server.lock',
    'outbox',
    'outbox/old.eml',
  ].map((path) => statSync(inFolder(path)).mode & 0o077);
  expect(modes).toEqual([0, 0, 0, 0, 0, 0]);
  // The mode of the folder itself is its owner's choice, but the log warns of it.
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  server.signal('SIGTERM');
  const { code, stdout } = await server.ended;
  expect(code).toBe(0);
  expect(stdout).toContain('other users of this machine may see the names of the files in DATA_DIR');
});
