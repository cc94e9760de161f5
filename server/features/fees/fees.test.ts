import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Application, DeskApplication } from '#contract/applications.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { BankList, FeeRow } from '#contract/fees.ts';
import { apply, begin, openNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { createEsewaServer, type EsewaServer } from '#server/testing/esewa-server.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
type Fees = AnswerOf<'GET /staff/examinations/:code/fees'>;

describe.each(databases)('fees on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let esewa: EsewaServer;
  let kamal: Staff;
  let code: string;

  beforeEach(async () => {
    place = await make();
    esewa = await createEsewaServer();
    const { merchantCode, secret, url } = esewa;
    server = await createTestApp(place, { esewa: { merchantCode, secret, formUrl: url, statusUrl: url } });
    const gita = await signInStaff(server, 'Gita', ['examiner']);
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
  const bring = async (lines: readonly string[], query = '') =>
    kamal.send('POST', path(`/bank-list${query}`), { csv: ['Voucher No,Amount,Date,Name', ...lines].join('\n') });
  const withVoucher = async (n: number, voucher: string) =>
    apply(server, code, wholeForm(n, { feeWay: 'voucher', bank: 'RBB', voucher, voucherDay: 'AD 2026-11-18' }));
  const doubts = async ({ number }: Applicant) =>
    (await kamal.send('GET', path(`/applications/${number}`)))
      .json<DeskApplication>()
      .doubts.map(({ code: doubt }) => doubt);
  const decide = (number: string, line: string) =>
    kamal.send('POST', path(`/fees/${number}`), { line, reason: 'Seen.' });

  it('by voucher are matched with the bank’s list by number, amount and day, as often as it comes', async () => {
    const [one, two, three] = [
      await withVoucher(1, '0091877'),
      await withVoucher(2, '92230'),
      await withVoucher(3, '009341'),
    ];
    expect((await fees('claimed')).counts).toMatchObject({ claimed: 3, matched: 0 });
    expect(await doubts(one)).toContain('fee');
    const lines = ['९१८७७,"1,000.00",2026-11-18,A TAMANG', '92230,1500,2026-11-18,X', '93419,1000,2026-11-18,Asmita C'];
    const looked = (await bring(lines, '?preview=1')).json<BankList>();
    expect([looked.lines, looked.added, looked.matches, (await fees('claimed')).list]).toEqual([3, 3, 0, null]);
    expect((await bring(lines)).json<BankList>()).toMatchObject({ added: 3, matches: 1 });
    expect((await bring(lines)).json<BankList>()).toMatchObject({ added: 0, matches: 1 });
    expect((await fees('matched')).rows.map(({ number }) => number)).toEqual([one.number]);
    expect(await doubts(one)).not.toContain('fee');
    expect((await kamal.send('POST', path('/applications/accept'), {})).json()).toMatchObject({ accepted: 1 });
    const [differs] = (await fees('differs')).rows;
    expect(differs).toMatchObject({ number: two.number, owed: 1000, line: { rupees: 1500 } });

    // A person says so, and takes it back.
    expect((await decide(two.number, differs?.line?.id ?? '')).json<FeeRow>()).toMatchObject({
      state: 'matched',
      byHand: true,
    });
    expect((await decide(two.number, 'none')).json<FeeRow>()).toMatchObject({ state: 'claimed', line: null });
    expect((await decide(two.number, 'rule')).json<FeeRow>()).toMatchObject({ state: 'differs', byHand: false });
    expect((await decide(two.number, 'no such line')).statusCode).toBe(404);
    const csv = (await kamal.send('GET', path('/fees.csv'))).body;
    expect(csv.split('\n').find((each) => each.startsWith(two.number))).toContain('1000,differs,RBB,92230,2026-11-18');
    expect((await fees('claimed')).rows).toMatchObject([{ number: three.number }]);
  });

  it('show one voucher under two applications, and refuse nothing by themselves', async () => {
    const [one, two] = [await withVoucher(1, '77'), await withVoucher(2, '077')];
    await bring(['77,1000,2026-11-18,X']);
    const { counts, rows } = await fees('twice');
    expect([counts.usedTwice, counts.matched]).toEqual([2, 2]);
    expect(rows.find(({ number }) => number === one.number)?.sameVoucher).toEqual([two.number]);
    expect(await doubts(two)).toContain('same-voucher');
  });

  it('by a voucher that no list has are asked about once a voucher, and a line of the audit log says so', async () => {
    const own = await withVoucher(1, '0091877');
    await server.tick();
    const before = server.sms.length;
    const ask = async () => (await kamal.send('POST', path(`/fees/${own.number}/ask`))).json<FeeRow>();
    // Without a list, no voucher is missing in it.
    expect((await fees('claimed')).rows).toMatchObject([{ isAskable: false, askedAt: null }]);
    expect(await ask()).toMatchObject({ code: 'wrong-state' });
    await bring(['1,1000,2026-11-18,ANOTHER']);
    expect((await fees('claimed')).rows).toMatchObject([{ isAskable: true, askedAt: null }]);
    const at = new Date(server.clock.now).toISOString();
    expect(await ask()).toMatchObject({ number: own.number, isAskable: false, askedAt: at });
    server.clock.now += 1000;
    expect(await ask()).toMatchObject({ askedAt: at });
    await server.tick();
    expect(server.sms.slice(before)).toMatchObject([{ text: expect.stringContaining('does not have your voucher') }]);
    const lines = await server.database.db
      .selectFrom('audit_log')
      .select('subject')
      .where('act', '=', 'voucher-asked')
      .execute();
    expect(lines).toEqual([{ subject: `application:${own.number}` }]);

    // A corrected voucher is another one.
    await own.send('PATCH', '', { form: { voucher: '0091878' } });
    await own.submit();
    expect((await fees('claimed')).rows).toMatchObject([{ askedAt: null }]);
    await bring(['91878,1000,2026-11-18,A TAMANG']);
    expect((await kamal.send('POST', path(`/fees/${own.number}/ask`))).json()).toMatchObject({ code: 'wrong-state' });
  });

  it('by a voucher: a message that waited is sent only while it is true of the voucher that was asked about', async () => {
    const own = await withVoucher(1, '0091877');
    await bring(['1,1000,2026-11-18,ANOTHER']);
    await server.tick();
    const ask = async () => kamal.send('POST', path(`/fees/${own.number}/ask`));
    expect((await ask()).statusCode).toBe(200);
    await server.tick();
    const queuedAt = server.clock.now;
    const waiting = {
      kind: 'sms-application-voucher' as const,
      recipient: '9800000001',
      application: own.number,
      tries: 1,
      created_at: queuedAt,
      due_at: queuedAt,
      reason: null,
      given_up_at: null,
      is_bulk: 0,
    };
    let count = 0;
    /** How many SMS go out now, with one that was queued after the first question. */
    const sent = async () => {
      const before = server.sms.length;
      count += 1;
      await server.database.db
        .insertInto('mail_job')
        .values({ ...waiting, id: `waiting-${count}` })
        .execute();
      await server.tick();
      return server.sms.length - before;
    };
    expect(await sent()).toBe(1);
    const is = async (change: { readonly state: 'refused' | 'withdrawn' | 'submitted' }) =>
      server.database.db.updateTable('application').set(change).execute();
    for (const state of ['refused', 'withdrawn'] as const) {
      await is({ state });
      expect(await sent()).toBe(0);
    }
    await is({ state: 'submitted' });
    expect(await sent()).toBe(1);

    server.clock.now += 1000;
    await own.send('PATCH', '', { form: { voucher: '0091878' } });
    await own.submit();
    await server.tick();
    expect(await sent()).toBe(0);
    // The other voucher has a message of its own.
    expect((await ask()).statusCode).toBe(200);
    await server.tick();
    expect(await sent()).toBe(0);
    await server.database.db.updateTable('told_message').set({ told_at: queuedAt }).execute();
    expect(await sent()).toBe(1);
    server.clock.now = queuedAt + 14 * 24 * 60 * minute;
    expect(await sent()).toBe(0);
  });

  /** Sends a payment's form as the browser does, and presses a button of eSewa's page. */
  const payAt = async (own: Applicant, act: 'pay' | 'cancel' | null) => {
    const begun = await own.send('POST', '/payments');
    const { action, fields } = begun.json<{ action: string; fields: Record<string, string> }>();
    await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const reference = fields['transaction_uuid'] ?? '';
    if (act === null) return { reference, fields, data: undefined };
    const answer = await fetch(`${esewa.url}/${act}/${reference}`, { method: 'POST', redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    return { reference, fields, data: back.searchParams.get('data') ?? undefined };
  };
  const ask = async (own: Applicant, data?: string) =>
    (await own.send('POST', '/payments/ask', data === undefined ? {} : { data })).json<Application>().fee;

  it('by eSewa are paid when eSewa itself says so, whatever the browser brings back', async () => {
    const own = await begin(server, code, wholeForm(1, { feeWay: 'esewa' }));
    const first = await payAt(own, null);
    expect(first.fields['total_amount']).toBe('1000');
    const lie = Buffer.from(JSON.stringify({ status: 'COMPLETE', transaction_uuid: first.reference })).toString(
      'base64',
    );
    expect(await ask(own, lie)).toEqual({ owed: 1000, state: 'owed' });
    const { data } = await payAt(own, 'pay');
    expect(await ask(own, data)).toEqual({ owed: 1000, state: 'paid' });
    expect((await own.send('POST', '/payments')).json()).toMatchObject({ code: 'wrong-state' });
    // The answer of one applicant says nothing of another.
    const other = await begin(server, code, wholeForm(2, { feeWay: 'esewa' }));
    expect(await ask(other, data)).toEqual({ owed: 1000, state: 'owed' });
  });

  it('are asked about by the server where the browser never came back, and are gone again after a refund', async () => {
    const own = await apply(server, code, wholeForm(1, { feeWay: 'esewa' }));
    expect(await doubts(own)).toContain('fee');
    const { reference } = await payAt(own, 'pay');
    await server.tick();
    expect((await own.read()).fee.state).toBe('owed');
    esewa.isDown = true;
    server.clock.now += minute;
    await server.tick();
    expect((await own.read()).fee.state).toBe('owed');
    esewa.isDown = false;
    server.clock.now += 2 * minute;
    await server.tick();
    expect((await own.read()).fee.state).toBe('paid');
    expect(await doubts(own)).not.toContain('fee');
    const [row] = (await fees('paid')).rows;
    expect(row?.payments).toMatchObject([
      { reference, rupees: 1000, state: 'paid', providerReference: expect.any(String) },
    ]);
    expect((await decide(own.number, 'none')).statusCode).toBe(409);

    esewa.setStatus(reference, 'FULL_REFUND');
    const again = await kamal.send('POST', path(`/payments/${reference}/ask`));
    expect(again.json<FeeRow>()).toMatchObject({ state: 'owed', payments: [{ state: 'refunded' }] });
    expect((await kamal.send('POST', path('/payments/nothing/ask'))).statusCode).toBe(404);
  });

  it('that became higher ask only for the rest, and too many beginnings are refused', async () => {
    const own = await begin(server, code, wholeForm(1, { feeWay: 'esewa' }));
    await payAt(own, 'pay');
    expect((await ask(own)).state).toBe('paid');
    const late = server.clock.now + 11 * 24 * 60 * minute;
    server.clock.now = late;
    const opened = await server.app.inject({
      method: 'POST',
      url: '/api/applications/session',
      payload: { number: own.number, code: own.code },
    });
    const headers = { authorization: `Bearer ${opened.json<{ token: string }>().token}` };
    const send = () => server.app.inject({ method: 'POST', url: `/api/applications/${own.number}/payments`, headers });
    expect((await send()).json<{ fields: object }>().fields).toMatchObject({ total_amount: '500' });
    for (let n = 0; n < 18; n += 1) await send();
    expect((await send()).statusCode).toBe(429);
  });
});
