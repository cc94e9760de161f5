import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

describe.each(databases)('on $kind the owner of an account is told', ({ make }) => {
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
  const fail = async (times: number, headers = {}) => {
    for (let i = 0; i < times; i += 1)
      await post(server.app, '/login', { email: sita.email, password: `not-hers-${i}` }, headers);
  };
  const at = (address: string) => ({ 'x-test-ip': address });
  const changes = () => server.mails.filter(({ subject }) => subject === 'Your password was changed');
  const linkByMail = async () => {
    await post(server.app, '/send-link', { email: sita.email });
    await server.tick();
    const [text = ''] = server.mails
      .map((mail) => mail.text)
      .filter((each) => each.includes('/reset-password/'))
      .slice(-1);
    return /reset-password\/([\w-]{43})/.exec(text)?.[1];
  };

  it('at the next login, once, how many have failed since the last one, where it was not a slip of hers', async () => {
    await fail(4);
    expect(await logIn(server.app)).not.toHaveProperty('failedLogins');
    await fail(3, at('203.0.113.1'));
    await fail(4, at('203.0.113.2'));
    expect(await logIn(server.app)).toMatchObject({ failedLogins: 7 });
    expect(await logIn(server.app)).not.toHaveProperty('failedLogins');
  });

  it('of them also after a link was used', async () => {
    await fail(5);
    await post(server.app, '/reset-password', { token: await linkByMail(), password: 'a-new-password' });
    expect(await logIn(server.app, { ...sita, password: 'a-new-password' })).toMatchObject({ failedLogins: 5 });
  });

  it('by mail of each new password, by link and signed in, but of no refused one', async () => {
    const token = await linkByMail();
    await post(server.app, '/reset-password', { token, password: 'a-new-password' });
    await server.tick();
    expect(changes()).toHaveLength(1);
    await post(server.app, '/reset-password', { token, password: 'yet-another-one' });
    const session = await logIn(server.app, { ...sita, password: 'a-new-password' });
    const change = (currentPassword: string) =>
      post(server.app, '/change-password', { currentPassword, password: 'the-third-one' }, bearer(session.token));
    await change('not-hers-at-all');
    await server.tick();
    expect(changes()).toHaveLength(1);
    await change('a-new-password');
    await server.tick();
    expect(changes()).toHaveLength(2);
    const [, { to, text } = { to: '', text: '' }] = changes();
    expect(to).toBe(sita.email);
    expect(text).toContain('21 November 2026 at 11:45, Nepal time');
    expect(text).toContain('http://tayari.test/forgot-password');
  });

  it('by ten mails an hour at most, whoever changes it', async () => {
    let password: string = sita.password;
    const { token } = await logIn(server.app);
    for (let n = 0; n < 12; n += 1) {
      const next = `the-new-one-${n}`;
      const answer = await post(
        server.app,
        '/change-password',
        { currentPassword: password, password: next },
        bearer(token),
      );
      expect(answer.statusCode).toBe(200);
      password = next;
    }
    await server.tick();
    expect(changes()).toHaveLength(10);
    expect(changes()[0]?.text).toMatch(/^Namaste,\n/);
  });
});
