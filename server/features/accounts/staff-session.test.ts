import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dutiesOfRole } from '#contract/duty.ts';
import { changeDuties } from './change-duties.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, staffPassword } from '#server/testing/staff.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const origin = 'http://tayari.test';
const minute = 60_000;

describe.each(databases)('a staff session on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  const hari = { email: 'hari@college.example', password: staffPassword };
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    await signInStaff(server, 'Hari');
    await post(server.app, '/register', sita);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const signIn = (body: object, headers = {}) => post(server.app, '/staff/session', body, { origin, ...headers });
  const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) => {
    const value = answer.cookies.find(({ name }) => name === 'staff')?.value ?? '';
    return { cookie: `staff=${value}` };
  };
  const who = (headers: object) => server.app.inject({ url: '/api/staff/session', headers: { ...headers } });

  it('begins with the password, as a cookie that no script and no other site can use', async () => {
    const answer = await signIn(hari);
    const expiresAt = new Date(server.clock.now + 60 * minute).toISOString();
    expect(answer.json()).toEqual({
      id: 'Hari',
      name: 'Hari',
      email: hari.email,
      role: 'staff',
      duties: ['examiner', 'teacher'],
      expiresAt,
      secondFactor: 'off',
    });
    const line = [answer.headers['set-cookie']].flat().find((each) => each?.startsWith('staff='));
    expect(line).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/api; HttpOnly; SameSite=Strict$/);
    expect((await who(cookieOf(answer))).json()).toEqual({ ...answer.json(), expiresAt });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is kept as a hash only, and the audit log tells of its beginning and its end', async () => {
    const cookie = cookieOf(await signIn(hari));
    const { db } = server.database;
    expect(JSON.stringify(await db.selectFrom('staff_session').selectAll().execute())).not.toContain(
      cookie.cookie.slice('staff='.length),
    );
    await server.app.inject({ method: 'DELETE', url: '/api/staff/session', headers: { ...cookie, origin } });
    expect((await who(cookie)).statusCode).toBe(401);
    const acts = await db.selectFrom('audit_log').select(['act', 'actor']).orderBy('id').execute();
    expect(acts.slice(-2)).toEqual([
      { act: 'staff-signed-in', actor: 'account:Hari' },
      { act: 'staff-signed-out', actor: 'account:Hari' },
    ]);
  });

  it('ends an hour after the last call, and after twelve in any case', async () => {
    const cookie = cookieOf(await signIn(hari));
    const begun = server.clock.now;
    server.clock.now += 60 * minute - 1;
    expect((await who(cookie)).statusCode).toBe(200);
    server.clock.now += 60 * minute - 1;
    expect((await who(cookie)).statusCode).toBe(200);
    server.clock.now += 60 * minute;
    expect((await who(cookie)).json().code).toBe('not-signed-in');

    server.clock.now = begun;
    const busy = cookieOf(await signIn(hari));
    while (server.clock.now + 30 * minute < begun + 12 * 60 * minute) {
      server.clock.now += 30 * minute;
      expect((await who(busy)).statusCode).toBe(200);
    }
    server.clock.now = begun + 12 * 60 * minute;
    expect((await who(busy)).statusCode).toBe(401);
  });

  it('is not what a student has: neither by password nor by token', async () => {
    const refused = await signIn({ email: sita.email, password: sita.password });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-allowed']);
    expect(refused.cookies).toEqual([]);
    const { token } = await logIn(server.app, hari);
    expect((await who(bearer(token))).statusCode).toBe(401);
  });

  it('is refused alike for a wrong password and an unknown account, and too many tries are held up as at the log-in', async () => {
    const wrong = await signIn({ ...hari, password: 'not-his' });
    const unknown = await signIn({ email: 'nobody@example.com', password: 'not-his' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong-credentials']);
    expect(unknown.body).toEqual(wrong.body);
    for (let tries = 1; tries < 10; tries += 1) await post(server.app, '/login', { ...hari, password: 'not-his' });
    expect((await signIn(hari)).json().code).toBe('too-many-attempts');
  });

  it.each(['student', 'admin'] as const)('ends when its duties become those of a %s', async (role) => {
    const cookie = cookieOf(await signIn(hari));
    const change = { email: hari.email, duties: dutiesOfRole[role], evenUnproven: true };
    await changeDuties(server.database.db, change, 'system', server.clock.now);
    expect((await who(cookie)).statusCode).toBe(401);
  });

  it('ends when the password changes', async () => {
    const cookie = cookieOf(await signIn(hari));
    const { token } = await logIn(server.app, hari);
    const body = { currentPassword: hari.password, password: 'another-guru-2083' };
    expect((await post(server.app, '/change-password', body, bearer(token))).statusCode).toBe(200);
    expect((await who(cookie)).statusCode).toBe(401);
  });
});

it('is a cookie for https alone where the product is reached by https', async () => {
  const place = await migratedSqlite();
  const server = await createTestApp(place, { baseUrl: () => 'https://tayari.example.com' });
  await signInStaff(server, 'Hari');
  const body = { email: 'hari@college.example', password: staffPassword };
  const answer = await post(server.app, '/staff/session', body, { origin: 'https://tayari.example.com' });
  const { name, value, ...rest } = answer.cookies.find((each) => each.name.endsWith('staff')) ?? {};
  expect(rest).toMatchObject({ secure: true, sameSite: 'Strict', httpOnly: true, path: '/api' });
  const status = async (cookie: string) =>
    (await server.app.inject({ url: '/api/staff/session', headers: { cookie } })).statusCode;
  expect(await status(`${name}=${value}`)).toBe(200);
  // Browsers accept a cookie of this name only over https. A name that plain http could write opens nothing.
  expect(name).toBe('__Secure-staff');
  expect(await status(`staff=${value}`)).toBe(401);
  await server.close();
  await place.remove();
});
