import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLocked } from './server-lock.ts';
import { makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { runServerProcess } from '#server/testing/process.ts';

let place: TestDatabase;
beforeEach(async () => {
  place = await makeSqlite();
});
afterEach(() => place.remove());
const start = () => runServerProcess({ PORT: '0', DATA_DIR: place.settings.dataDir });

it('one folder has one server; one that was killed leaves it to the next', async () => {
  const first = start();
  const address = await first.ready;
  expect(await start().ended).toEqual({
    code: 1,
    stdout: '',
    stderr: `DATA_DIR is ${place.settings.dataDir}, which another server uses already: each needs a folder of its own.\n`,
  });
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);

  first.signal('SIGKILL');
  await first.ended;
  const next = start();
  await next.ready;
  next.signal('SIGTERM');
  expect((await next.ended).code).toBe(0);
});

it('a lock that this process can not open, as another user’s, counts as held', async () => {
  const lock = join(place.settings.dataDir, 'backup.lock');
  expect(await isLocked(lock)).toBe(false);
  // Even the administrator can't open a folder as a file.
  mkdirSync(lock);
  expect(await isLocked(lock)).toBe(true);
});
