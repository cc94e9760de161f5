import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#server/platform/security/limits.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { holdChecks } from '#server/testing/hashing.ts';
import { bearer, post, sita } from '#server/testing/students.ts';

const school = { 'x-test-ip': '192.0.2.1' };
const pupil = (n: number) => ({ ...sita, email: `pupil-${n}@example.com` });
const all = (count: number, act: (n: number) => ReturnType<typeof post>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

/** A server for the pupils of a school, shared by the tests around the call. */
function openSchool(make: () => Promise<TestDatabase>) {
  const at = {} as { place: TestDatabase; server: TestApp };
  beforeEach(async () => {
    at.place = await make();
    at.server = await createTestApp(at.place);
  });
  afterEach(async () => {
    await at.server.close();
    await at.place.remove();
  });
  const register = (n: number, headers = school) => post(at.server.app, '/register', pupil(n), headers);
  const logIn = (n: number) =>
    post(at.server.app, '/login', { email: pupil(n).email, password: sita.password }, school);
  return { at, register, logIn };
}

describe.each(databases)('a school behind one address on $kind', ({ make }) => {
  const { at, register, logIn } = openSchool(make);

  it('registers and logs in at once, all six hundred, then more of them again than an address may fail for', async () => {
    for (const [act, count, status] of [
      [register, 600, 201],
      [logIn, 600, 200],
      [logIn, 2 * limits.failingAccountsOfAddress.allowed, 200],
    ] as const) {
      const answers = await all(count, (n) => act(n));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
    }
    expect(at.server.pauses).toEqual([]);
  });

  it('keeps twenty sessions of an account, the youngest', async () => {
    await register(0);
    const tokens: string[] = [];
    for (let n = 0; n <= 20; n += 1) {
      at.server.clock.now += 1000;
      tokens.push((await logIn(0)).json<{ token: string }>().token);
    }
    const isAlive = async (token: string) =>
      (await at.server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode === 200;
    expect(await Promise.all(tokens.map(isAlive))).toEqual(tokens.map((_, n) => n > 0));
  });

  it('has its refusals written down: the first of a while, and the limit that was reached', async () => {
    const { user } = (await register(0)).json<{ user: { id: string } }>();
    for (const email of [pupil(0).email, 'nobody@example.com']) {
      for (let i = 0; i < 12; i += 1)
        await post(at.server.app, '/login', { email, password: 'not-hers-at-all' }, school);
    }
    const lines = await at.server.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const expected = [`account:${user.id}`, 'account:none'].flatMap((subject) => [
      { actor: 'visitor', act: 'login-refused', subject },
      { actor: 'visitor', act: 'login-held-up', subject, details: expect.stringContaining('login-account-address') },
    ]);
    expect(lines).toMatchObject(expected);
    expect(new Set(lines.map(({ origin }) => origin)).size).toBe(1);
    expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2|example\.com/);
  });
});

// The line is in memory, whatever the database.
describe('a school behind one address', () => {
  const { at, register, logIn } = openSchool(migratedSqlite);

  it('is told to wait when more come than can stand in line, and that counts against nobody', async () => {
    await register(0);
    const held = holdChecks();
    const slow = await createTestApp(at.place, { hashing: held });
    let refused = 0;
    const underWay = all(1100, async () => {
      const answer = await post(slow.app, '/login', { email: pupil(0).email, password: sita.password }, school);
      if (answer.statusCode === 503) refused += 1;
      return answer;
    });
    await expect.poll(() => refused).toBeGreaterThan(0);
    held.release();
    const answers = await underWay;
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1100 - busy.length);
    for (const answer of busy) expect([answer.json().code, answer.headers['retry-after']]).toEqual(['busy', '5']);
    await slow.close();
    expect((await logIn(0)).statusCode).toBe(200);
    expect(at.server.pauses).toEqual([]);
  });
});
