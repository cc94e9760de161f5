import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabases, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { runServerProcess } from '#server/testing/process.ts';
import { beginRequest, connectInAdvance, untilClosed } from '#server/testing/request-under-way.ts';

describe('a wrong setting', () => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await makeSqlite();
  });
  afterEach(() => place.remove());

  const start = (settings: Readonly<Record<string, string>>) =>
    runServerProcess({ DATA_DIR: place.settings.dataDir, PORT: '0', ...settings }).ended;
  const refusalOf = (variable: string) => ({
    code: 1,
    stdout: expect.not.stringContaining('ready'),
    stderr: expect.stringMatching(new RegExp(`^${variable} [^\\n]*[.]\\n$`)),
  });

  it('of PORT is said in one sentence', async () => {
    expect(await start({ PORT: 'http' })).toEqual(refusalOf('PORT'));
  });

  it('of PORT that is in use is said in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    expect(await start({ PORT: String((other.address() as AddressInfo).port) })).toEqual(refusalOf('PORT'));
    other.close();
  });

  it('of HOST is said in one sentence', async () => {
    expect(await start({ HOST: '203.0.113.7' })).toEqual(refusalOf('HOST'));
  });

  it('of DATA_DIR is said in one sentence', async () => {
    const file = join(place.settings.dataDir, 'file');
    writeFileSync(file, 'not a folder');
    expect(await start({ DATA_DIR: file })).toEqual(refusalOf('DATA_DIR'));
    // Here the system lets no user make a folder, and says so in an unusual way.
    expect(await start({ DATA_DIR: '/proc/tayari' })).toEqual(refusalOf('DATA_DIR'));
    writeFileSync(join(place.settings.dataDir, 'tayari.sqlite'), 'not a database'.repeat(100));
    expect(await start({})).toEqual(refusalOf('DATA_DIR'));
  });

  it('of DATABASE_URL is said in one sentence', async () => {
    expect(await start({ DATABASE_URL: 'postgres://tayari:hidden@127.0.0.1:1/tayari' })).toEqual(
      refusalOf('DATABASE_URL'),
    );
    expect(await start({ DATABASE_URL: 'sqlite:///tmp/x' })).toEqual(refusalOf('DATABASE_URL'));
  });
});

describe.each(emptyDatabases)('the server on $kind', ({ make }) => {
  it('says where it is ready, and ends a request under way before it ends', async () => {
    const place = await make();
    const { databaseUrl, dataDir } = place.settings;
    const server = runServerProcess({
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    const address = new URL(await server.ready);
    expect((await fetch(new URL('/api/levels', address))).status).toBe(200);

    await connectInAdvance(address.href);
    const underWay = await beginRequest(address.href);
    server.signal('SIGTERM');
    await untilClosed(address.href);
    // npm does this too: it passes on a signal that the whole group got.
    server.signal('SIGTERM');
    expect(await underWay.finish()).toContain('404 Not Found');
    const { code, stdout, stderr } = await server.ended;
    expect([code, stderr]).toEqual([0, '']);
    const [ready, setUp, ...more] = stdout.trimEnd().split('\n');
    expect([ready, more]).toEqual([expect.stringContaining('Tayari is ready at http://127.0.0.1:'), []]);
    // An installation without a head says how to set it up.
    expect(setUp).toMatch(/^Set up your college: http:\/\/127\.0\.0\.1:\d+\/staff\/set-up#[\w-]{22}$/);
    await place.remove();
  });
});
