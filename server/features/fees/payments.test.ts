import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/calls.ts';
import { applicant, apply, begin, openNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { createEsewaServer, type EsewaServer } from '#server/testing/esewa-server.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
type Fees = AnswerOf<'GET /staff/examinations/:code/fees'>;

describe.each(databases)('payments on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let esewa: EsewaServer;
  let gita: Staff;
  let kamal: Staff;
  let code: string;
  beforeEach(async () => {
    place = await make();
    esewa = await createEsewaServer();
    const { merchantCode, secret, url } = esewa;
    server = await createTestApp(place, { esewa: { merchantCode, secret, formUrl: url, statusUrl: url } });
    gita = await signInStaff(server, 'Gita', ['examiner']);
    kamal = await signInStaff(server, 'Kamal', ['clerk']);
    code = await openNotice(server, gita, { fee: 1000, lateFee: 1500, feeWays: ['voucher', 'esewa'] });
  });
  afterEach(async () => {
    await server.close();
    await esewa.stop();
    await place.remove();
  });
  const path = (rest: string) => `/staff/examinations/${code}${rest}`;
  const fees = async (filter: string) => (await kamal.send('GET', path(`/fees?filter=${filter}`))).json<Fees>();
  const bring = (lines: readonly string[]) =>
    kamal.send('POST', path('/bank-list'), { csv: ['Voucher No,Amount,Date,Name', ...lines].join('\n') });
  const press = (reference: string) => fetch(`${esewa.url}/pay/${reference}`, { method: 'POST', redirect: 'manual' });
  const pay = async (own: Applicant, isPressed: true | null = true) => {
    const begun = await own.send('POST', '/payments');
    const { action, fields } = begun.json<{ action: string; fields: Record<string, string> }>();
    await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const reference = fields['transaction_uuid'] ?? '';
    if (isPressed) await press(reference);
    return reference;
  };
  const elsewhere = async ({ number, code: secret }: Applicant) => {
    const payload = { number, code: secret };
    const opened = await server.app.inject({ method: 'POST', url: '/api/applications/session', payload });
    return applicant(server, number, opened.json<{ token: string }>().token, secret);
  };
  const payer = (n: number) => wholeForm(n, { feeWay: 'esewa' });
  const voucherOf = (n: number, voucher: string, more: object = {}) =>
    wholeForm(n, { feeWay: 'voucher', bank: 'RBB', voucher, voucherDay: 'AD 2026-11-18', ...more });

  it.each(['NOT_FOUND', 'PENDING', 'CANCELED'])('that came through stay when eSewa later says %s', async (status) => {
    const own = await apply(server, code, payer(1));
    const reference = await pay(own);
    await own.send('POST', '/payments/ask', {});
    expect((await own.read()).fee.state).toBe('paid');
    esewa.setStatus(reference, status);
    await kamal.send('POST', path(`/payments/${reference}/ask`));
    expect((await own.read()).fee.state).toBe('paid');
  });

  it('that were given back are seen by themselves', async () => {
    const own = await apply(server, code, payer(1));
    const reference = await pay(own);
    await own.send('POST', '/payments/ask', {});
    esewa.setStatus(reference, 'FULL_REFUND');
    for (let n = 0; n < 10; n += 1) {
      server.clock.now += 3 * day;
      await server.tick();
    }
    expect((await (await elsewhere(own)).read()).fee.state).toBe('owed');
  });

  it('outlive a draft that its applicant deletes', async () => {
    const own = await begin(server, code, payer(1));
    const reference = await pay(own);
    await own.send('POST', '/payments/ask', {});
    await own.send('DELETE');
    expect((await fees('paid')).stray).toMatchObject([{ reference, number: own.number, rupees: 1000, why: 'deleted' }]);
  });

  it('that came through in another tab are known before a second begins', async () => {
    const own = await apply(server, code, payer(1));
    await pay(own);
    expect((await own.send('POST', '/payments')).statusCode).toBe(409);
  });

  it('by voucher match a list that comes again with another day', async () => {
    const own = await apply(server, code, voucherOf(1, '77'));
    await bring(['77,1000,2026-11-17,X']);
    await bring(['77,1000,2026-11-18,X']);
    expect((await own.read()).fee.state).toBe('matched');
  });

  it('are not begun for a refused application', async () => {
    const own = await apply(server, code, payer(1));
    const { version } = (await kamal.send('GET', path(`/applications/${own.number}`))).json();
    const body = { version, decision: 'refuse', reason: 'No.' };
    expect((await kamal.send('POST', path(`/applications/${own.number}/decision`), body)).statusCode).toBe(200);
    expect((await own.send('POST', '/payments')).statusCode).toBe(409);
  });

  it('for drafts, and for who withdrew, stand beside the fees', async () => {
    const draft = await begin(server, code, payer(1));
    await pay(draft);
    await draft.send('POST', '/payments/ask', {});
    const own = await apply(server, code, payer(2));
    await pay(own);
    await own.send('POST', '/payments/ask', {});
    await own.send('POST', '/withdraw', { version: (await own.read()).version });
    const csv = (await kamal.send('GET', path('/fees.csv'))).body;
    for (const [number, why] of [
      [draft.number, 'draft'],
      [own.number, 'withdrawn'],
    ])
      expect(csv.split('\n').find((each) => each.startsWith(`${number},`))).toContain(`,${why},`);
    expect((await fees('paid')).stray.map(({ why }) => why).toSorted()).toEqual(['draft', 'withdrawn']);
  });

  it('are counted while eSewa says nothing of them', async () => {
    const own = await apply(server, code, payer(1));
    await pay(own, null);
    expect((await fees('owed')).silent).toBe(0);
    esewa.isDown = true;
    server.clock.now += 2 * minute;
    await server.tick();
    expect((await fees('owed')).silent).toBe(1);
  });

  it('are asked about once in five seconds, however often a browser asks', async () => {
    const own = await apply(server, code, payer(1));
    const reference = await pay(own, null);
    await own.send('POST', '/payments/ask', {});
    await press(reference);
    for (let n = 0; n < 20; n += 1) await own.send('POST', '/payments/ask', {});
    expect((await own.read()).fee.state).toBe('owed');
    // Who comes back with eSewa's answer does not wait.
    const two = await apply(server, code, payer(2));
    const other = await pay(two, null);
    await two.send('POST', '/payments/ask', {});
    const { headers } = await press(other);
    const data = new URL(headers.get('location') ?? '').searchParams.get('data');
    await two.send('POST', '/payments/ask', { data });
    expect((await two.read()).fee.state).toBe('paid');
    server.clock.now += 5000;
    await Promise.all([own.send('POST', '/payments/ask', {}), own.send('POST', '/payments/ask', {}), server.tick()]);
    expect((await own.read()).fee.state).toBe('paid');
  });

  it('are gone with the merchant: no notice takes eSewa up, and applications go on without it', async () => {
    const only = await openNotice(server, gita, { code: 'E-1', fee: 1000, feeWays: ['esewa'] });
    const own = await begin(server, only, wholeForm(1));
    for (const kind of ['photo', '0']) await own.sendFile(kind);
    await server.close();
    server = await createTestApp(place);
    expect((await server.app.inject(`/api/notices/${only}`)).json()).toMatchObject({ esewa: false, feeWays: [] });
    const again = await elsewhere(own);
    expect((await again.submit()).json()).toMatchObject({ state: 'submitted', fee: { state: 'owed' } });
    expect((await again.send('POST', '/payments')).statusCode).toBe(409);
    const sita = await signInStaff(server, 'Sita', ['examiner']);
    const refused = openNotice(server, sita, { code: 'E-2', fee: 1000, feeWays: ['esewa'] });
    await expect(refused).rejects.toThrow('This installation can not take payments by eSewa.');
  });
});
