import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { post } from '#server/testing/students.ts';
import { newSetUpSecret } from './set-up.ts';

const origin = 'http://tayari.test';
const password = 'three-odd-words';
const kamala = { name: 'Kamala Rijal', email: 'Kamala@College.example', duties: ['clerk'] };
/** The same secret for each call, so that a test can foresee it. */
const bytes = (count: number) => Buffer.alloc(count, 7);

describe.each(databases)('members on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const statusOf = async (answer: ReturnType<typeof post>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().code];
  };

  describe('who are invited', () => {
    let head: Staff;
    beforeEach(async () => {
      head = await signInStaff(server, 'Binita', ['head']);
    });
    const invite = (people: readonly object[] = [kamala]) => head.send('POST', '/staff/invitations', { people });
    const mailed = async () => {
      await server.tick();
      return /invitation#([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? 'no link';
    };
    const accept = (token: string, more: object = { password }) =>
      post(server.app, '/invitation/accept', { token, ...more });
    const duties = async () =>
      (await head.send('GET', '/staff/accounts?duty=any')).json().rows.map((row: { duties: string[] }) => row.duties);

    it('come by the link of a mail, once, with a proven e-mail and their duties', async () => {
      await head.send('PUT', '/staff/college', { ...emptyCollege, name: { en: 'Himchuli College', ne: 'हिमचुली कलेज' } });
      expect((await invite()).statusCode).toBe(201);
      const token = await mailed();
      expect(server.mails.at(-1)).toMatchObject({
        to: kamala.email,
        subject: 'You are invited to the staff of Himchuli College',
        text: expect.stringMatching(/\n-- \nHimchuli College\n$/),
        html: expect.stringContaining('Himchuli College</p></body>'),
      });
      expect((await post(server.app, '/invitation', { token })).json()).toEqual({ ...kamala, hasAccount: false });
      expect(await statusOf(accept(token, {}))).toEqual([422, 'invalid']);
      expect(await statusOf(accept(token, { password: 'password' }))).toEqual([422, 'invalid']);
      const both = await Promise.all([accept(token), accept(token)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
      expect(await duties()).toEqual([['head'], ['clerk']]);
      expect((await head.send('GET', '/staff/invitations')).json().rows).toEqual([]);
      const signedIn = await post(server.app, '/staff/session', { email: kamala.email, password }, { origin });
      expect(signedIn.json()).toMatchObject({ name: 'Kamala Rijal', duties: ['clerk'] });
    });

    it('keep a password that is proven theirs, and lose one that a stranger may have chosen', async () => {
      const { db } = server.database;
      await post(server.app, '/register', { name: 'Kamala', email: kamala.email, password: 'a-strangers-word' });
      await invite();
      expect((await accept(await mailed())).statusCode).toBe(200);
      const logIn = (tried: string) => post(server.app, '/login', { email: kamala.email, password: tried });
      expect([(await logIn('a-strangers-word')).statusCode, (await logIn(password)).statusCode]).toEqual([401, 200]);
      await db.updateTable('account').set({ duties: '' }).where('email_key', '=', 'kamala@college.example').execute();
      await invite();
      const token = await mailed();
      expect((await post(server.app, '/invitation', { token })).json().hasAccount).toBe(true);
      expect((await accept(token, { password: 'another-odd-word' })).statusCode).toBe(200);
      expect([(await logIn('another-odd-word')).statusCode, (await logIn(password)).statusCode]).toEqual([401, 200]);
    });

    it('can be sent a new link, which ends the old one, until the invitation is taken back', async () => {
      const { id } = (await invite()).json().rows[0];
      const first = await mailed();
      await head.send('POST', `/staff/invitations/${id}/again`);
      const second = await mailed();
      expect(await statusOf(post(server.app, '/invitation', { token: first }))).toEqual([410, 'link-expired']);
      const { link } = (await head.send('POST', `/staff/invitations/${id}/link`)).json();
      expect(link).toMatch(/^http:\/\/tayari\.test\/invitation#[\w-]{43}$/);
      expect(await statusOf(accept(second))).toEqual([410, 'link-expired']);
      expect((await head.send('DELETE', `/staff/invitations/${id}`)).statusCode).toBe(200);
      expect(await statusOf(accept(link.split('#')[1] ?? ''))).toEqual([410, 'link-expired']);
    });

    it('have seven days, and no second invitation once they are there', async () => {
      await invite();
      const token = await mailed();
      server.clock.now += 7 * 24 * 60 * 60_000;
      expect(await statusOf(accept(token))).toEqual([410, 'link-expired']);
      head = await signInStaff(server, 'Sunita', ['head']);
      await invite();
      expect((await accept(await mailed())).statusCode).toBe(200);
      expect((await invite()).json().code).toBe('already-member');
    });

    it('become operators by an operator alone', async () => {
      expect((await invite([{ ...kamala, duties: ['operator'] }])).statusCode).toBe(403);
      expect((await invite([{ ...kamala, duties: [] }])).statusCode).toBe(422);
    });
  });

  it('begin with the link of the first start, which works once, for a day, and signs in', async () => {
    const { db } = server.database;
    const now = () => server.clock.now;
    const secret = (await newSetUpSecret(db, now(), bytes)) ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const look = (tried: string) => post(server.app, '/staff/set-up/look', { secret: tried }, { origin });
    expect([(await look(secret)).statusCode, (await look('AAAAAAAAAAAAAAAAAAAAAA')).statusCode]).toEqual([200, 410]);
    const college = { en: 'Himchuli College', ne: 'हिमचुली कलेज' };
    const body = { secret, college, name: 'Rajendra Man Shrestha', email: 'rajendra@himchuli.example', password };
    const setUp = (named: object = college) =>
      post(server.app, '/staff/set-up', { ...body, college: named }, { origin });
    expect((await setUp({ en: ' ', ne: '' })).json().fields).toEqual({ college: 'Write the name of the college.' });
    const both = await Promise.all([setUp(), setUp()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const done = both.find(({ statusCode }) => statusCode === 200);
    expect(done?.json()).toMatchObject({ name: body.name, duties: ['head', 'operator'], role: 'admin' });
    const cookie = `staff=${done?.cookies.find(({ name }) => name === 'staff')?.value ?? ''}`;
    expect((await server.app.inject({ url: '/api/staff/accounts', headers: { cookie } })).statusCode).toBe(200);
    expect((await server.app.inject('/api/college')).json()).toMatchObject({ name: college, logo: null });
    expect(await newSetUpSecret(db, now(), bytes)).toBeNull();
  });

  it('have no link of the first start after a day, and a new one at the next start', async () => {
    const { db } = server.database;
    const secret = (await newSetUpSecret(db, server.clock.now, bytes)) ?? '';
    const later = (await newSetUpSecret(db, server.clock.now, (count) => Buffer.alloc(count, 8))) ?? '';
    const look = (tried: string) => statusOf(post(server.app, '/staff/set-up/look', { secret: tried }, { origin }));
    expect([await look(secret), (await look(later))[0]]).toEqual([[410, 'link-expired'], 200]);
    server.clock.now += 24 * 60 * 60_000;
    expect(await look(later)).toEqual([410, 'link-expired']);
  });
});

const both = { en: '', ne: '' };
const emptyCollege = {
  name: both,
  address: both,
  phone: '',
  email: '',
  website: '',
  signatory: both,
  signsAs: both,
};
