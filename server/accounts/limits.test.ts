import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#server/accounts/limits.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, makePostgres, type EmptyDatabase } from '#server/testing/databases.ts';
import { logIn, post, sita } from '#server/testing/students.ts';

let place: EmptyDatabase;
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

const wrong = { email: sita.email, password: 'not-hers-at-all' };
const guess = (server: TestApp, from = '192.0.2.1') => post(server.app, '/login', wrong, { 'x-test-ip': from });

async function guesses(server: TestApp, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await guess(server)).statusCode);
  return statuses;
}

describe.each(databases)('limits on $kind', ({ make }) => {
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await start();
    await post(server.app, '/register', sita);
  });

  it('stop guesses at an account from one address, and say until when', async () => {
    expect(await guesses(server, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    server.clock.now += 60_000;
    const refused = await guess(server);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts']);
    expect(refused.headers['retry-after']).toBe('840');
    const right = await post(
      server.app,
      '/login',
      { email: sita.email, password: sita.password },
      { 'x-test-ip': '192.0.2.1' },
    );
    expect(right.statusCode).toBe(429);
    server.clock.now += 840_000;
    expect((await guess(server)).statusCode).toBe(401);
  });

  it('leave the owner of the account a way in from elsewhere', async () => {
    await guesses(server, 11);
    expect((await logIn(server.app)).user.email).toBe(sita.email);
  });

  it('count all addresses of one IPv6 network as one', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await guess(server, `2001:db8::${i}`)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('never stop a class that logs in successfully from one address', async () => {
    for (let i = 0; i < 12; i += 1) await logIn(server.app);
    const rows = await server.database.db.selectFrom('attempts').select('count').execute();
    expect(Math.max(...rows.map(({ count }) => count))).toBe(1);
  });

  it('stop asking for links to one e-mail, with or without an account', async () => {
    for (const email of [sita.email, 'nobody@example.com']) {
      const statuses = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await post(server.app, '/send-link', { email })).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('stop asking whether one e-mail is taken', async () => {
    const statuses = [];
    for (let i = 0; i < 10; i += 1) statuses.push((await post(server.app, '/register', sita)).statusCode);
    expect(statuses.slice(-2)).toEqual([409, 429]);
  });

  it('hold for an address over many accounts', async () => {
    const attempts = limits.registerFromAddress.attempts;
    await server.database.db.updateTable('attempts').set({ count: attempts }).execute();
    const answer = await post(server.app, '/register', { ...sita, email: 'next@example.com' });
    expect(answer.statusCode).toBe(429);
  });

  it('keep neither addresses nor e-mails in clear', async () => {
    await guess(server);
    const rows = JSON.stringify(await server.database.db.selectFrom('attempts').selectAll().execute());
    expect(rows).not.toMatch(/192\.0\.2|example/);
  });
});

it('count together over two servers on one PostgreSQL', async () => {
  place = await makePostgres();
  const [one, two] = [await start(), await start()];
  await post(one.app, '/register', sita);
  const statuses = [...(await guesses(one, 6)), ...(await guesses(two, 5))];
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});
