import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedPostgres, type TestDatabase } from '#server/testing/databases.ts';
import { deviceOf, post, sita } from '#server/testing/students.ts';

let place: TestDatabase;
const servers: TestApp[] = [];

async function start(): Promise<TestApp> {
  const server = await createTestApp(place);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await place.remove();
});

const school = { 'x-test-ip': '192.0.2.1' };
const wrong = { email: sita.email, password: 'not-hers-at-all' };
const right = { email: sita.email, password: sita.password };
const at = (address: string) => ({ 'x-test-ip': address });
const guess = (server: TestApp, headers: Record<string, string> = school) => post(server.app, '/login', wrong, headers);

async function guesses(server: TestApp, times: number, headers?: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await guess(server, headers)).statusCode);
  return statuses;
}

/** Does something for each number below `count`, twenty at a time. */
async function twentyByTwenty(count: number, act: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < count; n += 20) await Promise.all(Array.from({ length: 20 }, (_, more) => act(n + more)));
}

const ten = (status: number) => Array.from({ length: 10 }, () => status);

describe.each(databases)('limits on $kind', ({ make }) => {
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await start();
    await post(server.app, '/register', sita);
  });
  const logInStatus = async (headers: Record<string, string>) =>
    (await post(server.app, '/login', right, headers)).statusCode;
  /** The cookie of a device on which she has logged in. */
  const ownDevice = async () => deviceOf(await post(server.app, '/login', right, at('198.51.100.1')));

  it('stop guesses at an account from one address, and say until when', async () => {
    expect(await guesses(server, 10)).toEqual(ten(401));
    server.clock.now += 60_000;
    const refused = await guess(server);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts']);
    expect(refused.headers['retry-after']).toBe('840');
    expect(await logInStatus(school)).toBe(429);
    server.clock.now += 840_000;
    expect((await guess(server)).statusCode).toBe(401);
  });

  it('are the same for an e-mail without an account', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await post(server.app, '/login', { ...wrong, email: 'nobody@example.com' })).statusCode);
    expect(statuses).toEqual([...ten(401), 429]);
  });

  it('leave the owner a way in from elsewhere, and on her own device even there', async () => {
    const device = await ownDevice();
    await guesses(server, 11);
    expect(await logInStatus(at('192.0.2.2'))).toBe(200);
    expect(await logInStatus({ ...school, cookie: device })).toBe(200);
  });

  it('stop guesses from many addresses, but never her own device', async () => {
    const device = await ownDevice();
    for (let n = 0; n < 10; n += 1) expect(await guesses(server, 10, at(`203.0.113.${n}`))).toEqual(ten(401));
    expect((await guess(server, at('203.0.113.99'))).statusCode).toBe(429);
    expect(await logInStatus({ ...at('203.0.113.99'), cookie: device })).toBe(200);
  });

  it('stop guesses on a device that she uses as well, by a count of its own', async () => {
    const device = await ownDevice();
    expect(await guesses(server, 11, { cookie: device })).toEqual([...ten(401), 429]);
    expect(await logInStatus(at('192.0.2.2'))).toBe(200);
  });

  it('take no device for hers that only another account has logged in on, nor one that is made up', async () => {
    const hari = { ...sita, email: 'hari@example.com' };
    await post(server.app, '/register', hari);
    const his = deviceOf(await post(server.app, '/login', { email: hari.email, password: hari.password }));
    await guesses(server, 10);
    const forged = `device=${'x'.repeat(20)}.${'y'.repeat(22)}`;
    for (const cookie of [his, forged, 'device=nonsense']) expect(await logInStatus({ ...school, cookie })).toBe(429);
  });

  it('end with a used link, everywhere; with the new password all devices are new again', async () => {
    const device = await ownDevice();
    for (let n = 0; n < 10; n += 1) await guesses(server, 10, at(`203.0.113.${n}`));
    await post(server.app, '/send-link', { email: sita.email }, at('198.51.100.9'));
    await server.tick();
    const [, token] = /reset-password\/([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '') ?? [];
    const reset = await post(server.app, '/reset-password', { token, password: 'a-new-password' });
    expect(reset.statusCode).toBe(200);
    const login = { email: sita.email, password: 'a-new-password' };
    expect((await post(server.app, '/login', login, at('203.0.113.3'))).statusCode).toBe(200);
    await guesses(server, 10);
    expect((await post(server.app, '/login', login, { ...school, cookie: device })).statusCode).toBe(429);
    expect((await post(server.app, '/login', login, { ...school, cookie: deviceOf(reset) })).statusCode).toBe(200);
  });

  it('slow down an address that fails for many accounts, and lock out nobody behind it', async () => {
    const classmates = Array.from({ length: 30 }, (_, n) => ({ ...sita, email: `classmate-${n}@example.com` }));
    await Promise.all(classmates.map((student) => post(server.app, '/register', student, school)));
    expect(server.pauses).toEqual([]);
    await twentyByTwenty(300, async (n) => {
      expect((await post(server.app, '/login', { ...wrong, email: `${n}@made.up` }, school)).statusCode).toBe(401);
    });
    expect([server.pauses.length, Math.min(...server.pauses), Math.max(...server.pauses)]).toEqual([200, 5, 1000]);
    const entries = classmates.map(({ email, password }) => post(server.app, '/login', { email, password }, school));
    expect(new Set((await Promise.all(entries)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(server.pauses).toHaveLength(200);
  });

  it('forget who failed and then came in: a school that mistypes is not slowed down', async () => {
    await twentyByTwenty(120, async (n) => {
      const student = { ...sita, email: `student-${n}@example.com` };
      await post(server.app, '/register', student, school);
      await post(server.app, '/login', { ...wrong, email: student.email }, school);
      await post(server.app, '/login', { email: student.email, password: student.password }, school);
    });
    expect(server.pauses).toEqual([]);
  });

  it('count all addresses of one IPv6 network as one', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await guess(server, at(`2001:db8::${i}`))).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('stop asking for links from one address, with or without an account; the owner asks on', async () => {
    const device = await ownDevice();
    for (const email of [sita.email, 'nobody@example.com']) {
      const statuses = [];
      for (let i = 0; i < 6; i += 1)
        statuses.push((await post(server.app, '/send-link', { email }, school)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await server.tick();
    const before = server.mails.length;
    for (const headers of [at('192.0.2.2'), { ...school, cookie: device }])
      expect((await post(server.app, '/send-link', { email: sita.email }, headers)).statusCode).toBe(200);
    await server.tick();
    expect(server.mails).toHaveLength(before + 2);
  });

  it('let no stranger flood an inbox, and leave a link in it that works', async () => {
    for (let n = 0; n < 12; n += 1) {
      for (let i = 0; i < 5; i += 1) {
        const answer = await post(server.app, '/send-link', { email: sita.email }, at(`203.0.113.${n}`));
        expect(answer.statusCode).toBe(200);
        await server.tick();
      }
      server.clock.now += 5 * 60_000;
    }
    // Ten at once, then one in ten minutes.
    expect(server.mails).toHaveLength(15);
    const [, token] = /reset-password\/([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '') ?? [];
    expect((await post(server.app, '/reset-password', { token, password: 'a-new-password' })).statusCode).toBe(200);
  });

  it('stop asking whether one e-mail is taken', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await post(server.app, '/register', sita)).statusCode);
    expect(statuses).toEqual([...ten(409), 429]);
  });

  it('keep neither addresses nor e-mails in clear, nor under a hash that another installation has', async () => {
    await server.database.db.deleteFrom('rate_limit').execute();
    await guess(server);
    const keys = async (of: TestApp) =>
      (await of.database.db.selectFrom('rate_limit').select(['key', 'account_key']).execute()).flatMap((row) => [
        row.key,
        row.account_key,
      ]);
    const here = await keys(server);
    expect(JSON.stringify(here)).not.toMatch(/192\.0\.2|example/);
    await server.database.db.deleteFrom('rate_limit').execute();
    await guess(server);
    expect(new Set(await keys(server))).toEqual(new Set(here));
    await server.database.db.updateTable('secret').set({ value: 'of another installation' }).execute();
    await server.database.db.deleteFrom('rate_limit').execute();
    const other = await start();
    await guess(other);
    expect((await keys(other)).filter((key) => key !== null && here.includes(key))).toEqual([]);
  });
});

it('count together over two servers on one PostgreSQL', async () => {
  place = await migratedPostgres();
  const [one, two] = [await start(), await start()];
  await post(one.app, '/register', sita);
  const statuses = [...(await guesses(one, 6)), ...(await guesses(two, 5))];
  expect(statuses).toEqual([...ten(401), 429]);
});
