import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argon2id } from '#server/platform/security/password.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

describe.each(databases)('a session on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  const checkedHashes: string[] = [];
  beforeAll(async () => {
    place = await make();
    const check: typeof argon2id.check = (password, hash) => {
      checkedHashes.push(hash);
      return argon2id.check(password, hash);
    };
    server = await createTestApp(place, { hashing: { ...argon2id, check } });
    await post(server.app, '/register', sita);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const me = (token: string) => server.app.inject({ url: '/api/me', headers: bearer(token) });

  it('begins with a login, whatever the case of the e-mail, and lives for thirty days', async () => {
    const { token, user, expiresAt } = await logIn(server.app, { ...sita, email: 'sita@example.com' });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt)).toBe(server.clock.now + 30 * 24 * 60 * 60_000);
    const answer = await me(token);
    expect(answer.json()).toEqual(user);
    expect(answer.headers['cache-control']).toBe('no-store');
    const began = server.clock.now;
    server.clock.now += 30 * 24 * 60 * 60_000 - 1;
    expect((await me(token)).statusCode).toBe(200);
    server.clock.now += 1;
    expect((await me(token)).statusCode).toBe(401);
    server.clock.now = began;
  });

  it('is kept as a hash only', async () => {
    const { token } = await logIn(server.app);
    const rows = await server.database.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends with a logout, for that token alone', async () => {
    const [first, second] = [await logIn(server.app), await logIn(server.app)];
    const answer = await post(server.app, '/logout', {}, bearer(first.token));
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Logout Successfully.' }]);
    expect((await me(first.token)).json().code).toBe('not-signed-in');
    expect((await me(second.token)).statusCode).toBe(200);
  });

  it.each([
    ['no token', {}],
    ['a dead token', bearer('x'.repeat(43))],
    ['something else', { authorization: 'Basic c2l0YTpzaXRh' }],
    ['JSON promised and nothing sent', { 'content-type': 'application/json' }],
  ])('needs no ending: a logout with %s is answered alike', async (_, headers) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/logout', headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Logout Successfully.' }]);
  });

  it.each([{}, bearer('x'.repeat(43)), bearer("' or 1=1 --"), { authorization: 'Bearer' }])(
    'is nobody with %o',
    async (headers) => {
      const answer = await server.app.inject({ url: '/api/me', headers: { ...headers } });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
    },
  );

  it('is refused alike for a wrong password and an unknown account', async () => {
    const wrong = await post(server.app, '/login', { ...login, password: 'not-hers-at-all' });
    const unknown = await post(server.app, '/login', { ...login, email: 'nobody@example.com' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong-credentials']);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });
  const login = { email: sita.email, password: sita.password };

  it('costs as much to refuse for an unknown account as for a wrong password', async () => {
    const hashesOf = async (email: string) => {
      checkedHashes.length = 0;
      await post(server.app, '/login', { email, password: 'not-hers-at-all' });
      // The algorithm and its cost, without the salt and the hash itself.
      return checkedHashes.map((hash) => hash.split('$').slice(0, 4).join('$'));
    };
    const known = await hashesOf(sita.email);
    expect(known).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
    expect(await hashesOf('nobody2@example.com')).toEqual(known);
  });

  it('forgets what has expired', async () => {
    await logIn(server.app);
    server.clock.now += 30 * 24 * 60 * 60_000 + 1;
    await server.tick();
    expect(await server.database.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await server.database.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });
});
