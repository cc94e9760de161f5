import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

describe.each(databases)('a link to a new password on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let student: typeof sita;
  let count = 0;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  beforeEach(async () => {
    student = { ...sita, email: `student${(count += 1)}@example.com` };
    await post(server.app, '/register', student);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  async function link(): Promise<string> {
    await post(server.app, '/send-link', { email: student.email });
    await server.tick();
    return /reset-password\/([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? 'no link';
  }
  const reset = (token: string, password = 'a-new-password', headers = {}) =>
    post(server.app, '/reset-password', { token, password }, headers);
  const isAlive = async (token: string) =>
    (await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode === 200;

  it('comes by mail, sets the password once, and is then used up', async () => {
    const token = await link();
    expect(server.mails.at(-1)).toMatchObject({
      to: student.email,
      text: expect.stringContaining('http://tayari.test/reset-password/'),
    });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await post(server.app, '/login', { email: student.email, password: student.password })).statusCode).toBe(
      401,
    );
    await logIn(server.app, { ...student, password: 'a-new-password' });
    const again = await reset(token, 'yet-another-one');
    expect([again.statusCode, again.json().code]).toEqual([410, 'link-expired']);
  });

  it('works once when it is used twice at the same moment', async () => {
    const token = await link();
    const both = await Promise.all([reset(token, 'the-first-one'), reset(token, 'the-second-one')]);
    expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 410]);
  });

  it('lives for thirty minutes from its sending', async () => {
    const [late, early] = [await link(), await link()];
    server.clock.now += 30 * 60_000 - 1;
    expect((await reset(early)).statusCode).toBe(200);
    const other = await link();
    server.clock.now += 30 * 60_000;
    expect((await reset(other)).statusCode).toBe(410);
    expect((await reset(late)).statusCode).toBe(410);
  });

  it('ends the other links and the other sessions of the account', async () => {
    expect((await reset(await link())).statusCode).toBe(200);
    const changed = { ...student, password: 'a-new-password' };
    const [here, elsewhere] = [await logIn(server.app, changed), await logIn(server.app, changed)];
    const [first, second] = [await link(), await link()];
    expect((await reset(first, 'the-next-password', bearer(here.token))).statusCode).toBe(200);
    expect([await isAlive(here.token), await isAlive(elsewhere.token)]).toEqual([true, false]);
    expect((await reset(second)).statusCode).toBe(410);
  });

  it('drops what a stranger left behind who registered with the e-mail first', async () => {
    const stranger = await logIn(server.app, student);
    expect((await reset(await link(), 'the-owners-password', bearer(stranger.token))).statusCode).toBe(200);
    expect(await isAlive(stranger.token)).toBe(false);
    expect((await post(server.app, '/login', { email: student.email, password: student.password })).statusCode).toBe(
      401,
    );
  });

  it('is promised alike to whoever asks, and sent to accounts only', async () => {
    const known = await post(server.app, '/send-link', { email: student.email.toUpperCase() });
    const unknown = await post(server.app, '/send-link', { email: `not-${student.email}` });
    expect(known.statusCode).toBe(200);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const before = server.mails.length;
    await server.tick();
    expect(server.mails.slice(before - 1).filter(({ to }) => to.startsWith('not-'))).toEqual([]);
    expect(await server.database.db.selectFrom('mail_job').selectAll().execute()).toEqual([]);
  });

  it('keeps its secret: neither the database nor the log holds the token', async () => {
    const token = await link();
    const rows = await server.database.db.selectFrom('reset_link').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.log.join('')).not.toContain(token);
    expect(server.log.join('')).not.toContain(student.email);
  });

  it.each([
    ['token', { token: 7 }],
    ['password', { password: 'short' }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    const answer = await post(server.app, '/reset-password', {
      token: 'x'.repeat(43),
      password: 'a-new-password',
      ...wrong,
    });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });

  it('can not be guessed', async () => {
    expect((await reset('x'.repeat(43))).statusCode).toBe(410);
  });
});
