import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstHead, headOf } from '#exam/sitting/chain.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, openSealed, phone, sealExamination, writeItems } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const code = 'SCI-2083';
const csv =
  'symbol_number,name,room,pin,extra_minutes\n1001,सीता शर्मा,A,11111111,\n1002,Ram Thapa,A,22222222,10\n1003,Hari KC,B,33333333,\n';

describe.each(databases)('the hall on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  let start: number;
  const first = () => phone(server, code, 'first');
  const second = () => phone(server, code, 'second');

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    staff = await signInStaff(server, 'Gita');
    start = server.clock.now + 50 * minute;
    await sealExamination(server, staff, csv);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const at = (ms: number) => (server.clock.now = start + ms);
  const tokenOf = async (who = first(), symbolNumber = '1001', pin = '11111111') => {
    const answer = await who.signIn(symbolNumber, pin);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.json<{ token: string }>().token;
  };
  /** Signs in ten minutes before the start, and begins at the start. */
  const begun = async () => {
    at(-10 * minute);
    const token = await tokenOf();
    at(0);
    const key = await first().get('/seal-key', token);
    expect([key.statusCode, key.headers['cache-control']]).toEqual([200, 'no-store']);
    return token;
  };
  const choose = (n: number, ms: number, option = 'a', place_ = 0): LogEntry => ({
    n,
    at: ms,
    kind: 'choose',
    place: place_,
    option,
  });
  const logOf = (symbolNumber = '1001') =>
    server.database.db
      .selectFrom('entry')
      .select(['n', 'at', 'kind', 'place', 'option', 'late'])
      .where('symbol_number', '=', symbolNumber)
      .orderBy('n')
      .execute();
  const held = () =>
    server.database.db.selectFrom('held_entry').select(['n', 'reason', 'device']).orderBy('n').execute();

  it('opens 45 minutes before the start, and not a moment sooner', async () => {
    at(-45 * minute - 1);
    const early = await first().signIn('1001', '11111111');
    expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([425, 'too-early', '1']);
    at(-45 * minute);
    expect((await first().signIn('1001', '11111111')).json()).toMatchObject({
      candidate: { symbolNumber: '1001', name: 'सीता शर्मा', room: 'A' },
      examination: { code, minutes: 30, state: 'open', sections: [{ penalty: 0.25 }, { marks: 0.5 }] },
    });
  });

  it('answers a wrong number and a wrong PIN alike, and counts by candidate, never the address of a school', async () => {
    at(-10 * minute);
    const wrongPin = await first().signIn('1001', '00000000');
    const wrongNumber = await first().signIn('9999', '11111111');
    expect([wrongPin.statusCode, wrongPin.json()]).toEqual([wrongNumber.statusCode, wrongNumber.json()]);
    expect(wrongPin.json().code).toBe('wrong-credentials');
    expect((await first().signIn('1002', '22222222')).statusCode).toBe(200);
    const { pin } = (await staff.send('POST', `/staff/examinations/${code}/candidates/1001/pin`)).json<{
      pin: string;
    }>();
    expect((await first().signIn('1001', '11111111')).statusCode).toBe(401);
    expect((await first().signIn('1001', pin)).statusCode).toBe(200);
  });

  it.each([
    ['as a Mac writes it', 'e\u0301-9', 'e\u0301-9'],
    ['with a letter that NFC takes apart', '\u0958-9', '\u0958-9'],
    ['in digits of another script', '4711', '٤٧١١'],
    ['in wide digits', '4711', '４７１１'],
  ])('lets a candidate in whose symbol number was written %s', async (_, kept, typed) => {
    const one = { symbolNumber: kept, name: 'Maya' };
    const added = await staff.send('POST', `/staff/examinations/${code}/candidates/one`, one);
    expect(added.statusCode).toBe(201);
    at(-10 * minute);
    expect((await first().signIn(typed, added.json().pin)).statusCode).toBe(200);
  });

  it('gives each of those who sign in together their own answer, and one attempt to the first device', async () => {
    at(-10 * minute);
    const elsewhere = phone(server, 'OTHER-1', 'third');
    const [ram, wrong, sita, other, nowhere, hari] = await Promise.all([
      first().signIn('1002', '22222222'),
      first().signIn('9999', '11111111'),
      first().signIn('1001', '11111111'),
      second().signIn('1001', '11111111'),
      elsewhere.signIn('1001', '11111111'),
      second().signIn('१००३', '३३३३३३३३'),
    ]);
    const statuses = [ram, wrong, sita, other, nowhere, hari].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 401, 200, 409, 404, 200]);
    for (const [answer, symbolNumber] of [
      [ram, '1002'],
      [sita, '1001'],
      [hari, '1003'],
    ] as const)
      expect(answer.json().candidate.symbolNumber).toBe(symbolNumber);
    expect((await first().send(sita.json().token, [])).statusCode).toBe(200);
    expect((await second().send(hari.json().token, [])).statusCode).toBe(200);
  });

  it('hands out one sealed paper for all, which tells nothing without its key', async () => {
    at(-10 * minute);
    const { token, examination } = (await first().signIn('1001', '11111111')).json();
    const sealed = await first().get(`/paper/${examination.paper.hash}`, null);
    expect(sealed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sealed.rawPayload.length).toBe(examination.paper.bytes);
    expect(sealed.rawPayload.includes('physics')).toBe(false);
    at(-1);
    const early = await first().get('/seal-key', token);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([425, '1']);
    at(0);
    const { key, seed } = (await first().get('/seal-key', token)).json();
    expect(seed).not.toBe('');
    const text = openSealed(sealed.rawPayload, key);
    expect(text).toMatchObject({
      code,
      sections: [{ title: 'Physics', marks: 100, penalty: 25 }, { title: 'English' }],
    });
    const json = JSON.stringify(text);
    expect(json).toContain('<math');
    expect(json).not.toMatch(/"right"|explanation|difficulty/);
  });

  it('keeps the paper of another hash, and of a draft, to itself', async () => {
    expect((await first().get(`/paper/${'0'.repeat(64)}`, null)).statusCode).toBe(404);
    await staff.send('POST', '/staff/examinations', newExamination(server, { code: 'DRAFT-1' }));
    expect((await phone(server, 'DRAFT-1', 'x').get('', null)).statusCode).toBe(404);
    expect((await phone(server, 'DRAFT-1', 'x').signIn('1', '1')).statusCode).toBe(404);
  });

  it('answers saves after the commit with the head of the chain that the device computes', async () => {
    const token = await begun();
    const log: LogEntry[] = [
      { n: 1, at: 500, kind: 'see', place: 0 },
      choose(2, 1000),
      { n: 3, at: 1500, kind: 'flag', place: 0 },
    ];
    at(2000);
    const saved = await first().send(token, log);
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { n: 3, head: headOf(log), notices: [] }]);
    expect(saved.json().endsAt).toBe(new Date(start + 30 * minute).toISOString());
    expect(await logOf()).toMatchObject(log.map((entry) => ({ n: entry.n, at: entry.at, late: 0 })));
    const read = await first().get('/entries?after=1', token);
    expect(read.json()).toMatchObject({ entries: log.slice(1), n: 3, head: headOf(log) });
  });

  it('takes the same entries once, however often and side by side they come, and refuses a gap with the last number', async () => {
    const token = await begun();
    const log = [1, 2, 3, 4].map((n) => choose(n, n * 100, 'abcd'[n - 1]));
    const answers = await Promise.all(
      [log.slice(0, 2), log, log.slice(0, 3), log, log.slice(1)].map((entries) => first().send(token, entries)),
    );
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) expect(answer.json().code).toBe('gap');
    await first().send(token, log);
    expect((await logOf()).map(({ n, option }) => [n, option])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ]);
    const gap = await first().send(token, [choose(6, 700)]);
    expect([gap.statusCode, gap.json()]).toMatchObject([409, { code: 'gap', detail: { n: 4 } }]);
    const heartbeat = await first().send(token, []);
    expect(heartbeat.json()).toMatchObject({ n: 4, head: headOf(log) });
  });

  it('takes as many entries in one call as a body holds', async () => {
    const token = await begun();
    const log = Array.from({ length: 2000 }, (_, index): LogEntry => ({
      n: index + 1,
      at: index,
      kind: 'see',
      place: index % 5,
    }));
    expect((await first().send(token, log)).json()).toMatchObject({ n: 2000, head: headOf(log) });
    const handIns = Array.from({ length: 3000 }, () => ({ n: 1, at: 1, kind: 'hand-in' }));
    expect((await first().send(token, handIns)).statusCode).toBe(200);
    expect((await first().send(token, [...log, ...log])).statusCode).toBe(413);
  });

  it('keeps what differs from the log as evidence and changes nothing', async () => {
    const token = await begun();
    await first().send(token, [choose(1, 100)]);
    expect((await first().send(token, [choose(1, 100, 'b')])).json().head).toBe(headOf([choose(1, 100)]));
    expect(await held()).toEqual([{ n: 1, reason: 'differs', device: 'first' }]);
  });

  it('lets a second device take over after a minute, and keeps what the first still sends as evidence', async () => {
    const token = await begun();
    await first().send(token, [choose(1, 100)]);
    at(59_000);
    const refused = await second().signIn('1001', '11111111');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'other-device', detail: { lastHeard: new Date(start).toISOString() } },
    ]);
    at(60_000);
    const other = await tokenOf(second());
    expect((await second().get('/entries', other)).json()).toMatchObject({ n: 1, entries: [choose(1, 100)] });
    const late = await first().send(token, [choose(2, 59_500, 'b')]);
    const lastHeard = new Date(start + 60_000).toISOString();
    for (const answer of [late, await first().get('/entries', token), await first().get('/seal-key', token)])
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'other-device', detail: { lastHeard } }]);
    expect(await held()).toEqual([{ n: 2, reason: 'replaced-device', device: 'first' }]);
    expect((await second().send(other, [choose(2, 60_500, 'c')])).json().n).toBe(2);
    expect((await logOf()).map(({ option }) => option)).toEqual(['a', 'c']);
  });

  it('tells a device where the log ends that it goes on from, and holds what that one had put aside', async () => {
    const token = await begun();
    const log = [choose(1, 100), choose(2, 200)];
    await first().send(token, log);
    at(minute + 1);
    const { token: other, log: end } = (await second().signIn('1001', '11111111')).json();
    expect(end).toEqual({ n: 2, head: headOf(log) });
    const aside = [choose(2, 150, 'b'), choose(3, 160, 'c')];
    const answer = await second().send(other, [choose(3, 300, 'd')], { aside });
    expect(answer.json()).toMatchObject({ n: 3 });
    await second().send(other, [], { aside });
    expect((await logOf()).map(({ option }) => option)).toEqual(['a', 'a', 'd']);
    expect(await held()).toEqual([2, 3].map((n) => ({ n, reason: 'replaced-device', device: 'second' })));
  });

  it('lets another device in at once where the first has signed out in the waiting room', async () => {
    at(-10 * minute);
    const token = await tokenOf();
    expect((await second().signIn('1001', '11111111')).statusCode).toBe(409);
    const authorization = `Bearer ${token}`;
    await server.app.inject({ method: 'DELETE', url: '/api/hall/session', headers: { authorization } });
    expect((await second().signIn('1001', '11111111')).statusCode).toBe(200);
  });

  it('lets the same device sign in again at once', async () => {
    const token = await begun();
    await first().send(token, [choose(1, 100)]);
    const again = await tokenOf();
    expect((await first().send(again, [choose(2, 200)])).json().n).toBe(2);
  });

  it('takes entries for ten minutes after the end, marked late, and holds what comes later', async () => {
    const token = await begun();
    at(40 * minute);
    expect((await first().send(token, [choose(1, 29 * minute)])).statusCode).toBe(200);
    expect(await logOf()).toMatchObject([{ n: 1, late: 1 }]);
    at(40 * minute + 1);
    const over = await first().send(token, [choose(2, 29 * minute)]);
    expect([over.statusCode, over.json().code]).toEqual([410, 'time-over']);
    const rest = await first().send(token, [choose(3, 29 * minute), choose(5, 29.1 * minute)]);
    expect(rest.json().code).toBe('time-over');
    expect(await held()).toEqual([2, 3, 5].map((n) => ({ n, reason: 'too-late', device: 'first' })));
    expect(await logOf()).toHaveLength(1);
  });

  it('lets the examiner take what came too late, once, after all that is there, or leave it', async () => {
    const token = await begun();
    const path = `/staff/examinations/${code}/held`;
    const decide = async (entries: number[], take: boolean) => {
      const body = { symbolNumber: '1001', device: 'first', entries, take, reason: 'Made in time.' };
      return (await staff.send('POST', path, body)).json();
    };
    expect((await staff.send('GET', path)).json()).toMatchObject({ rows: [], total: 0, evidence: [] });
    expect(await decide([2], true)).toMatchObject({ code: 'wrong-state' });
    await first().send(token, [choose(1, 100, 'c', 0)]);
    at(40 * minute + 1);
    const handIn = { n: 4, at: 300, kind: 'hand-in' as const };
    await first().send(token, [choose(2, 200, 'a', 0), choose(3, 31 * minute, 'b', 1), handIn]);
    const { rows } = (await staff.send('GET', path)).json();
    expect(rows).toMatchObject([
      { symbolNumber: '1001', device: 'first', n: 2, reason: 'too-late', inTime: true, decision: null },
      { n: 3, inTime: false, decision: null },
      { n: 4, inTime: true, decision: null },
    ]);
    expect([await decide([2, 4], true), await decide([2, 3], false)]).toEqual([{ decided: 2 }, { decided: 1 }]);
    expect(await logOf()).toMatchObject([
      { n: 1, option: 'c' },
      { n: 2, option: 'a', late: 1 },
      { n: 3, kind: 'hand-in', late: 1 },
    ]);
    const log = [choose(1, 100, 'c', 0), choose(2, 200, 'a', 0), { ...handIn, n: 3 }];
    expect((await first().get('/entries', token)).json()).toMatchObject({ n: 3, head: headOf(log), entries: log });
    // The hand-in decides between equal totals, not the end of the time.
    const attempt = server.database.db.selectFrom('attempt').select('handed_in_at').where('symbol_number', '=', '1001');
    expect(await attempt.executeTakeFirst()).toEqual({ handed_in_at: 300 });
    const own = (await staff.send('GET', `/staff/examinations/${code}/results`)).json();
    expect(own.rows[0]).toMatchObject({ symbolNumber: '1001', right: 1, wrong: 0 });
    const acts = (await staff.send('GET', `/staff/examinations/${code}/audit`))
      .json()
      .rows.map((row: { act: string }) => row.act);
    expect(acts.slice(0, 2).sort()).toEqual(['held-left', 'held-taken']);
  });

  it('gives who comes late the remaining time, and nobody a beginning after the limit', async () => {
    at(20 * minute);
    const token = await tokenOf(first(), '1002', '22222222');
    const { endsAt } = (await first().get('/seal-key', token)).json();
    expect(endsAt).toBe(new Date(start + 40 * minute).toISOString());
    at(31 * minute);
    const tooLate = await tokenOf(phone(server, code, 'third'), '1003', '33333333');
    expect((await phone(server, code, 'third').get('/seal-key', tooLate)).json().code).toBe('time-over');
  });

  it('moves the end of who has begun when a second file gives other extra minutes', async () => {
    const token = await begun();
    const more = 'symbol_number,name,extra_minutes\n1001,सीता शर्मा,15\n';
    await staff.send('POST', `/staff/examinations/${code}/candidates`, { csv: more });
    expect((await first().send(token, [])).json().endsAt).toBe(new Date(start + 45 * minute).toISOString());
  });

  it('takes no entries of somebody who has not begun, and none for another examination', async () => {
    at(-10 * minute);
    const token = await tokenOf();
    for (const [ms, state] of [
      [-10 * minute, 'open'],
      [1000, 'running'],
    ] as const) {
      at(ms);
      expect((await first().send(token, [choose(1, 5)])).json()).toMatchObject({
        code: 'wrong-state',
        detail: { state },
      });
    }
    expect((await first().send(token, [])).statusCode).toBe(200);
    expect((await phone(server, 'OTHER-1', 'first').send(token, [])).statusCode).toBe(404);
    expect((await first().get('/entries', 'x'.repeat(43))).statusCode).toBe(401);
  });

  it('knows a session where the clock was set back, or is that of another server', async () => {
    at(minute);
    const token = await tokenOf();
    at(0);
    expect((await first().get('/seal-key', token)).statusCode).toBe(200);
    expect((await first().send(token, [choose(1, 100)])).json()).toMatchObject({ n: 1 });
  });

  it('refuses what no device means and no database takes, and saves what others send in the same moment', async () => {
    const token = await begun();
    const neighbour = await tokenOf(second(), '1002', '22222222');
    await second().get('/seal-key', neighbour);
    const refused: [entry: object, more?: object][] = [
      [choose(1, 100, '\u0000')],
      [choose(1, 100, 'g')],
      [choose(1, 100, 'a', 1e10)],
      [choose(1, 1e15)],
      [{ ...choose(1, 100), note: 'x' }],
      [choose(1e10, 100)],
      [choose(1, 100), { aside: [choose(1e10, 100)] }],
      [choose(1, 100), { left: [{ from: -1e15, to: 5 }] }],
      [choose(1, 100), { ran: [{ from: 0, to: 1e15 }] }],
      [choose(1, 100), { read: ['\u0000'] }],
      [choose(1, 100), { device: { id: '\uD800', label: '' } }],
      [choose(1, 100), { device: { id: 'first', label: '\u0000' } }],
    ];
    let n = 0;
    for (const [entry, more] of refused) {
      n += 1;
      const answers = await Promise.all([
        first().send(token, [entry], more),
        second().send(neighbour, [choose(n, n * 100)]),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect({ entry, more, statuses }).toEqual({ entry, more, statuses: [422, 200] });
    }
    expect((await first().get('/entries?after=10000000000', token)).statusCode).toBe(422);
    expect((await first().signIn('\u0000', '11111111')).statusCode).toBe(422);
    expect((await first().get('/why/%00', token)).statusCode).toBe(404);
    expect((await phone(server, '%00', 'first').get('', null)).statusCode).toBe(404);
    expect(await logOf()).toEqual([]);
    expect(await logOf('1002')).toHaveLength(refused.length);
  });

  it('is over for a candidate who is withdrawn, and waits for them no more', async () => {
    const token = await begun();
    const end = () => staff.send('POST', `/staff/examinations/${code}/state`, { to: 'ended' });
    expect((await end()).json().message).toBe('1 candidate has not handed in yet.');
    await staff.send('PATCH', `/staff/examinations/${code}/candidates/1001`, { withdrawn: true });
    expect((await first().send(token, [choose(1, 100)])).statusCode).toBe(401);
    expect((await first().signIn('1001', '11111111')).statusCode).toBe(401);
    expect((await end()).json()).toMatchObject({ state: 'ended', counts: { candidates: 3, began: 0 } });
  });

  it('marks what was handed in, in time and before the end', async () => {
    const token = await begun();
    at(5 * minute);
    await first().send(token, [
      choose(1, 1000, 'a', 0),
      choose(2, 2000, 'b', 1),
      choose(3, 3000, 'a', 3),
      { n: 4, at: 4000, kind: 'hand-in' },
      choose(5, 5000, 'a', 4),
    ]);
    const own = `/staff/examinations/${code}/candidates/1001`;
    for (const change of [{ withdrawn: true }, { room: 'B' }]) {
      expect((await staff.send('PATCH', own, change)).json()).toMatchObject({
        code: 'wrong-state',
        detail: { state: 'running' },
      });
    }
    expect((await staff.send('PATCH', own, { groups: ['Women'] })).statusCode).toBe(200);
    const results = `/staff/examinations/${code}/results`;
    expect((await staff.send('GET', results)).json()).toMatchObject({
      code: 'wrong-state',
      detail: { state: 'running' },
    });
    at(6 * minute);
    const ended = { state: 'ended', endsAt: new Date(start + 6 * minute).toISOString() };
    expect((await staff.send('POST', `/staff/examinations/${code}/state`, { to: 'ended' })).json()).toMatchObject(
      ended,
    );
    expect((await staff.send('GET', `/staff/examinations/${code}/board`)).json()).toMatchObject(ended);
    const { rows, total } = (await staff.send('GET', results)).json();
    expect(total).toBe(3);
    expect(rows[0]).toEqual({
      rank: 1,
      symbolNumber: '1001',
      name: 'सीता शर्मा',
      total: 1.25,
      sections: { Physics: 0.75, English: 0.5 },
      right: 2,
      wrong: 1,
      unanswered: 2,
      passed: true,
      list: null,
      position: null,
      withheld: false,
      late: 0,
      implausible: 0,
    });
    expect(rows[1]).toMatchObject({ rank: null, total: null, symbolNumber: '1002' });
    const file = await staff.send('GET', `${results}.csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split('\n')[0]).toBe(
      '\uFEFFrank,symbol_number,name,total,Physics,English,right,wrong,unanswered,passed,list,position,withheld,late_answers,implausible_entries',
    );
    expect(file.body).toContain('1,1001,सीता शर्मा,1.25,0.75,0.5,2,1,2,Pass,,,no,0,0');
  });

  it('counts no hand-in before it may be, and what is chosen after it', async () => {
    const late = 'LATE-1';
    await staff.send('POST', '/staff/examinations', newExamination(server, { code: late, handInAfterMinutes: 5 }));
    const items = [...(await writeItems(staff, 'physics', 3)), ...(await writeItems(staff, 'english', 2))];
    await staff.send('PUT', `/staff/examinations/${late}/paper`, { items });
    await staff.send('POST', `/staff/examinations/${late}/candidates`, { csv });
    await staff.send('POST', `/staff/examinations/${late}/seal`);
    const device = phone(server, late, 'first');
    at(-minute);
    const token = await tokenOf(device);
    at(0);
    await device.get('/seal-key', token);
    const early: LogEntry = { n: 1, at: 5 * minute - 1, kind: 'hand-in' };
    at(6 * minute);
    await device.send(token, [early, choose(2, 5 * minute, 'a')]);
    const handedIn = async () =>
      (await staff.send('GET', `/staff/examinations/${late}/board`)).json().counts.handedIn as number;
    expect(await handedIn()).toBe(0);
    await device.send(token, [{ n: 3, at: 5 * minute, kind: 'hand-in' }]);
    expect(await handedIn()).toBe(1);
    await staff.send('POST', `/staff/examinations/${late}/state`, { to: 'ended' });
    const { rows } = (await staff.send('GET', `/staff/examinations/${late}/results`)).json();
    expect(rows[0]).toMatchObject({ symbolNumber: '1001', right: 1 });
  });

  it('takes symbol number and PIN in the digits of either script', async () => {
    at(-minute);
    const signedIn = await first().signIn('१००१', '११११११११');
    expect(signedIn.json().candidate.symbolNumber).toBe('1001');
  });

  it('takes thirty candidates who sign in, begin and tap in the same moments, and has for each what was tapped', async () => {
    const symbols = Array.from({ length: 30 }, (_, index) => String(2001 + index));
    const lines = symbols.map((symbol) => `${symbol},Candidate ${symbol},${symbol}9999`);
    const brought = await staff.send('POST', `/staff/examinations/${code}/candidates`, {
      csv: ['symbol_number,name,pin', ...lines].join('\n'),
    });
    expect(brought.json()).toMatchObject({ added: 30 });
    at(-minute);
    const tokens = await Promise.all(
      symbols.map((symbol) => tokenOf(phone(server, code, symbol), symbol, `${symbol}9999`)),
    );
    at(0);
    const each = <T>(act: (device: ReturnType<typeof phone>, token: string, index: number) => Promise<T>) =>
      Promise.all(symbols.map((symbol, index) => act(phone(server, code, symbol), tokens[index] ?? '', index)));
    const keys = await each((device, token) => device.get('/seal-key', token));
    expect(new Set(keys.map((answer) => answer.json<{ key: string }>().key)).size).toBe(1);
    at(minute);
    const tapped = (index: number): LogEntry[] => [
      choose(1, 100, 'abcd'.charAt(index % 4), index % 5),
      choose(2, 200 + index, 'a', (index + 1) % 5),
      { n: 3, at: 300 + index, kind: 'hand-in' },
    ];
    for (const n of [1, 2, 3]) {
      const answers = await each((device, token, index) =>
        device.send(
          token,
          tapped(index).filter((entry) => entry.n === n),
        ),
      );
      expect(answers.map((answer) => answer.json<{ head: string }>().head)).toEqual(
        symbols.map((_, index) => headOf(tapped(index).slice(0, n))),
      );
    }
    const logs = await each((device, token) => device.get('/entries', token));
    expect(logs.map((answer) => answer.json<{ entries: LogEntry[] }>().entries)).toEqual(
      symbols.map((_, index) => tapped(index)),
    );
  });

  it('has an empty log for who began and tapped nothing', async () => {
    const token = await begun();
    expect((await first().get('/entries', token)).json()).toMatchObject({ entries: [], n: 0, head: firstHead });
  });
});
