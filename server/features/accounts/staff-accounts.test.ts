import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedAccount } from '#contract/staff-accounts.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

describe.each(databases)('accounts for admins on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let admin: Staff;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    admin = await signInStaff(server, 'Asha', 'admin');
    await signInStaff(server, 'Gita');
    await post(server.app, '/register', sita);
    await post(server.app, '/register', { ...sita, name: '100% हरि', email: 'hari_x@example.com' });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const list = async (query = ''): Promise<{ rows: ListedAccount[]; total: number }> =>
    (await admin.send('GET', `/staff/accounts?${query}`)).json();
  const names = async (query: string) => (await list(query)).rows.map(({ name }) => name);
  const find = async (name: string) => {
    const found = (await list()).rows.find((row) => row.name === name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const acts = async () =>
    (await server.database.db.selectFrom('audit_log').select(['actor', 'act', 'subject', 'details']).execute()).filter(
      ({ actor }) => actor === `account:${admin.id}`,
    );

  it('are found by name and e-mail, whatever the case, with admins and staff first, in pages', async () => {
    expect(await names('')).toEqual(['Asha', 'Gita', '100% हरि', 'Sita Sharma']);
    expect(await names('q=SITA')).toEqual(['Sita Sharma']);
    expect(await names('q=example.com%20sharma')).toEqual(['Sita Sharma']);
    expect(await names(`q=${encodeURIComponent('हरि')}`)).toEqual(['100% हरि']);
    expect(await names('q=0%25')).toEqual(['100% हरि']);
    expect(await names('q=i_x')).toEqual(['100% हरि']);
    // These signs match only themselves.
    for (const q of ['%25%25', 't_', '%5C']) expect(await names(`q=${q}`)).toEqual([]);
    expect(await names('role=staff')).toEqual(['Gita']);
    expect(await names('q=nobody')).toEqual([]);
    const { rows, total } = await list('page=2&size=3');
    expect([rows.map(({ name }) => name), total]).toEqual([['Sita Sharma'], 4]);
  });

  it('tell sessions and when they were last used, and no hash', async () => {
    const { token } = await logIn(server.app);
    const began = new Date(server.clock.now).toISOString();
    expect(await find('Sita Sharma')).toEqual({
      id: expect.any(String),
      name: 'Sita Sharma',
      email: 'Sita@Example.com',
      role: 'student',
      emailProven: false,
      secondFactor: false,
      createdAt: began,
      sessions: 1,
      seenAt: began,
    });
    server.clock.now += 20 * 60_000;
    await server.app.inject({ url: '/api/me', headers: bearer(token) });
    expect((await find('Sita Sharma')).seenAt).toBe(new Date(server.clock.now).toISOString());
    expect((await find('100% हरि')).seenAt).toBeNull();
  });

  it('get a role, and one that nobody proved only when somebody vouches for it', async () => {
    const { id } = await find('Sita Sharma');
    const give = (role: string, more = {}) => admin.send('PUT', `/staff/accounts/${id}/role`, { role, ...more });
    const { token } = await logIn(server.app);
    const refused = await give('staff');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'unproven']);
    expect((await give('staff', { evenUnproven: true })).json()).toMatchObject({ role: 'staff', sessions: 0 });
    expect((await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(401);
    expect(await acts()).toEqual([
      expect.objectContaining({
        act: 'role-changed',
        subject: `account:${id}`,
        details: expect.stringContaining('staff'),
      }),
    ]);
    expect((await give('king')).statusCode).toBe(422);
  });

  it('end all sessions of one, and send it a link', async () => {
    const { token } = await logIn(server.app);
    const { id } = await find('Sita Sharma');
    expect((await admin.send('POST', `/staff/accounts/${id}/end-sessions`)).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(401);
    expect((await admin.send('POST', `/staff/accounts/${id}/send-link`)).statusCode).toBe(200);
    await server.tick();
    expect(server.mails.map(({ to, text }) => [to, /reset-password\/[\w-]{43}/.test(text)])).toEqual([
      ['Sita@Example.com', true],
    ]);
    expect((await acts()).map(({ act }) => act)).toEqual(['sessions-ended', 'link-sent']);
  });

  it('are deleted with all that is theirs', async () => {
    await logIn(server.app);
    await post(server.app, '/send-link', { email: sita.email });
    await server.tick();
    const { id } = await find('Sita Sharma');
    expect((await admin.send('DELETE', `/staff/accounts/${id}`)).statusCode).toBe(200);
    expect(await names('q=sita')).toEqual([]);
    const { db } = server.database;
    for (const table of ['session', 'reset_link'] as const) {
      expect(await db.selectFrom(table).selectAll().where('account_id', '=', id).execute()).toEqual([]);
    }
    expect((await post(server.app, '/login', { email: sita.email, password: sita.password })).statusCode).toBe(401);
    expect((await admin.send('DELETE', `/staff/accounts/${id}`)).statusCode).toBe(404);
    expect((await acts()).map(({ act, details }) => [act, details])).toEqual([
      ['account-deleted', '{"role":"student"}'],
    ]);
  });

  it('never take the rights of who does it: an installation keeps its admin', async () => {
    const own = `/staff/accounts/${admin.id}`;
    const answers = [await admin.send('PUT', `${own}/role`, { role: 'student' }), await admin.send('DELETE', own)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'own-account'],
      [409, 'own-account'],
    ]);
  });
});
