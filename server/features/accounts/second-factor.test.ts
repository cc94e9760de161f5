import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '#server/platform/security/totp.ts';
import type { AppDeps } from '#server/app-deps.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';
import { signInStaff, staffPassword, type Staff } from '#server/testing/staff.ts';
import { bearer, post } from '#server/testing/students.ts';

const step = 30_000;

describe.each(databases)('a second factor on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  const start = async (deps: Partial<AppDeps> = {}) => {
    place = await make();
    server = await createTestApp(place, deps);
    gita = await signInStaff(server, 'Gita');
  };
  beforeEach(() => start());
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const signIn = (code?: string) =>
    post(
      server.app,
      '/staff/session',
      { email: gita.email, password: staffPassword, ...(code && { code }) },
      { origin: 'http://tayari.test' },
    );
  /** The cookie that makes a device known from then on. */
  const deviceOf = ({ cookies }: Awaited<ReturnType<typeof post>>) =>
    `device=${cookies.find(({ name }) => name === 'device')?.value}`;
  const signInOn = (cookie: string, code: string) =>
    post(
      server.app,
      '/staff/session',
      { email: gita.email, password: staffPassword, code },
      { origin: 'http://tayari.test', cookie },
    );
  const codeOf = async (code?: string) => (await signIn(code)).json().code;
  const setUp = () => setUpSecondFactor(server, gita);

  it('is asked for from its first code on, and a code signs in once', async () => {
    expect((await signIn()).json().secondFactor).toBe('off');
    const { secret } = await setUp();
    expect((await signIn()).statusCode).toBe(401);
    expect(await codeOf()).toBe('code-needed');
    const code = totpCode(secret, server.clock.now);
    const admitted = await signIn(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect([admitted.statusCode, admitted.json().secondFactor]).toEqual([200, 'on']);
    expect(await codeOf(code)).toBe('wrong-code');
    // This code is older than the last one taken, though its time step is still valid.
    expect(await codeOf(totpCode(secret, server.clock.now - step))).toBe('wrong-code');
    server.clock.now += step;
    expect((await signIn(totpCode(secret, server.clock.now))).statusCode).toBe(200);
  });

  it('admits one of two that send one code at the same moment', async () => {
    const { secret } = await setUp();
    const code = totpCode(secret, server.clock.now);
    const statuses = (await Promise.all([signIn(code), signIn(code)])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('that is only begun asks nobody, and begins with the password', async () => {
    const wrong = await gita.send('POST', '/staff/second-factor', { password: 'not-hers-at-all' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong-credentials']);
    await gita.send('POST', '/staff/second-factor', { password: staffPassword });
    const unconfirmed = await gita.send('POST', '/staff/second-factor/confirm', { code: '000000' });
    expect(unconfirmed.json().code).toBe('wrong-code');
    expect((await signIn()).statusCode).toBe(200);
  });

  it('ends the other sessions when it is set up, and cannot be set up anew over itself', async () => {
    const other = await signIn();
    const cookie = `staff=${other.cookies.find(({ name }) => name === 'staff')?.value}`;
    const isIn = async () => (await server.app.inject({ url: '/api/staff/session', headers: { cookie } })).statusCode;
    expect(await isIn()).toBe(200);
    await setUp();
    expect(await isIn()).toBe(401);
    const again = await gita.send('POST', '/staff/second-factor', { password: staffPassword });
    expect([again.statusCode, again.json().code]).toEqual([409, 'second-factor-on']);
  });

  it('has ten recovery codes, each for one time, of which only hashes are stored', async () => {
    const { secret, recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    expect((await signIn(first.toUpperCase())).statusCode).toBe(200);
    expect(await codeOf(first)).toBe('wrong-code');
    const stored = JSON.stringify(await server.database.db.selectFrom('recovery_code').selectAll().execute());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect((await gita.send('GET', '/staff/second-factor')).json()).toEqual({
      on: true,
      required: false,
      recoveryCodesLeft: 9,
    });
    const code = totpCode(secret, server.clock.now);
    const renewed = await gita.send('POST', '/staff/second-factor/recovery-codes', { code });
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect(await codeOf(second)).toBe('wrong-code');
  });

  it('is held up after five wrong codes, but for recovery codes, and guesses are in the audit log', async () => {
    const { secret, recoveryCodes } = await setUp();
    for (let n = 0; n < 5; n += 1) expect(await codeOf('000000')).toBe('wrong-code');
    const held = await signIn(totpCode(secret, server.clock.now));
    expect([held.statusCode, held.json().code, held.headers['retry-after']]).toEqual([429, 'too-many-attempts', '900']);
    expect((await signIn(recoveryCodes[0])).statusCode).toBe(200);
    server.clock.now += 15 * 60_000;
    expect((await signIn(totpCode(secret, server.clock.now))).statusCode).toBe(200);
    const log = await server.database.db.selectFrom('audit_log').select(['act', 'details']).execute();
    const acts = log.map(({ act }) => act).filter((act) => /second-factor|recovery/.test(act));
    expect(acts).toEqual(['second-factor-on', ...Array(5).fill('second-factor-refused'), 'recovery-code-used']);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${secret}|000000`));
  });

  it('is not held up by a stranger with the password, on a device where a code was given', async () => {
    const { secret } = await setUp();
    const codeNow = () => totpCode(secret, server.clock.now);
    const ownDevice = deviceOf(await signIn(codeNow()));
    // A log-in with only the password makes the stranger's device known to the log-in, not to the code.
    const login = await post(server.app, '/login', { email: gita.email, password: staffPassword });
    const stranger = deviceOf(login);
    for (let n = 0; n < 5; n += 1) expect((await signInOn(stranger, '000000')).json().code).toBe('wrong-code');
    server.clock.now += step;
    expect((await signInOn(stranger, codeNow())).json().code).toBe('too-many-attempts');
    expect(await codeOf(codeNow())).toBe('too-many-attempts');
    expect((await signInOn(ownDevice, codeNow())).statusCode).toBe(200);
    // Even on that device a code can't be guessed for long.
    for (let n = 0; n < 5; n += 1) expect((await signInOn(ownDevice, '000000')).json().code).toBe('wrong-code');
    expect((await signInOn(ownDevice, '000000')).json().code).toBe('too-many-attempts');
  });

  it('is asked for where the password is changed, with the right password only', async () => {
    const { secret } = await setUp();
    const { token } = (await post(server.app, '/login', { email: gita.email, password: staffPassword })).json();
    const change = (more: object) =>
      post(
        server.app,
        '/change-password',
        { currentPassword: staffPassword, password: 'a-new-password', ...more },
        bearer(token),
      );
    const wrong: readonly (readonly [object, string])[] = [
      [{ currentPassword: 'not-hers-at-all' }, 'currentPassword'],
      [{}, 'code'],
      [{ code: '000000' }, 'code'],
    ];
    for (const [more, field] of wrong) {
      const refused = await change(more);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
    }
    expect((await change({ code: totpCode(secret, server.clock.now) })).statusCode).toBe(200);
    const log = await server.database.db.selectFrom('audit_log').select('act').execute();
    expect(log.map(({ act }) => act)).toEqual(expect.arrayContaining(['second-factor-refused', 'password-changed']));
  });

  it('looks at five of many codes that are tried in one moment', async () => {
    const { secret } = await setUp();
    const send = (code: string) => gita.send('POST', '/staff/second-factor/recovery-codes', { code });
    const wrong = Array.from({ length: 20 }, (_, each) => String(each).padStart(6, '0'));
    const answers = (await Promise.all(wrong.map(send))).map((answer) => answer.json().code);
    const howMany = (code: string) => answers.filter((each) => each === code).length;
    expect([howMany('wrong-code'), howMany('too-many-attempts')]).toEqual([5, 15]);
    expect((await send(totpCode(secret, server.clock.now))).json().code).toBe('too-many-attempts');
  });

  it('is given up by password and code', async () => {
    const { secret } = await setUp();
    const off = (code: string) => gita.send('POST', '/staff/second-factor/off', { password: staffPassword, code });
    expect((await off('000000')).statusCode).toBe(401);
    expect((await off(totpCode(secret, server.clock.now))).statusCode).toBe(200);
    expect((await signIn()).json().secondFactor).toBe('off');
    expect(await server.database.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  });

  it('can be required: then nothing of the staff area opens before it is set up, and nobody gives it up', async () => {
    await server.close();
    await place.remove();
    await start({ staffTotp: 'required' });
    expect((await signIn()).json().secondFactor).toBe('missing');
    const refused = await gita.send('GET', '/staff/items');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second-factor-missing']);
    const { secret } = await setUp();
    expect((await gita.send('GET', '/staff/items')).statusCode).toBe(200);
    const body = { password: staffPassword, code: totpCode(secret, server.clock.now) };
    expect((await gita.send('POST', '/staff/second-factor/off', body)).json().code).toBe('not-allowed');
  });

  it('that is lost is taken away by an admin, and ends all sessions', async () => {
    await setUp();
    const admin = await signInStaff(server, 'Asha', 'admin');
    expect((await admin.send('DELETE', `/staff/accounts/${gita.id}/second-factor`)).statusCode).toBe(200);
    expect((await gita.send('GET', '/staff/items')).statusCode).toBe(401);
    expect((await signIn()).json().secondFactor).toBe('off');
    const own = await admin.send('DELETE', `/staff/accounts/${admin.id}/second-factor`);
    expect(own.json().code).toBe('own-account');
  });

  it('makes its secret by chance', async () => {
    await server.close();
    await place.remove();
    const asked: number[] = [];
    await start({
      random: (bytes) => {
        asked.push(bytes);
        return randomBytes(bytes);
      },
    });
    asked.length = 0;
    await setUp();
    // The secret, the id of the now known device, and the recovery codes.
    expect(asked).toEqual([20, 15, ...Array(10).fill(24)]);
  });
});
