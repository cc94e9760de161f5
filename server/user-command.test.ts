import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { runCommand } from '#server/testing/command.ts';
import { databases, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

let place: TestDatabase;
afterEach(() => place.remove());
const user = (...words: readonly string[]) => runCommand('user-command.ts', place, ...words);

describe.each(databases)('npm run user on $kind', ({ make }) => {
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    await post(server.app, '/register', sita);
  });
  afterEach(() => server.close());
  const prove = () => server.database.db.updateTable('account').set({ email_proven_at: 1 }).execute();
  const isAlive = async (token: string) =>
    (await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode === 200;

  it('makes somebody staff beside a running server; sessions from before end, and the audit log tells', async () => {
    await prove();
    const { token, user: before } = await logIn(server.app);
    expect(await user('role', 'sita@example.com', 'staff')).toMatchObject({
      code: 0,
      stdout: 'sita@example.com is staff now. Every session of the account has ended.\n',
    });
    expect(await isAlive(token)).toBe(false);
    expect((await logIn(server.app)).user.role).toBe('staff');
    expect(await server.database.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      {
        actor: 'command:user',
        act: 'duties-changed',
        subject: `account:${before.id}`,
        details: '{"before":{"duties":[]},"after":{"duties":["examiner","teacher"]}}',
      },
    ]);
  });

  it('gives nothing to an e-mail that nobody proved, unless told so', async () => {
    const { token } = await logIn(server.app);
    const refused = await user('role', sita.email, 'admin');
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^Sita@Example\.com was never proven: .* --unproven .*\n$/);
    expect([await isAlive(token), (await logIn(server.app)).user.role]).toEqual([true, 'student']);
    expect((await user('role', sita.email, 'admin', '--unproven')).code).toBe(0);
    expect([await isAlive(token), (await logIn(server.app)).user.role]).toEqual([false, 'admin']);
  });

  it('takes a role away, and leaves the sessions', async () => {
    await prove();
    await user('role', sita.email, 'staff');
    const { token } = await logIn(server.app);
    expect((await user('role', sita.email, 'student')).stdout).toBe(`${sita.email} is student now.\n`);
    expect(await isAlive(token)).toBe(true);
  });

  it('says what is wrong with an e-mail without an account', async () => {
    expect(await user('role', 'nobody@example.com', 'admin')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'nobody@example.com belongs to no account.\n',
    });
  });
});

// These open no database.
it.each([
  ['an unknown role', ['role', 'sita@example.com', 'king']],
  ['an unknown option', ['role', 'sita@example.com', 'staff', '--force']],
  ['no words', []],
])('npm run user says what is wrong with %s', async (_, words) => {
  place = await makeSqlite();
  const stderr = expect.stringMatching(/^Arguments are wrong\. Usage: .*\n$/);
  expect(await user(...words)).toEqual({ code: 1, stdout: '', stderr });
  expect(readdirSync(place.settings.dataDir)).toEqual([]);
});
