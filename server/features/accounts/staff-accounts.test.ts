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

  it('are found by name and e-mail, whatever the case, with heads and staff first, in pages', async () => {
    expect(await names('')).toEqual(['Asha', 'Gita', '100% हरि', 'Sita Sharma']);
    expect(await names('q=SITA')).toEqual(['Sita Sharma']);
    expect(await names('q=example.com%20sharma')).toEqual(['Sita Sharma']);
    expect(await names(`q=${encodeURIComponent('हरि')}`)).toEqual(['100% हरि']);
    expect(await names('q=0%25')).toEqual(['100% हरि']);
    expect(await names('q=i_x')).toEqual(['100% हरि']);
    // These signs match only themselves.
    for (const q of ['%25%25', 't_', '%5C']) expect(await names(`q=${q}`)).toEqual([]);
    expect(await names('duty=teacher')).toEqual(['Gita']);
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
      duties: [],
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

  it('get duties, and one whose e-mail is not proven only when a head vouches for it', async () => {
    const { id } = await find('Sita Sharma');
    const give = (duty: string, more = {}) =>
      admin.send('PUT', `/staff/accounts/${id}/duties`, { duties: [duty], ...more });
    const { token } = await logIn(server.app);
    const refused = await give('clerk');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'unproven']);
    expect((await give('clerk', { evenUnproven: true })).json()).toMatchObject({
      role: 'staff',
      duties: ['clerk'],
      sessions: 0,
    });
    expect((await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(401);
    expect(await acts()).toEqual([
      expect.objectContaining({
        act: 'duties-changed',
        subject: `account:${id}`,
        details: expect.stringContaining('clerk'),
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
    expect((await acts()).map(({ act, details }) => [act, details])).toEqual([['account-deleted', '{"duties":""}']]);
  });

  it('keep their last head, who may take other duties, and who does not delete the own account', async () => {
    const own = `/staff/accounts/${admin.id}`;
    const give = async (duties: readonly string[]) => {
      const answer = await admin.send('PUT', `${own}/duties`, { duties });
      return answer.statusCode === 200 ? answer.json().duties : [answer.statusCode, answer.json().code];
    };
    expect(await give(['examiner', 'operator'])).toEqual([409, 'last-head']);
    // An own new duty needs no proof of the e-mail, and ends no session.
    expect(await give(['head', 'examiner', 'operator'])).toEqual(['head', 'examiner', 'operator']);
    const removal = await admin.send('DELETE', own);
    expect([removal.statusCode, removal.json().code]).toEqual([409, 'own-account']);
    await signInStaff(server, 'Binita', 'admin');
    expect(await give(['operator'])).toEqual(['operator']);
    expect((await admin.send('GET', '/staff/accounts')).statusCode).toBe(403);
  });

  it('get and lose the duty of the operator from an operator alone', async () => {
    const { id } = await find('Gita');
    const give = async (who: Staff, duties: readonly string[], more = {}) =>
      (await who.send('PUT', `/staff/accounts/${id}/duties`, { duties, evenUnproven: true, ...more })).statusCode;
    const head = await signInStaff(server, 'Binita', 'admin');
    expect(await give(admin, ['operator'])).toBe(200);
    await head.send('PUT', `/staff/accounts/${head.id}/duties`, { duties: ['head'] });
    expect(await give(head, ['operator', 'teacher'])).toBe(200);
    expect(await give(head, ['teacher'])).toBe(403);
    expect(await give(admin, ['teacher'])).toBe(200);
    expect(await give(head, ['teacher', 'operator'])).toBe(403);
  });
});
