import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '#contract/applications.ts';
import { isApplicationNumber } from '#exam/application-number.ts';
import { apply, applicant, begin, openNotice, smallPicture, wholeForm } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let place: TestDatabase;
let server: TestApp;
let gita: Staff;
async function start(made: TestDatabase): Promise<void> {
  place = made;
  server = await createTestApp(place);
  gita = await signInStaff(server, 'Gita', ['examiner']);
}
afterEach(async () => {
  await server.close();
  await place.remove();
});

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;
const said = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const session = (number: string, code: string, ip = '127.0.0.1') =>
  post(server.app, '/applications/session', { number, code }, { 'x-test-ip': ip });

describe.each(databases)('an application on $kind', ({ make }) => {
  beforeEach(async () => start(await make()));

  it('is begun, filled in on two devices, gets its documents, and is submitted once', async () => {
    const code = await openNotice(server, gita);
    const phone = await begin(server, code, { name: 'Asmita' });
    expect(isApplicationNumber(phone.number)).toBe(true);
    expect(phone.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    const opened = (await session(phone.number, phone.code.toLowerCase())).json();
    const computer = applicant(server, phone.number, opened.token);

    await phone.send('PATCH', '', { form: { name: 'Asmita Tamang' }, before: { name: 'Asmita' } });
    await computer.send('PATCH', '', { form: { dateOfBirth: 'BS 2065-2-12' }, before: { dateOfBirth: '' } });
    expect((await phone.read()).form).toEqual({ name: 'Asmita Tamang', dateOfBirth: 'BS 2065-2-12' });
    const other = await computer.send('PATCH', '', { form: { name: 'A. Tamang' }, before: { name: 'Asmita' } });
    expect([said(other), other.json().detail.field]).toEqual([[409, 'changed-meanwhile'], 'name']);

    expect(Object.keys((await phone.submit()).json().fields)).toEqual(['phone']);
    await phone.send('PATCH', '', { form: { phone: '98412 33456', groups: 'Remote area' } });
    const missing = await phone.submit();
    expect([missing.statusCode, missing.json().fields]).toEqual([
      422,
      {
        photo: 'This document is still missing.',
        'document-0': 'This document is still missing.',
        'document-1': 'This document is still missing.',
      },
    ]);
    for (const kind of ['photo', '0', '1']) expect((await phone.sendFile(kind)).statusCode).toBe(200);
    const { version } = await phone.read();
    expect(said(await phone.send('POST', '/submit', { version: version - 1, declared: true }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    const submitted = (await phone.submit()).json<Application>();
    expect(submitted).toMatchObject({
      state: 'submitted',
      submittedAt: new Date(server.clock.now).toISOString(),
      late: false,
      groups: [{ group: 'Remote area', granted: null }],
      fee: { owed: 0, state: 'none' },
      canChange: true,
      canWithdraw: true,
      unsent: false,
    });
    expect(submitted.documents.map(({ kind, type, width }) => [kind, type, width])).toEqual([
      ['photo', 'image/jpeg', 60],
      ['0', 'image/jpeg', 60],
      ['1', 'image/jpeg', 60],
    ]);
  });

  it('names a local level that there is, and a ward that it has', async () => {
    const code = await openNotice(server, gita);
    const fieldsOf = async (localLevel: string, ward: string) => {
      const own = await begin(server, code, wholeForm(1, { province: '3', district: '306', localLevel, ward }));
      for (const kind of ['photo', '0']) await own.sendFile(kind);
      return Object.keys((await own.submit()).json().fields ?? {});
    };
    expect(await fieldsOf('30699', '1')).toEqual(['localLevel']);
    expect(await fieldsOf('30608', '33')).toEqual(['ward']);
    expect(await fieldsOf('30608', '32')).toEqual([]);
  });

  it('is told to be there already, by name and day of birth or by mobile number, and nothing of it is shown', async () => {
    const code = await openNotice(server, gita);
    await apply(server, code, wholeForm(1));
    const samePhone = wholeForm(2, { phone: '+977 9800000001' });
    const samePerson = wholeForm(3, { name: 'asmita  BB TAMANG.', dateOfBirth: 'BS 2064-10-19' });
    for (const form of [samePhone, samePerson]) {
      const second = await begin(server, code, form);
      for (const kind of ['photo', '0']) await second.sendFile(kind);
      const refused = await second.submit();
      expect(said(refused)).toEqual([409, 'application-twice']);
      expect(Object.keys(refused.json())).toEqual(['message', 'code']);
    }
  });

  it('of one person that comes twice at one moment is taken once', async () => {
    const code = await openNotice(server, gita);
    const both = [];
    for (const _ of [1, 2]) {
      const one = await begin(server, code, wholeForm(1));
      for (const kind of ['photo', '0']) await one.sendFile(kind);
      both.push(one);
    }
    const answers = await Promise.all(both.map((one) => one.submit()));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });

  it('is corrected after it was submitted: the college sees the correction once it was sent', async () => {
    const code = await openNotice(server, gita);
    const own = await apply(server, code, wholeForm(1));
    await own.send('PATCH', '', { form: { phone: '9841' } });
    expect(await own.read()).toMatchObject({ state: 'submitted', unsent: true });
    const path = `/staff/examinations/${code}/applications/${own.number}`;
    expect((await gita.send('GET', path)).json()).toMatchObject({ form: { phone: '9800000001' }, corrected: [] });
    await own.send('PATCH', '', { form: { phone: '9841233456' } });
    await own.sendFile('photo');
    expect((await own.submit()).json()).toMatchObject({ state: 'submitted', unsent: false });
    expect((await gita.send('GET', path)).json()).toMatchObject({
      form: { phone: '9841233456' },
      corrected: ['photo', 'phone'],
    });
    server.clock.now += 14 * day;
    const { token } = (await session(own.number, own.code)).json();
    const later = applicant(server, own.number, token);
    expect(said(await later.send('PATCH', '', { form: { phone: '9841233457' } }))).toEqual([409, 'wrong-state']);
    expect(said(await later.sendFile('photo'))).toEqual([409, 'wrong-state']);
    expect(await later.read()).toMatchObject({ canChange: false });
  });

  it('is late after the close, owes the late fee, and is not taken after the end', async () => {
    const code = await openNotice(server, gita, { fee: 1000, lateFee: 1500, feeWays: ['voucher'] });
    const form = wholeForm(1, { feeWay: 'voucher', bank: 'RBB', voucher: 'A-1', voucherDay: 'AD 2026-11-20' });
    const own = await begin(server, code, form);
    for (const kind of ['photo', '0', 'voucher']) await own.sendFile(kind);
    server.clock.now += 10 * day;
    const open = async () => applicant(server, own.number, (await session(own.number, own.code)).json().token);
    expect((await (await open()).submit()).json()).toMatchObject({ late: true, fee: { owed: 1500, state: 'claimed' } });
    server.clock.now += 2 * day;
    const begun = await post(server.app, `/notices/${code}/applications`, { language: 'en', form: {} });
    expect(said(begun)).toEqual([409, 'wrong-state']);
  });

  it('is withdrawn, which lets the person apply again, and deleted with all of it', async () => {
    const code = await openNotice(server, gita);
    const own = await apply(server, code, wholeForm(1));
    expect(said(await own.send('DELETE'))).toEqual([409, 'wrong-state']);
    const { version } = await own.read();
    expect((await own.send('POST', '/withdraw', { version })).json()).toMatchObject({ state: 'withdrawn' });
    await apply(server, code, wholeForm(1));
    expect((await own.send('DELETE')).statusCode).toBe(200);
    expect(said(await own.send('GET'))).toEqual([401, 'not-signed-in']);
    const { db } = server.database;
    const left = await db.selectFrom('application_document').select('application').execute();
    expect(left.filter(({ application }) => application === own.number)).toEqual([]);
    for (const _ of [1, 2]) {
      await server.tick();
      server.clock.now += 3 * 60 * minute;
    }
    expect(await db.selectFrom('document_file').select('key').execute()).toHaveLength(2);
  });

  it('is taken along whole, with its documents', async () => {
    const code = await openNotice(server, gita);
    const own = await apply(server, code, wholeForm(1));
    const file = await own.send('GET', '/file.zip');
    const files = unzipSync(file.rawPayload);
    const name = (end: string) => `${own.number}/${end}`;
    expect(Object.keys(files).toSorted()).toEqual(
      ['application.json', 'document-0.jpg', 'photo.jpg'].map(name).toSorted(),
    );
    const told: unknown = JSON.parse(Buffer.from(files[name('application.json')] ?? []).toString());
    expect(told).toEqual(await own.read());
    const [photo] = (await own.read()).documents;
    const shown = await own.send('GET', `/documents/${photo?.id}`);
    expect(Buffer.from(files[name('photo.jpg')] ?? []).equals(shown.rawPayload)).toBe(true);
  });
});

describe('an applicant', () => {
  beforeEach(async () => start(await migratedSqlite()));

  it('sees nothing of another application, by no call', async () => {
    const code = await openNotice(server, gita);
    const [own, other] = [await apply(server, code, wholeForm(1)), await apply(server, code, wholeForm(2))];
    const [document] = (await other.read()).documents;
    const stranger = applicant(server, other.number, own.token);
    for (const answer of [
      await stranger.send('GET'),
      await stranger.send('PATCH', '', { form: { name: 'X' } }),
      await stranger.sendFile('photo'),
      await stranger.send('GET', `/documents/${document?.id}`),
      await stranger.send('DELETE', `/documents/${document?.id}`),
      await stranger.send('POST', '/submit', { version: 1, declared: true }),
      await stranger.send('POST', '/withdraw', { version: 1 }),
      await stranger.send('DELETE'),
      await stranger.send('GET', '/file.zip'),
      await own.send('GET', `/documents/${document?.id}`),
      await own.send('DELETE', `/documents/${document?.id}`),
    ])
      expect([404, 409]).toContain(answer.statusCode);
    expect(await other.read()).toMatchObject({ state: 'submitted', form: wholeForm(2) });
  });

  it('of an account finds the application on every device that is logged in, and others do not', async () => {
    await post(server.app, '/register', sita);
    const { token } = await logIn(server.app);
    const code = await openNotice(server, gita);
    const begun = await begin(server, code, { name: 'Sita' }, token);
    expect(await applicant(server, begun.number, token).read()).toMatchObject({ hasAccount: true });
    const mine = await server.app.inject({ url: '/api/me/applications', headers: bearer(token) });
    expect(mine.json().rows.map(({ number }: Application) => number)).toEqual([begun.number]);
    const hari = { name: 'Hari', email: 'hari@example.com', password: 'namaste-2082' };
    await post(server.app, '/register', hari);
    const stranger = applicant(server, begun.number, (await logIn(server.app, hari)).token);
    expect(said(await stranger.send('GET'))).toEqual([404, 'not-found']);
  });

  it('is asked for the code again twenty minutes after the last call, or after leaving the device', async () => {
    const code = await openNotice(server, gita);
    const own = await begin(server, code, {});
    server.clock.now += 19 * minute;
    expect((await own.send('GET')).statusCode).toBe(200);
    server.clock.now += 19 * minute;
    expect((await own.send('GET')).statusCode).toBe(200);
    server.clock.now += 20 * minute;
    expect(said(await own.send('GET'))).toEqual([401, 'not-signed-in']);
    const again = applicant(server, own.number, (await session(own.number, own.code)).json().token);
    expect((await again.send('POST', '/leave')).statusCode).toBe(200);
    expect((await again.send('GET')).statusCode).toBe(401);
  });

  it('with the right code gets in, however many wrong ones were tried', async () => {
    const code = await openNotice(server, gita);
    const own = await begin(server, code, {});
    const wrong = () => session(own.number, 'AAAAAAAA');
    for (let n = 0; n < 10; n += 1) expect(said(await wrong())).toEqual([401, 'wrong-credentials']);
    const held = await wrong();
    expect([said(held), Number(held.headers['retry-after']) > 0]).toEqual([[429, 'too-many-attempts'], true]);
    expect((await session(own.number, own.code)).statusCode).toBe(200);
    expect((await session('00000000', own.code)).json()).toEqual((await session('90000007', own.code)).json());
  });

  it('keeps no code and no token in the database', async () => {
    const code = await openNotice(server, gita);
    const own = await begin(server, code, {});
    const { db } = server.database;
    const kept = JSON.stringify([
      await db.selectFrom('application').selectAll().execute(),
      await db.selectFrom('application_session').selectAll().execute(),
    ]);
    expect([kept.includes(own.code), kept.includes(own.token)]).toEqual([false, false]);
  });
});

describe('a document', () => {
  beforeEach(async () => start(await migratedSqlite()));

  it('takes the place of the one before, and is shown as it was kept, where no script can run', async () => {
    const code = await openNotice(server, gita);
    const own = await begin(server, code, {});
    await own.sendFile('photo');
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj');
    await own.sendFile('0');
    const { documents } = (await own.sendFile('0', pdf, 'marks "2082".html')).json<Application>();
    expect(documents.map(({ kind, type }) => [kind, type])).toEqual([
      ['photo', 'image/jpeg'],
      ['0', 'application/pdf'],
    ]);
    const headersOf = async (id = '') => {
      const { headers, rawPayload } = await own.send('GET', `/documents/${id}`);
      const names = [
        'content-type',
        'content-disposition',
        'content-security-policy',
        'x-content-type-options',
        'cache-control',
      ];
      return { values: names.map((name) => headers[name]), rawPayload };
    };
    expect((await headersOf(documents[0]?.id)).values).toEqual([
      'image/jpeg',
      'inline; filename=photo.jpg',
      "sandbox; default-src 'none'",
      'nosniff',
      'no-store',
    ]);
    const shown = await headersOf(documents[1]?.id);
    expect(shown.values).toEqual([
      'application/pdf',
      'attachment; filename=document-0.pdf',
      "sandbox; default-src 'none'",
      'nosniff',
      'no-store',
    ]);
    expect(shown.rawPayload.equals(pdf)).toBe(true);
  });

  it('is refused with a sentence where it is none, and where it was not asked for', async () => {
    const code = await openNotice(server, gita, {
      documents: [
        { name: { en: 'Grade sheet' }, neededFor: 'all', kinds: ['picture'] },
        { name: { en: 'Letter' }, neededFor: 'all', kinds: ['pdf'] },
      ],
    });
    const own = await begin(server, code, {});
    const text = Buffer.from('This is my photo.');
    const pdf = Buffer.from('%PDF-1.7');
    for (const [kind, file, status, error] of [
      ['photo', text, 415, 'unsupported-type'],
      ['photo', pdf, 415, 'unsupported-type'],
      ['0', pdf, 415, 'unsupported-type'],
      ['1', await smallPicture(), 415, 'unsupported-type'],
      ['2', pdf, 404, 'not-found'],
      ['voucher', pdf, 404, 'not-found'],
      ['photo', (await smallPicture()).subarray(0, 200), 422, 'invalid'],
    ] as const)
      expect([kind, said(await own.sendFile(kind, file))]).toEqual([kind, [status, error]]);
    expect((await own.read()).documents).toEqual([]);
  });

  it('of what the college has can be replaced, and not taken away', async () => {
    const code = await openNotice(server, gita);
    const own = await apply(server, code, wholeForm(1));
    const [photo] = (await own.read()).documents;
    expect(said(await own.send('DELETE', `/documents/${photo?.id}`))).toEqual([409, 'wrong-state']);
    expect((await own.sendFile('photo')).json<Application>().documents.map(({ kind }) => kind)).toEqual(['photo', '0']);
  });

  it('of a refused or withdrawn application goes 90 days after the close, and drafts go whole', async () => {
    const code = await openNotice(server, gita);
    const [kept, refused] = [await apply(server, code, wholeForm(1)), await apply(server, code, wholeForm(2))];
    await begin(server, code, {});
    const decide = async ({ number, read }: typeof kept, more: object) =>
      gita.send('POST', `/staff/examinations/${code}/applications/${number}/decision`, {
        version: (await read()).version,
        ...more,
      });
    await decide(kept, { decision: 'accept' });
    await decide(refused, { decision: 'refuse', reason: 'Too old' });
    const left = async () =>
      (await server.database.db.selectFrom('application_document').select('application').execute()).map(
        ({ application }) => application,
      );
    server.clock.now += 100 * day;
    await server.tick();
    expect(await left()).toHaveLength(4);
    server.clock.now += minute;
    await server.tick();
    expect(new Set(await left())).toEqual(new Set([kept.number]));
    expect(await server.database.db.selectFrom('application').select('state').execute()).toHaveLength(2);
  });
});

describe('a flood', () => {
  beforeEach(async () => start(await migratedSqlite()));

  it('of odd fields is refused, and a form has an end', async () => {
    const code = await openNotice(server, gita);
    const own = await begin(server, code, {});
    const patch = (form: object) => own.send('PATCH', '', { form });
    expect(said(await patch({ isAdmin: 'yes' }))).toEqual([422, 'invalid']);
    expect(said(await patch({ __proto__: 'x', constructor: 'x' }))).toEqual([422, 'invalid']);
    expect(said(await patch({ name: 'a\u0000b' }))).toEqual([422, 'invalid']);
    expect(said(await patch({ name: { toString: 'x' } }))).toEqual([422, 'invalid']);
    for (let n = 0; n < 10; n += 1) await patch({ [`answer-${n}`]: 'x'.repeat(2000) });
    for (const name of ['tole', 'school', 'bank', 'guardian', 'board']) await patch({ [name]: 'x'.repeat(2000) });
    expect(JSON.stringify((await own.read()).form).length).toBeLessThan(30_000);
  });

  it('of applications from one address ends, and those from others go on', async () => {
    const code = await openNotice(server, gita);
    const from = (ip: string) =>
      post(server.app, `/notices/${code}/applications`, { language: 'en', form: {} }, { 'x-test-ip': ip });
    expect((await from('10.0.0.1')).statusCode).toBe(201);
    await server.database.db.updateTable('rate_limit').set({ count: 1000 }).execute();
    expect(said(await from('10.0.0.1'))).toEqual([429, 'too-many-attempts']);
    expect((await from('10.0.0.2')).statusCode).toBe(201);
  });
});
