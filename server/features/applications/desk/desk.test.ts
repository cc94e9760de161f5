import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskApplication, DeskLine } from '#contract/applications.ts';
import { apply, begin, openNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let place: TestDatabase;
let server: TestApp;
let gita: Staff;
let kamal: Staff;
let code: string;
const path = (rest = '') => `/staff/examinations/${code}/applications${rest}`;
async function start(made: TestDatabase, notice: Record<string, unknown> = {}): Promise<void> {
  place = made;
  server = await createTestApp(place);
  gita = await signInStaff(server, 'Gita', ['examiner']);
  kamal = await signInStaff(server, 'Kamal', ['clerk']);
  code = await openNotice(server, gita, notice);
}
afterEach(async () => {
  await server.close();
  await place.remove();
});

type Answer = Awaited<ReturnType<Staff['send']>>;
const said = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];

/** Applies as the person `n`, a minute after the one before. */
async function comes(n: number, more: Parameters<typeof wholeForm>[1] = {}): Promise<Applicant> {
  server.clock.now += minute;
  return apply(server, code, wholeForm(n, more));
}
const look = async ({ number }: Pick<Applicant, 'number'>, by = kamal) =>
  (await by.send('GET', path(`/${number}`))).json<DeskApplication>();
const decide = async (on: Applicant, more: object, by = kamal) =>
  by.send('POST', path(`/${on.number}/decision`), { version: (await look(on, by)).version, ...more });
const lines = async (query = '') => (await kamal.send('GET', path(`?${query}`))).json<{ rows: DeskLine[] }>().rows;
const numbers = async (query = '') => (await lines(query)).map(({ number }) => number);
const acts = async () => {
  const { rows } = (await gita.send('GET', `/staff/examinations/${code}/audit`)).json();
  return rows as { act: string; subject: string; details: Record<string, unknown> }[];
};

describe.each(databases)('the desk on $kind', ({ make }) => {
  beforeEach(async () => start(await make()));

  it('has a queue, which is filtered and searched', async () => {
    const [first, second, third] = [
      await comes(1, { name: 'Asmita Tamang', nameNepali: 'अस्मिता तामाङ' }),
      await comes(2, { name: 'José Śrestha', groups: 'Remote area' }),
      await comes(3, { name: 'Bikash Rai', previousScore: '1.9' }),
    ];
    expect(await numbers()).toEqual([first.number, second.number, third.number]);
    expect(await numbers(`group=${encodeURIComponent('Remote area')}`)).toEqual([second.number]);
    for (const [search, found] of [
      [first.number, first],
      [`${first.number.slice(0, 4)} ${first.number.slice(4)}`, first],
      ['तामाङ', first],
      ['tamang asm', first],
      ['jose srestha', second],
      ['98000 00003', third],
      ['९८०००००००३', third],
      ['100%', null],
    ] as const)
      expect([search, await numbers(`search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        found === null ? [] : [found.number],
      ]);
    expect(await numbers('size=1&page=2')).toEqual([second.number]);
    await decide(second, { decision: 'refuse', reason: 'Not from there' });
    expect(await numbers('state=refused')).toEqual([second.number]);
    expect(await numbers('state=all')).toEqual([first.number, second.number, third.number]);
    const { counts, total } = (await kamal.send('GET', path())).json();
    expect([counts, total]).toEqual([
      { draft: 0, submitted: 2, returned: 0, accepted: 0, refused: 1, withdrawn: 0, waiting: 2, clear: 1 },
      2,
    ]);
  });

  it('says what a rule doubts: age, score, and perhaps the same person, on both sides', async () => {
    const born = { dateOfBirth: 'AD 1999-1-1' };
    const first = await comes(1, { name: 'Sushma Shrestha', ...born });
    const second = await comes(2, { name: 'Susma Shresth', ...born, previousScore: '1.88' });
    const third = await comes(3, { name: 'Sushma Karki', ...born });
    const age = { code: 'age', age: 27 };
    expect((await look(first)).doubts).toEqual([age, { code: 'same-person', number: second.number }]);
    expect((await look(second)).doubts).toEqual([
      age,
      { code: 'score', score: 1.88, least: 2 },
      { code: 'same-person', number: first.number },
    ]);
    expect((await look(third)).doubts).toEqual([age]);
    expect(await numbers('doubtful=1')).toEqual([first.number, second.number]);
    await second.send('POST', '/withdraw', { version: (await second.read()).version });
    expect((await look(first)).doubts).toEqual([age]);
    const notice = (await gita.send('GET', `/staff/examinations/${code}/notice`)).json();
    const body = { ...notice.rules, greatestAge: 30, version: notice.version };
    await gita.send('PUT', `/staff/examinations/${code}/notice`, body);
    expect((await look(first)).doubts).toEqual([]);
  });

  it('doubts a score that was left blank where the notice asks a least one, needed or not', async () => {
    const own = await comes(1, { previousScore: '' });
    expect((await look(own)).doubts).toEqual([{ code: 'score-not-told', least: 2 }]);
    const notice = (await gita.send('GET', `/staff/examinations/${code}/notice`)).json();
    const body = { ...notice.rules, leastScore: null, version: notice.version };
    await gita.send('PUT', `/staff/examinations/${code}/notice`, body);
    expect((await look(own)).doubts).toEqual([]);
  });

  it('decides on what was looked at: the second of two clerks is told, and nothing is overwritten', async () => {
    const own = await comes(1, { groups: 'Remote area' });
    const binita = await signInStaff(server, 'Binita', ['clerk']);
    const { version, openWith } = await look(own);
    expect(openWith).toBeNull();
    expect((await look(own, binita)).openWith).toBe('Kamal');
    const accepted = await kamal.send('POST', path(`/${own.number}/decision`), {
      version,
      decision: 'accept',
      refusedGroups: ['Remote area'],
      extraMinutes: 20,
    });
    expect(accepted.json()).toMatchObject({
      state: 'accepted',
      groups: [{ group: 'Remote area', granted: false }],
      extraMinutes: 20,
      decidedBy: 'Kamal',
      canUndo: true,
    });
    const refuse = { version, decision: 'refuse', reason: 'Too old' };
    const second = await binita.send('POST', path(`/${own.number}/decision`), refuse);
    expect(said(second)).toEqual([409, 'changed-meanwhile']);
    const again = { ...refuse, version: version + 1 };
    expect(said(await binita.send('POST', path(`/${own.number}/decision`), again))).toEqual([409, 'wrong-state']);
    expect(await look(own)).toMatchObject({ state: 'accepted', decidedBy: 'Kamal' });
  });

  it('returns an application with reasons, which comes back with what changed', async () => {
    const own = await comes(1);
    await decide(own, { decision: 'return', reasons: ['photo', 'document-0'], text: 'Too dark.' });
    expect(await own.read()).toMatchObject({
      state: 'returned',
      canChange: true,
      returned: { reasons: ['photo', 'document-0'], text: 'Too dark.' },
    });
    await own.sendFile('photo');
    expect((await own.submit()).json()).toMatchObject({ state: 'submitted', returned: null });
    expect(await look(own)).toMatchObject({ corrected: ['photo'] });
    expect(await numbers('corrected=1')).toEqual([own.number]);
    server.clock.now += 14 * day;
    const binita = await signInStaff(server, 'Binita', ['clerk']);
    const late = await decide(own, { decision: 'return', reasons: ['photo'] }, binita);
    expect([said(late), late.json().message]).toEqual([
      [409, 'wrong-state'],
      expect.stringContaining('time for corrections is over'),
    ]);
  });

  it('takes a decision back, with what was marked before', async () => {
    const own = await comes(1);
    await own.send('PATCH', '', { form: { phone: '9841233456' } });
    await own.submit();
    const undo = async () => kamal.send('POST', path(`/${own.number}/undo`), { version: (await look(own)).version });
    expect(said(await undo())).toEqual([409, 'wrong-state']);
    for (const decision of [
      { decision: 'accept' },
      { decision: 'return', reasons: ['fee'] },
      { decision: 'refuse', reason: 'Not complete' },
    ]) {
      expect((await decide(own, decision)).json()).toMatchObject({ corrected: [] });
      expect((await undo()).json()).toMatchObject({ state: 'submitted', corrected: ['phone'], decidedBy: null });
    }
  });

  it('accepts many with nothing doubtful in one step, which can be taken back until numbers are given', async () => {
    const clear = [await comes(1), await comes(2), await comes(3)];
    const doubted = await comes(4, { previousScore: '1.2' });
    const unseen = await comes(5, { groups: 'Remote area' });
    const all = clear.map(({ number }) => number);
    const preview = (await kamal.send('POST', path('/accept?preview=1'), {})).json();
    expect([preview.rows.map(({ number }: DeskLine) => number), preview.accepted]).toEqual([all, 0]);
    const [one = '', two = ''] = all;
    const { batch, accepted } = (
      await kamal.send('POST', path('/accept'), { numbers: [one, two, doubted.number] })
    ).json();
    expect(accepted).toBe(2);
    expect(await numbers('state=accepted')).toEqual([one, two]);
    await look(unseen);
    expect((await kamal.send('POST', path('/accept'), {})).json().rows.map(({ number }: DeskLine) => number)).toEqual([
      all[2],
      unseen.number,
    ]);
    expect((await look(unseen)).groups).toEqual([{ group: 'Remote area', granted: true }]);
    expect((await kamal.send('POST', path('/undo'), { batch })).json()).toEqual({ undone: 2 });
    expect(said(await kamal.send('POST', path('/undo'), { batch }))).toEqual([409, 'wrong-state']);
    expect(await numbers()).toEqual([one, two, doubted.number]);
  });

  it('gives accepted applicants their numbers, with which they are candidates', async () => {
    const first = await comes(1, {
      name: 'Zenisha Oli',
      groups: 'Remote area',
      gender: 'female',
      email: 'z@example.com',
    });
    const second = await comes(2, { name: 'Asmita Tamang' });
    const late = await comes(3, { name: 'Bikash Rai' });
    await decide(first, { decision: 'accept', extraMinutes: 20 });
    await decide(second, { decision: 'accept' });
    // What was right when it was submitted stays so, whatever is asked later.
    const notice = (await gita.send('GET', `/staff/examinations/${code}/notice`)).json();
    const asks = notice.rules.asks.map(({ field }: { field: string }) => ({ field, needed: true }));
    const later = { ...notice.rules, asks, fee: 1000, feeWays: ['voucher'], version: notice.version };
    expect((await gita.send('PUT', `/staff/examinations/${code}/notice`, later)).statusCode).toBe(200);
    const give = async (query = '', from = '620001') =>
      kamal.send('POST', `/staff/examinations/${code}/numbers${query}`, { first: from, order: 'name' });
    expect(Object.keys((await give('', 'A-')).json().fields)).toEqual(['first']);
    const preview = (await give('?preview=1')).json();
    expect(preview).toEqual({
      rows: [
        { number: second.number, name: 'Asmita Tamang', symbolNumber: '620001' },
        { number: first.number, name: 'Zenisha Oli', symbolNumber: '620002' },
      ],
      total: 2,
      made: false,
    });
    expect((await give()).json()).toEqual({ ...preview, made: true });
    const { rows } = (await kamal.send('GET', `/staff/examinations/${code}/candidates`)).json();
    expect(rows).toMatchObject([
      { symbolNumber: '620001', name: 'Asmita Tamang', groups: [], extraMinutes: 0 },
      {
        symbolNumber: '620002',
        name: 'Zenisha Oli',
        dateOfBirth: '2008-02-02',
        groups: ['Remote area'],
        previousScore: 3.42,
        phone: '9800000001',
        email: 'z@example.com',
        gender: 'female',
        extraMinutes: 20,
      },
    ]);
    expect(await first.read()).toMatchObject({ state: 'accepted', symbolNumber: '620002' });
    const { version } = await look(first);
    expect(said(await kamal.send('POST', path(`/${first.number}/undo`), { version }))).toEqual([409, 'wrong-state']);
    await decide(late, { decision: 'accept' });
    expect((await give()).json().rows).toEqual([{ number: late.number, name: 'Bikash Rai', symbolNumber: '620003' }]);
    expect((await give()).json()).toEqual({ rows: [], total: 0, made: true });
  });

  it('sends all fields and all documents, in folders by number, and the log says so', async () => {
    const own = await comes(1, { helpReason: '=1+1' });
    const csv = (await kamal.send('GET', path('.csv'))).body;
    expect(csv).toContain(`${own.number},,submitted,`);
    expect(csv.split('\n')[0]).toContain('name,nameNepali,dateOfBirth');
    expect(csv).toContain(`,'=1+1,`);
    const xlsx = await kamal.send('GET', path('.xlsx'));
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const zip = await kamal.send('GET', `/staff/examinations/${code}/documents.zip`);
    expect(Object.keys(unzipSync(zip.rawPayload))).toEqual([`${own.number}/document-0.jpg`, `${own.number}/photo.jpg`]);
    const sources = (await acts()).flatMap(({ act, details }) => (act === 'exported' ? [details['source']] : []));
    expect(sources).toEqual(['documents.zip', 'applications.xlsx', 'applications.csv']);
  });
});

describe('the desk', () => {
  beforeEach(async () => start(await migratedSqlite()));

  it('is not for other examiners, teachers and operators', async () => {
    const own = await comes(1);
    const other = await signInStaff(server, 'Hari', ['examiner']);
    const teacher = await signInStaff(server, 'Tara', ['teacher', 'operator']);
    const head = await signInStaff(server, 'Bishnu', ['head']);
    const statuses = async (by: Staff) => {
      const { documents } = await look(own);
      const paths = ['', `/${own.number}`, `/${own.number}/documents/${documents[0]?.id}`, '.csv'];
      return Promise.all(paths.map(async (rest) => (await by.send('GET', path(rest))).statusCode));
    };
    expect(await statuses(other)).toEqual([404, 404, 404, 404]);
    expect(await statuses(teacher)).toEqual([403, 403, 403, 403]);
    expect(await statuses(head)).toEqual([200, 200, 200, 200]);
  });

  it('writes a line for each look at a document, and none about a person', async () => {
    const own = await comes(1, { name: 'Asmita Tamang' });
    const [photo] = (await look(own)).documents;
    const shown = await kamal.send('GET', path(`/${own.number}/documents/${photo?.id}`));
    expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual(['image/jpeg', 'no-store']);
    await decide(own, { decision: 'return', reasons: ['name'], text: 'Asmita is called Sunita.' });
    const told = await acts();
    expect(told.slice(0, 2)).toMatchObject([
      { act: 'application-decided', subject: `application:${own.number}`, details: { decision: 'return' } },
      { act: 'document-seen', subject: `application:${own.number}`, details: { document: 'photo' } },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Asmita|Sunita/);
  });

  it('shows no document of another application', async () => {
    const [own, other] = [await comes(1), await comes(2)];
    const [photo] = (await look(other)).documents;
    expect((await kamal.send('GET', path(`/${own.number}/documents/${photo?.id}`))).statusCode).toBe(404);
  });

  it('shows a voucher that stands in two applications, and waits for the fee', async () => {
    await server.close();
    await place.remove();
    await start(await migratedSqlite(), { fee: 1000, feeWays: ['voucher'], documents: [] });
    const voucher = { feeWay: 'voucher', bank: 'RBB', voucherDay: 'AD 2026-11-20' };
    const pays = async (n: number, number: string) => {
      const own = await begin(server, code, wholeForm(n, { ...voucher, voucher: number }));
      for (const kind of ['photo', 'voucher']) await own.sendFile(kind);
      expect((await own.submit()).statusCode).toBe(200);
      return own;
    };
    const [first, second] = [await pays(1, '0093-412'), await pays(2, '0093412')];
    expect((await look(first)).doubts).toEqual([{ code: 'fee' }, { code: 'same-voucher', number: second.number }]);
    expect((await look(second)).fee).toEqual({ owed: 1000, state: 'claimed' });
    expect(await numbers('fee=claimed')).toHaveLength(2);
    expect(await numbers('fee=matched')).toEqual([]);

    // A third one of the same day of birth, with a voucher of its own, changes nothing of that.
    await pays(85, '0099');
    expect((await look(first)).doubts).toEqual([{ code: 'fee' }, { code: 'same-voucher', number: second.number }]);
    // A corrected voucher leaves no doubt at the other one.
    await second.send('PATCH', '', { form: { ...wholeForm(2, voucher), voucher: '0093413' } });
    expect((await second.submit()).statusCode).toBe(200);
    expect((await look(first)).doubts).toEqual([{ code: 'fee' }]);
  });

  it('withdraws the candidate with the application, and keeps the number alone when that is deleted', async () => {
    const own = await comes(1);
    await decide(own, { decision: 'accept' });
    await kamal.send('POST', `/staff/examinations/${code}/numbers`, { first: '101', order: 'application' });
    await own.send('POST', '/withdraw', { version: (await own.read()).version });
    const candidate = async () => (await kamal.send('GET', `/staff/examinations/${code}/candidates`)).json().rows[0];
    expect(await candidate()).toMatchObject({ symbolNumber: '101', withdrawn: true });
    await own.send('DELETE');
    expect(await candidate()).toMatchObject({ symbolNumber: '101', name: '101', phone: null, dateOfBirth: null });
  });
});
