import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '#server/platform/security/token.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { cheapHashing, holdChecks } from '#server/testing/hashing.ts';
import { bearer, post, sita } from '#server/testing/students.ts';

const rounds = Array.from({ length: 4 }, (_, n) => n);
const login = { email: sita.email, password: sita.password };

describe.each(databases)('a new password on $kind', ({ make }) => {
  let place: TestDatabase;
  const servers: TestApp[] = [];
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    await place.remove();
  });
  async function start(hashing = cheapHashing): Promise<TestApp> {
    const server = await createTestApp(place, { hashing });
    servers.push(server);
    return server;
  }
  /** A mailed link, put straight into the database. */
  async function linkOf(server: TestApp, name: string): Promise<string> {
    const token = name.padEnd(43, 'x');
    const account = await server.database.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const times = { created_at: server.clock.now, expires_at: server.clock.now + 60_000 };
    await server.database.db
      .insertInto('reset_link')
      .values({ token_hash: hashToken(token), account_id: account.id, ...times })
      .execute();
    return token;
  }
  const sessions = (server: TestApp) => server.database.db.selectFrom('session').selectAll().execute();
  const setOldPassword = async (server: TestApp) => {
    const token = await linkOf(server, `back-${Math.round(performance.now() * 1000)}`);
    await post(server.app, '/reset-password', { token, password: sita.password });
  };

  it('leaves no session to a log-in with the old one that was under way', async () => {
    const plain = await start();
    await post(plain.app, '/register', sita);
    for (const round of rounds) {
      const held = holdChecks();
      const server = await start(held);
      const underWay = post(server.app, '/login', login, { 'x-test-ip': `192.0.2.${round}` });
      await expect.poll(held.begun).toBe(1);
      const token = await linkOf(plain, `link-${round}`);
      const reset = await post(plain.app, '/reset-password', { token, password: 'a-new-password' });
      expect(reset.statusCode).toBe(200);
      held.release();
      const answer = await underWay;
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong-credentials']);
      expect(await sessions(plain)).toEqual([]);
      await setOldPassword(plain);
    }
  });

  it('leaves none either to a log-in that begins its session at that very moment', async () => {
    const server = await start();
    await post(server.app, '/register', sita);
    for (const round of rounds) {
      const token = await linkOf(server, `link-${round}`);
      await Promise.all([
        post(server.app, '/reset-password', { token, password: 'a-new-password' }),
        ...Array.from({ length: 4 }, (_, n) =>
          post(server.app, '/login', login, { 'x-test-ip': `192.0.2.${round * 4 + n}` }),
        ),
      ]);
      expect(await sessions(server)).toEqual([]);
      await setOldPassword(server);
    }
  });
});

describe.each(databases)('POST /change-password on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    await post(server.app, '/register', sita);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const signIn = async (password: string = sita.password) =>
    (await post(server.app, '/login', { email: sita.email, password })).json<{ token: string }>().token;
  const isAlive = async (token: string) =>
    (await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode === 200;
  const change = (token: string, currentPassword: string, password = 'a-new-password') =>
    post(server.app, '/change-password', { currentPassword, password }, bearer(token));

  it('sets the new one, ends every other session and all links, and the audit log tells', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    await post(server.app, '/send-link', { email: sita.email });
    await server.tick();
    const answer = await change(here, sita.password);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
    expect(await server.database.db.selectFrom('reset_link').selectAll().execute()).toEqual([]);
    expect((await post(server.app, '/login', login)).statusCode).toBe(401);
    expect(await isAlive(await signIn('a-new-password'))).toBe(true);
    const lines = await server.database.db.selectFrom('audit_log').select('act').execute();
    expect(lines).toContainEqual({ act: 'password-changed' });
  });

  it('wants the current one, and lets it be guessed ten times; the session goes on', async () => {
    const token = await signIn();
    for (let i = 0; i < 10; i += 1) {
      const wrong = await change(token, 'not-hers-at-all');
      expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['currentPassword']]);
    }
    expect((await change(token, sita.password)).statusCode).toBe(429);
    expect(await isAlive(token)).toBe(true);
  });

  it.each([
    ['password', { currentPassword: sita.password, password: 'short' }],
    ['currentPassword', { password: 'a-new-password' }],
  ])('says what is wrong with %s', async (field, body) => {
    const answer = await post(server.app, '/change-password', body, bearer(await signIn()));
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });

  it('is for who is signed in', async () => {
    expect((await change('x'.repeat(43), sita.password)).statusCode).toBe(401);
  });
});
