import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstHead, headOf } from '#exam/sitting/chain.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { phone, sealExamination } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const code = 'SCI-2083';
const csv =
  'symbol_number,name,room,pin\n1001,Sita Sharma,A,11111111\n1002,Ram Thapa,A,22222222\n1003,Hari KC,B,33333333\n';

describe.each(databases)('times of entries on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  let start: number;

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    staff = await signInStaff(server, 'Gita');
    start = server.clock.now + 50 * minute;
    await sealExamination(server, staff, csv, { minutes: 1, handInAfterMinutes: 0, tieBreaks: ['hand-in'] });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const path = `/staff/examinations/${code}`;
  const at = (ms: number) => (server.clock.now = start + ms);
  const pins = { '1001': '11111111', '1002': '22222222', '1003': '33333333' } as const;
  /** A candidate whose device claims with each call what it has. */
  const sitting = async (symbolNumber: keyof typeof pins) => {
    const own = phone(server, code, symbolNumber);
    at(-minute);
    // An idle staff session ends, so this keeps it alive.
    await staff.send('GET', path);
    const { token } = (await own.signIn(symbolNumber, pins[symbolNumber])).json<{ token: string }>();
    at(0);
    await own.get('/seal-key', token);
    const log: LogEntry[] = [];
    const held = () => ({ n: log.length, head: headOf(log) });
    return {
      token,
      log,
      own,
      add: (ms: number, act: Omit<LogEntry, 'n' | 'at'>) => log.push({ n: log.length + 1, at: ms, ...act }),
      send: (entries: readonly LogEntry[] = log, more: object = {}) =>
        own.send(token, entries, { held: held(), ...more }),
    };
  };
  const choose = (place_: number, option = 'a') => ({ kind: 'choose', place: place_, option }) as const;
  const entries = (symbolNumber: string) =>
    server.database.db
      .selectFrom('entry')
      .select(['n', 'late', 'implausible', 'decision'])
      .where('symbol_number', '=', symbolNumber)
      .orderBy('n')
      .execute();
  const attempt = (symbolNumber: string) =>
    server.database.db
      .selectFrom('attempt')
      .selectAll()
      .where('symbol_number', '=', symbolNumber)
      .executeTakeFirstOrThrow();
  const decide = async (body: object) => staff.send('POST', `${path}/held`, { reason: 'I have looked.', ...body });
  const results = async () => {
    const { rows, doubtful } = (await staff.send('GET', `${path}/results`)).json();
    return { rows: rows as Record<string, unknown>[], doubtful };
  };
  const end = () => at(12 * minute);

  it('does not count what a device in contact makes up after the end, until an examiner takes it', async () => {
    const liar = await sitting('1001');
    at(58_000);
    await liar.send();
    at(100_000);
    for (let item = 0; item < 5; item += 1) liar.add(47_000, choose(item));
    expect((await liar.send()).json()).toMatchObject({ n: 5, head: headOf(liar.log) });
    expect(await entries('1001')).toMatchObject(Array.from({ length: 5 }, () => ({ late: 1, implausible: 1 })));
    end();
    expect((await results()).rows[0]).toMatchObject({
      symbolNumber: '1001',
      unanswered: 5,
      right: 0,
      late: 0,
      implausible: 5,
    });
    expect((await results()).doubtful).toMatchObject({ implausible: { answers: 5, candidates: 1 } });
    const { rows } = (await staff.send('GET', `${path}/held`)).json();
    expect(rows).toMatchObject(liar.log.map(({ n }) => ({ n, reason: 'implausible', decision: null })));
    const body = { symbolNumber: '1001', device: '1001', entries: [1, 2], of: 'implausible', take: true };
    expect((await decide(body)).json()).toEqual({ decided: 2 });
    expect((await results()).rows[0]).toMatchObject({ unanswered: 3, right: 2 });
  });

  it('loses nothing of a device that was offline, whose answers come late, and counts them until an examiner leaves them', async () => {
    const honest = await sitting('1001');
    at(10_000);
    await honest.send();
    for (let item = 0; item < 5; item += 1) honest.add(20_000 + item * 5000, choose(item));
    at(90_000);
    await honest.send();
    expect(await entries('1001')).toMatchObject(Array.from({ length: 5 }, () => ({ late: 1, implausible: 0 })));
    end();
    expect((await results()).rows[0]).toMatchObject({ right: 5, late: 5, implausible: 0 });
    const board = (await staff.send('GET', `${path}/board`)).json();
    expect(board.candidates.find((one: { symbolNumber: string }) => one.symbolNumber === '1001')).toMatchObject({
      late: 5,
      implausible: 0,
    });
    const refused = await staff.send('POST', `${path}/state`, { to: 'key-published' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'late-open', detail: { answers: 5, candidates: 1 } },
    ]);
    const { evidence, counts } = (await staff.send('GET', `${path}/held`)).json();
    expect(counts.lateOpen).toEqual({ answers: 5, candidates: 1 });
    const silence = { from: new Date(start + 10_000).toISOString(), to: new Date(start + 90_000).toISOString() };
    expect(evidence).toMatchObject([{ symbolNumber: '1001', dark: [silence], claims: true }]);
    const one = { symbolNumber: '1001', device: '1001', entries: [5], of: 'late', take: false };
    expect((await decide(one)).json()).toEqual({ decided: 1 });
    expect((await decide({ all: 'late', take: true })).json()).toEqual({ decided: 4 });
    expect((await results()).rows[0]).toMatchObject({ right: 4, unanswered: 1 });
    expect((await staff.send('POST', `${path}/state`, { to: 'key-published' })).statusCode).toBe(200);
    const audit = (await staff.send('GET', `${path}/audit?size=200`)).json();
    expect(audit.rows.find(({ act }: { act: string }) => act === 'state-changed')).toMatchObject({
      details: {
        after: 'key-published',
        lateEntries: 5,
        lateCandidates: 1,
        implausibleEntries: 0,
        implausibleCandidates: 0,
      },
    });
    expect(audit.rows.filter(({ act }: { act: string }) => act.startsWith('held-'))).toHaveLength(2);
    const own = (await honest.own.get('/result', honest.token)).json();
    expect(own.places.map(({ chosen }: { chosen: string | null }) => chosen)).toEqual(['a', 'a', 'a', 'a', null]);
  });

  it('takes the later of its time and the newest claim for when it was handed in', async () => {
    const [honest, liar] = [await sitting('1001'), await sitting('1002')];
    for (const each of [honest, liar]) {
      each.add(1000, choose(0));
      at(1000);
      await each.send();
    }
    at(20_000);
    honest.add(20_000, { kind: 'hand-in' });
    await honest.send();
    at(50_000);
    await liar.send();
    at(58_000);
    liar.add(41_000, { kind: 'hand-in' });
    await liar.send();
    expect([(await attempt('1001')).handed_in_at, (await attempt('1002')).handed_in_at]).toEqual([20_000, 50_000]);
    end();
    expect((await results()).rows.map(({ symbolNumber }) => symbolNumber).slice(0, 2)).toEqual(['1001', '1002']);
  });

  it('takes the last call for it where a program of before claims nothing', async () => {
    const old = await sitting('1001');
    at(50_000);
    await old.own.send(old.token, []);
    at(58_000);
    await old.own.send(old.token, [{ n: 1, at: 1, kind: 'hand-in' }]);
    expect((await attempt('1001')).handed_in_at).toBe(50_000);
    expect(await entries('1001')).toMatchObject([{ implausible: 0 }]);
  });

  it('takes a time that lies before the entry before it, or a chain past the claimed head, for implausible', async () => {
    const [back, other] = [await sitting('1001'), await sitting('1002')];
    at(30_000);
    back.add(29_000, choose(0));
    back.add(27_000, choose(1));
    back.add(26_900, choose(2));
    await back.send();
    expect((await entries('1001')).map(({ implausible }) => implausible)).toEqual([0, 0, 1]);
    await other.send([], { held: { n: 1, head: headOf([{ n: 1, at: 29_500, ...choose(0, 'b') }]) } });
    other.add(29_500, choose(0, 'c'));
    await other.send();
    expect((await entries('1002')).map(({ implausible }) => implausible)).toEqual([1]);
  });

  it('does not take a device for heard of that commits itself to nothing', async () => {
    const liar = await sitting('1001');
    at(10_000);
    liar.add(10_000, choose(0));
    await liar.send();
    at(30_000);
    for (const held of [undefined, { n: 0, head: firstHead }, { n: 9, head: firstHead }, { n: 1, head: firstHead }])
      expect((await liar.send([], { held })).statusCode).toBe(200);
    expect((await liar.send([], { held: { n: 1, head: 'none', at: 5000 } })).statusCode).toBe(422);
    await liar.send([], { held: { n: 1, head: headOf(liar.log), at: 5000 } });
    expect((await attempt('1001')).last_heard).toBe(start + 10_000);
    await liar.send();
    expect((await attempt('1001')).last_heard).toBe(start + 30_000);
  });

  it('never believes a time that has not come yet', async () => {
    const liar = await sitting('1001');
    at(5000);
    liar.add(5000, choose(0));
    liar.add(59_000, { kind: 'hand-in' });
    await liar.send();
    expect((await attempt('1001')).handed_in_at).toBe(5000);
  });

  it('lets a second device go on without holding it to what the first had claimed', async () => {
    const first = await sitting('1001');
    at(10_000);
    await first.send([], { held: { n: 3, head: headOf([{ n: 1, at: 9000, ...choose(0) }]) } });
    at(71_000);
    const second = phone(server, code, 'second');
    const { token } = (await second.signIn('1001', '11111111')).json<{ token: string }>();
    const log = Array.from({ length: 5 }, (_, index): LogEntry => ({
      n: index + 1,
      at: 71_001 + index,
      ...choose(index),
    }));
    await second.send(token, log, { held: { n: 5, head: headOf(log) } });
    expect((await entries('1001')).every(({ implausible }) => implausible === 0)).toBe(true);
  });

  it('gives a device a secret, and takes who comes without it for another device', async () => {
    const first = phone(server, code, 'phone');
    at(-minute);
    const answer = (await first.signIn('1001', '11111111')).json<{ token: string; deviceSecret: string }>();
    at(-50_000);
    await first.send(answer.token, []);
    const signIn = (device: object) =>
      server.app.inject({
        method: 'POST',
        url: `/api/hall/${code}/sign-in`,
        payload: { symbolNumber: '1001', pin: '11111111', device: { label: '', ...device } },
      });
    const [stated, wrong, known] = [
      await signIn({ id: 'phone' }),
      await signIn({ id: 'phone', secret: 'x'.repeat(43) }),
      await signIn({ id: 'phone', secret: answer.deviceSecret }),
    ];
    expect([stated.statusCode, stated.json().code, wrong.statusCode, known.statusCode]).toEqual([
      409,
      'other-device',
      409,
      200,
    ]);
    expect(known.json().deviceSecret).toBe(answer.deviceSecret);
    at(11_000);
    const later = await signIn({ id: 'phone' });
    expect(later.statusCode).toBe(200);
    expect((await first.send(answer.token, [])).json().code).toBe('other-device');
  });

  it('lets a device sign in again whose first answer was lost, and ends what that had begun', async () => {
    at(-minute);
    const signIn = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/hall/${code}/sign-in`,
        payload: { symbolNumber: '1001', pin: '11111111', device: { id: 'phone' } },
      });
    const lost = (await signIn()).json<{ token: string }>();
    at(-50_000);
    const again = await signIn();
    expect(again.statusCode).toBe(200);
    const send = (token: string) => phone(server, code, 'phone').send(token, []);
    expect((await send(lost.token)).json().code).toBe('other-device');
    expect((await send(again.json().token)).statusCode).toBe(200);
  });

  it('takes 20,000 entries of an attempt, says then that the log is full, and keeps no more than 2,000 beside it', async () => {
    const much = await sitting('1001');
    at(30_000);
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, index): LogEntry => ({ n: from + index, at: 20_000, kind: 'see', place: 0 }));
    for (let from = 1; from <= 20_000; from += 2000)
      expect((await much.own.send(much.token, some(from, 2000))).statusCode).toBe(200);
    const full = await much.own.send(much.token, [{ n: 20_001, at: 20_000, ...choose(0) }]);
    expect([full.statusCode, full.json().code]).toEqual([410, 'log-full']);
    expect((await much.own.send(much.token, some(20_002, 1500))).statusCode).toBe(410);
    expect((await much.own.send(much.token, some(21_502, 1500))).statusCode).toBe(410);
    const { held } = await server.database.db
      .selectFrom('held_entry')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .executeTakeFirstOrThrow();
    expect(held).toBe(2000);
    const part = (await much.own.get('/entries?after=5', much.token)).json();
    expect([part.entries.length, part.entries[0].n, part.n]).toEqual([1000, 6, 20_000]);
    expect((await much.own.get('/entries?after=0&limit=1001', much.token)).statusCode).toBe(422);
    expect((await much.own.send(much.token, [])).json().n).toBe(20_000);
  });
});
