import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoomBoard } from '#contract/room.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, phone, sealExamination } from '#server/testing/examinations.ts';
import { signInRoom, watchRoom, type InvigilatorSession } from '#server/testing/rooms.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const second = 1000;
const code = 'SCI-2083';
const lines = [1, 2, 3, 4, 5].map((n) => `100${n},Candidate ${n},A,${6 - n},1111111${n},`);
const csv = `symbol_number,name,room,seat,pin,extra_minutes\n${lines.join('\n')}\n2001,Other,B,1,22222222,10\n`;

describe.each(databases)('a room on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  let start: number;

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    staff = await signInStaff(server, 'Gita');
    start = server.clock.now + 50 * minute;
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const at = (ms: number) => (server.clock.now = start + ms);
  const seal = async (rules: object = {}) => {
    await sealExamination(server, staff, csv, rules);
  };
  const pinOf = (symbolNumber: string) => (symbolNumber === '2001' ? '22222222' : `1111111${symbolNumber.at(-1)}`);
  const deviceOf = (symbolNumber: string) => phone(server, code, `phone-${symbolNumber}`);
  const signIn = async (symbolNumber: string, device = deviceOf(symbolNumber)) =>
    (await device.signIn(symbolNumber, pinOf(symbolNumber))).json<{ token: string }>().token;
  /** Signs in shortly before the start, and begins at it. */
  const begin = async (...symbolNumbers: readonly string[]) => {
    at(-minute);
    const tokens = new Map<string, string>();
    for (const each of symbolNumbers) tokens.set(each, await signIn(each));
    at(0);
    for (const [each, token] of tokens) expect((await deviceOf(each).get('/seal-key', token)).statusCode).toBe(200);
    return tokens;
  };
  const send = (tokens: Map<string, string>, symbolNumber: string, body: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/hall/${code}/entries`,
      headers: { authorization: `Bearer ${tokens.get(symbolNumber)}` },
      payload: { device: { id: `phone-${symbolNumber}` }, entries: [], ...body },
    });
  const staffAct = (act: object) =>
    staff.send('POST', `/staff/examinations/${code}/acts`, { id: randomUUID(), ...act });
  const staffBoard = async () => (await staff.send('GET', `/staff/examinations/${code}/board`)).json<RoomBoard>();
  const endOf = async (symbolNumber: string) => {
    const { candidates } = await staffBoard();
    return (Date.parse(candidates.find((each) => each.symbolNumber === symbolNumber)?.endsAt ?? '') - start) / minute;
  };
  const watch = (room = 'A') => watchRoom(server, staff, code, room);

  it('is opened by its pass, from the sealing on, however it is typed; a new pass ends what the old one opened', async () => {
    await staff.send('POST', '/staff/examinations', newExamination(server));
    const { pass } = (await staff.send('POST', `/staff/examinations/${code}/rooms`, { room: 'Z' })).json<{
      pass: string;
    }>();
    expect((await signInRoom(server, code, pass)).statusCode).toBe(404);
    await staff.send('PUT', `/staff/examinations/${code}`, { code: 'GONE-1' });
    await seal();
    const room = await watch();
    expect(await room.board()).toMatchObject({ code, room: 'A', state: 'sealed', counts: { absent: 5 } });
    const fresh = (await staff.send('POST', `/staff/examinations/${code}/rooms/A/pass`)).json<{ pass: string }>().pass;
    expect((await room.get()).statusCode).toBe(401);
    const typed = await signInRoom(server, code, ` ${fresh.slice(0, 5).toLowerCase()}-${fresh.slice(5)}`);
    expect(typed.json()).toMatchObject({ room: 'A' });
    const headers = { authorization: `Bearer ${typed.json<{ token: string }>().token}` };
    await server.app.inject({ method: 'DELETE', url: '/api/room/session', headers });
    expect((await server.app.inject({ url: `/api/room/${code}/board`, headers })).statusCode).toBe(401);
  });

  it('stays open where the clock was set back, or is that of another server', async () => {
    await seal();
    const room = await watch();
    server.clock.now -= minute;
    const board = await room.get();
    expect(board.statusCode).toBe(200);
    expect(board.headers['cache-control']).toBe('no-store');
  });

  it('refuses what no database takes', async () => {
    await seal();
    const room = await watch();
    const to = { symbolNumber: '1001' };
    for (const act of [
      { kind: 'minutes', to, minutes: 1, reason: 'late\u0000' },
      { kind: 'present', symbolNumber: '\u0000', present: true },
      { kind: 'announce', to: { room: '\uD800' }, text: { en: 'Five minutes left' } },
      { kind: 'outage-give', outage: '\u0000' },
    ])
      expect([act, (await staffAct(act)).statusCode]).toEqual([act, 422]);
    const decision = { symbolNumber: '1001', device: '\u0000', entries: [1], take: true, reason: 'Made in time.' };
    for (const body of [decision, { ...decision, device: 'first', entries: [1e10] }])
      expect((await staff.send('POST', `/staff/examinations/${code}/held`, body)).statusCode).toBe(422);
    expect((await staff.send('GET', `/staff/examinations/${code}/board?room=%00`)).statusCode).toBe(422);
    expect((await signInRoom(server, code, '\u0000')).statusCode).toBe(422);
    expect((await room.get()).statusCode).toBe(200);
  });

  it('refuses wrong passes, after twenty for a while; a right one opens its room all the same', async () => {
    await seal();
    const { pass } = (await staff.send('POST', `/staff/examinations/${code}/rooms/A/pass`)).json<{ pass: string }>();
    for (let tries = 0; tries < 20; tries += 1)
      expect((await signInRoom(server, code, 'AAAAAAAAAA')).json().code).toBe('wrong-credentials');
    const refused = await signInRoom(server, code, 'AAAAAAAAAA');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await signInRoom(server, code, pass)).statusCode).toBe(200);
    server.clock.now += 15 * minute;
    expect((await signInRoom(server, code, 'AAAAAAAAAA')).json().code).toBe('wrong-credentials');
  });

  it('asks the database once for a wrong pass that is refused, however many are tried', async () => {
    await seal();
    for (let tries = 0; tries < 21; tries += 1) await signInRoom(server, code, 'AAAAAAAAAA');
    let queries = 0;
    server.database.onQuery(() => (queries += 1));
    for (let tries = 0; tries < 50; tries += 1)
      expect((await signInRoom(server, code, `AAAAAAAA${10 + tries}`)).statusCode).toBe(429);
    expect(queries).toBe(50);
  });

  it('shows each candidate as they are, who needs help first, and to staff all rooms', async () => {
    await seal();
    const tokens = await begin('1001', '1002', '1003');
    at(40 * second);
    const entries = [
      { n: 1, at: 1000, kind: 'see', place: 0 },
      { n: 2, at: 2000, kind: 'choose', place: 0, option: 'a' },
      { n: 3, at: 3000, kind: 'choose', place: 1, option: 'a' },
      { n: 4, at: 4000, kind: 'clear', place: 1 },
    ];
    await send(tokens, '1001', { entries, left: [{ from: 1000, to: 9000 }] });
    await send(tokens, '1003', { entries: [{ n: 1, at: 5000, kind: 'hand-in' }] });
    await deviceOf('1004').signIn('1004', pinOf('1004'));
    at(minute);
    const room = await watch();
    const board = await room.board();
    expect(board.counts).toEqual({ absent: 1, present: 1, working: 1, notHeard: 1, handedIn: 1 });
    const { counts } = (await staff.send('GET', `/staff/examinations/${code}`)).json();
    expect(counts).toMatchObject({ began: 3, notHeard: 1, handedIn: 1 });
    expect(board.candidates.map(({ symbolNumber, state }) => [symbolNumber, state])).toEqual([
      ['1002', 'notHeard'],
      ['1005', 'absent'],
      ['1004', 'present'],
      ['1003', 'handedIn'],
      ['1001', 'working'],
    ]);
    expect(board.candidates.at(-1)).toMatchObject({
      answered: 1,
      total: 5,
      seat: '5',
      leftPage: 1,
      lastHeard: new Date(start + 40 * second).toISOString(),
      endsAt: new Date(start + 30 * minute).toISOString(),
      minutesGiven: 0,
      deviceChanged: false,
      dark: [],
    });
    at(minute + 10 * second);
    await send(tokens, '1001', { entries: [{ n: 5, at: 62_000, kind: 'choose', place: 4, option: 'b' }] });
    expect((await room.board()).candidates.find(({ symbolNumber }) => symbolNumber === '1001')?.answered).toBe(2);
    const all = await staffBoard();
    expect([all.room, all.candidates.length, all.counts.absent]).toEqual([null, 6, 2]);
    // A candidate whose time is up counts as handed in, on the list of examinations and on the board.
    at(30 * minute + second);
    const { counts: over } = (await staff.send('GET', `/staff/examinations/${code}`)).json();
    expect(over).toMatchObject({ began: 3, notHeard: 0, handedIn: 3 });
    expect((await staffBoard()).counts).toMatchObject({ notHeard: 0, handedIn: 3 });
  });

  it('keeps to itself: no other room, no other examination', async () => {
    await seal();
    const room = await watch();
    const other = await staff.send('POST', '/staff/examinations', newExamination(server, { code: 'OTHER-1' }));
    expect(other.statusCode).toBe(201);
    expect(
      (await server.app.inject({ url: '/api/room/OTHER-1/board', headers: { authorization: `Bearer ${room.token}` } }))
        .statusCode,
    ).toBe(404);
    const mine = '1001';
    const theirs = '2001';
    for (const act of [
      { kind: 'present', symbolNumber: theirs, present: true },
      { kind: 'release', symbolNumber: theirs },
      { kind: 'minutes', to: { symbolNumber: theirs }, minutes: 1, reason: 'x' },
      { kind: 'minutes', to: { room: 'B' }, minutes: 1, reason: 'x' },
      { kind: 'minutes', to: { all: true }, minutes: 1, reason: 'x' },
      { kind: 'announce', to: { all: true }, text: { en: 'x' } },
      { kind: 'present', symbolNumber: 'nobody', present: true },
    ])
      expect([act, (await room.act(act)).statusCode]).toEqual([act, 404]);
    expect((await room.act({ kind: 'present', symbolNumber: mine, present: true })).statusCode).toBe(200);
    const stranger = await signInStaff(server, 'Hari');
    for (const [method, path, body] of [
      ['GET', 'board', undefined],
      ['POST', 'acts', { id: randomUUID(), kind: 'release', symbolNumber: mine }],
    ] as const)
      expect((await stranger.send(method, `/staff/examinations/${code}/${path}`, body)).statusCode).toBe(404);
  });

  it('does each act in its states alone, and says which state it is', async () => {
    await seal();
    const tokens = await begin('1001');
    const acts: Readonly<Record<string, object>> = {
      present: { kind: 'present', symbolNumber: '1002', present: true },
      release: { kind: 'release', symbolNumber: '1001' },
      minutes: { kind: 'minutes', to: { symbolNumber: '1001' }, minutes: 1, reason: 'x' },
      announce: { kind: 'announce', to: { room: 'A' }, text: { en: 'x' } },
      'outage-open': { kind: 'outage-open', to: { room: 'A' } },
      'outage-close': { kind: 'outage-close', to: { room: 'A' } },
    };
    const early = -46 * minute;
    const states: readonly (readonly [number, string, readonly string[]])[] = [
      [early, 'sealed', ['present', 'release', 'minutes', 'announce']],
      [-minute, 'open', ['present', 'release', 'minutes', 'announce']],
      [minute, 'running', Object.keys(acts)],
      [50 * minute, 'ended', []],
    ];
    for (const [when, state, allowed] of states) {
      at(when);
      for (const [kind, act] of Object.entries(acts)) {
        const answer = await staffAct(act);
        const expected = allowed.includes(kind) ? 200 : 409;
        expect([kind, state, answer.statusCode]).toEqual([kind, state, expected]);
        if (expected === 409) expect(answer.json()).toMatchObject({ code: 'wrong-state', detail: { state } });
      }
    }
    expect(tokens.size).toBe(1);
  });

  it('does an act once, however often and side by side it comes, and answers as the first time', async () => {
    await seal();
    await begin('1001');
    const room = await watch();
    const act = { id: randomUUID(), kind: 'minutes', to: { symbolNumber: '1001' }, minutes: 5, reason: 'Power cut' };
    const answers = await Promise.all([room.act(act), room.act(act), room.act(act)]);
    at(minute);
    answers.push(await room.act(act));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(answers[0]?.json());
    }
    expect(await endOf('1001')).toBe(35);
    expect((await staffAct(act)).statusCode).toBe(404);
    const audit = (await staff.send('GET', `/staff/examinations/${code}/audit`)).json<{
      rows: { act: string; actor: string }[];
    }>();
    expect(audit.rows.filter(({ act: done }) => done === 'minutes-given')).toMatchObject([
      {
        actor: `room:${code}/A`,
        subject: `candidate:${code}/1001`,
        details: {
          reason: 'Power cut',
          minutes: 5,
          before: new Date(start + 30 * minute).toISOString(),
          after: new Date(start + 35 * minute).toISOString(),
        },
      },
    ]);
  });

  it('gives no time twice where two decide on the same board: who comes second is told, looks again, and may give it too', async () => {
    await seal();
    await begin('1001');
    await begin('1002');
    const room = await watch();
    at(minute);
    const { now: since } = await room.board();
    at(2 * minute);
    const give = { kind: 'minutes', to: { room: 'A' }, minutes: 5, reason: 'Power cut' };
    expect((await staffAct({ ...give, since })).statusCode).toBe(200);
    at(3 * minute);
    const later = { id: randomUUID(), ...give, to: { symbolNumber: '1001' } };
    const refused = await room.act({ ...later, since });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'changed-meanwhile', message: '5 min were given meanwhile, “Power cut”. Nothing was added to them.' },
    ]);
    expect(await endOf('1001')).toBe(35);
    const { now: looked } = await room.board();
    expect((await room.act({ ...later, since: looked })).statusCode).toBe(200);
    expect([await endOf('1001'), await endOf('1002')]).toEqual([40, 35]);
    const [sita] = (await room.board()).candidates.filter(({ symbolNumber }) => symbolNumber === '1001');
    expect(sita).toMatchObject({ minutesGiven: 10, minutesByRoom: 5 });
  });

  it('moves the end of whom minutes are given to, and of nobody else; a pass gives so many and no more', async () => {
    await seal({ roomLimitMinutes: 10 });
    const tokens = await begin('1001', '1002');
    const room = await watch();
    const give = (minutes: number, to: object) => room.act({ kind: 'minutes', to, minutes, reason: 'x' });
    expect((await give(6, { symbolNumber: '1001' })).json()).toMatchObject({ candidates: ['1001'], minutes: 6 });
    expect([await endOf('1001'), await endOf('1002'), await endOf('2001')]).toEqual([36, 30, 40]);
    const heard = (await send(tokens, '1001')).json<{ endsAt: string; given: object[] }>();
    expect(Date.parse(heard.endsAt) - start).toBe(36 * minute);
    const told = { at: new Date(start).toISOString(), minutes: 6, by: 'room', reason: 'x' };
    expect(heard.given).toEqual([told]);
    expect((await send(tokens, '1002')).json()).not.toHaveProperty('given');
    const over = await give(5, { room: 'A' });
    expect([over.statusCode, over.json().code]).toEqual([403, 'not-allowed']);
    expect([await endOf('1001'), await endOf('1002')]).toEqual([36, 30]);
    expect((await give(4, { room: 'A' })).statusCode).toBe(200);
    expect((await staffAct({ kind: 'minutes', to: { all: true }, minutes: 20, reason: 'x' })).statusCode).toBe(200);
    expect([await endOf('1001'), await endOf('1002'), await endOf('2001')]).toEqual([60, 54, 60]);
    expect((await send(tokens, '1001')).json()).toMatchObject({
      given: [told, { minutes: 4, by: 'room' }, { minutes: 20, by: 'college' }],
    });
    at(2 * minute);
    const late = await signIn('1003');
    const { endsAt } = (await deviceOf('1003').get('/seal-key', late)).json<{ endsAt: string }>();
    expect(Date.parse(endsAt) - start).toBe(54 * minute);
  });

  it('tells a waiting candidate when the time would end, what is announced, and whether presence is confirmed; and the board who has read it', async () => {
    await seal({ presenceNeeded: true });
    at(-minute);
    const tokens = new Map([
      ['1001', await signIn('1001')],
      ['2001', await signIn('2001')],
    ]);
    const waiting = await send(tokens, '2001');
    expect(waiting.json()).toMatchObject({
      endsAt: new Date(start + 40 * minute).toISOString(),
      notices: [],
      present: false,
    });
    const room = await watch();
    const text = { en: 'Put your phones on silent.', ne: 'फोन मौन राख्नुहोस्।' };
    const { id } = (await room.act({ kind: 'announce', to: { room: 'A' }, text })).json<{ id: string }>();
    await staffAct({ kind: 'announce', to: { symbolNumber: '2001' }, text: { en: 'Yours' } });
    await staffAct({ kind: 'announce', to: { all: true }, text: { en: 'All' } });
    const noticesOf = async (symbolNumber: string) =>
      (await send(tokens, symbolNumber)).json<{ notices: { id: string; at: string; kind: string; text: object }[] }>()
        .notices;
    const notices = await noticesOf('1001');
    expect(notices).toHaveLength(2);
    expect(notices).toContainEqual({ id, at: new Date(start - minute).toISOString(), kind: 'announce', text });
    expect((await noticesOf('2001')).map((notice) => notice.text)).toEqual(
      expect.arrayContaining([{ en: 'Yours' }, { en: 'All' }]),
    );
    for (let time = 0; time < 2; time += 1)
      await deviceOf('1001').send(tokens.get('1001') ?? '', [], { read: [id, 'nothing'] });
    const said = (await room.board()).announcements.find((each) => each.id === id);
    expect(said).toMatchObject({ readBy: 1, of: 1 });
    at(0);
    const refused = await deviceOf('1001').get('/seal-key', tokens.get('1001') ?? '');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-allowed']);
    expect((await room.board()).candidates[0]).toMatchObject({
      symbolNumber: '1001',
      state: 'absent',
      confirmed: false,
    });
    await room.act({ kind: 'present', symbolNumber: '1001', present: true });
    expect((await room.board()).counts.present).toBe(1);
    expect((await deviceOf('1001').get('/seal-key', tokens.get('1001') ?? '')).statusCode).toBe(200);
  });

  it('counts nobody present who only looks at the result, once the examination has ended', async () => {
    await seal();
    const room = await watch();
    at(200 * minute);
    expect((await deviceOf('1005').signIn('1005', pinOf('1005'))).statusCode).toBe(200);
    expect(await room.board()).toMatchObject({ state: 'ended', counts: { present: 0, absent: 5 } });
  });

  it('releases a device for another one, however alive the first is, and shows who waits for it', async () => {
    await seal();
    const tokens = await begin('1001');
    await send(tokens, '1001', { entries: [{ n: 1, at: 0, kind: 'choose', place: 0, option: 'a' }] });
    const other = phone(server, code, 'second');
    expect((await other.signIn('1001', pinOf('1001'))).statusCode).toBe(409);
    const room = await watch();
    expect((await room.board()).candidates[0]).toMatchObject({ symbolNumber: '1001', wantsDevice: true });
    const asked = server.clock.now;
    server.clock.now = asked + 5 * minute - 1;
    expect((await room.board()).candidates[0]).toMatchObject({ symbolNumber: '1001', wantsDevice: true });
    server.clock.now = asked + 5 * minute;
    const [patient] = (await room.board()).candidates.filter(({ symbolNumber }) => symbolNumber === '1001');
    expect(patient).toMatchObject({ wantsDevice: false });
    server.clock.now = asked;
    await room.act({ kind: 'release', symbolNumber: '1001' });
    expect((await room.board()).candidates.find(({ symbolNumber }) => symbolNumber === '1001')).toMatchObject({
      released: true,
      wantsDevice: false,
    });
    at(5 * second);
    expect((await send(tokens, '1001')).statusCode).toBe(200);
    const token = await signIn('1001', other);
    expect((await send(tokens, '1001')).json().code).toBe('other-device');
    expect((await other.get('/entries', token)).json()).toMatchObject({ n: 1 });
    const shown = (await room.board()).candidates.find(({ symbolNumber }) => symbolNumber === '1001');
    expect(shown).toMatchObject({ deviceChanged: true, released: false, wantsDevice: false });
  });

  it('counts on the board what the marks count: nothing that is chosen after a hand-in, until that is taken back', async () => {
    await seal();
    const tokens = await begin('1001');
    const room = await watch();
    const answered = async () =>
      (await room.board()).candidates.find(({ symbolNumber }) => symbolNumber === '1001')?.answered;
    const entries = [
      { n: 1, at: 1000, kind: 'choose', place: 0, option: 'a' },
      { n: 2, at: 2000, kind: 'hand-in' },
      { n: 3, at: 3000, kind: 'choose', place: 1, option: 'a' },
    ];
    await send(tokens, '1001', { entries });
    expect(await answered()).toBe(1);
    at(5 * second);
    await send(tokens, '1001', { entries: [{ n: 4, at: 4000, kind: 'choose', place: 2, option: 'a' }] });
    expect(await answered()).toBe(1);
    await room.act({ kind: 'take-back', symbolNumber: '1001', reason: 'Pressed by mistake' });
    expect(await answered()).toBe(3);
  });

  it('takes back a hand-in before the end: what comes after counts, and a second hand-in ends it', async () => {
    await seal();
    const tokens = await begin('1001');
    const room = await watch();
    const takeBack = { kind: 'take-back', symbolNumber: '1001', reason: 'Pressed by mistake' };
    expect((await room.act(takeBack)).json().code).toBe('wrong-state');
    at(minute);
    await send(tokens, '1001', { entries: [{ n: 1, at: 5000, kind: 'hand-in' }] });
    expect((await room.board()).counts.handedIn).toBe(1);
    expect((await room.act(takeBack)).statusCode).toBe(200);
    expect((await room.board()).counts.working).toBe(1);
    const entries = [
      { n: 2, at: 61_000, kind: 'choose', place: 0, option: 'a' },
      { n: 3, at: 62_000, kind: 'hand-in' },
    ];
    at(63 * second);
    expect((await send(tokens, '1001', { entries })).json()).toMatchObject({ n: 3, takenBack: [1] });
    expect((await deviceOf('1001').get('/entries', tokens.get('1001') ?? '')).json()).toMatchObject({ takenBack: [1] });
    await staff.send('POST', `/staff/examinations/${code}/state`, { to: 'ended' });
    const { rows } = (await staff.send('GET', `/staff/examinations/${code}/results`)).json<{ rows: object[] }>();
    expect(rows[0]).toMatchObject({ symbolNumber: '1001', right: 1, total: 1 });
  });

  it('takes no hand-in back when the time is over', async () => {
    await seal();
    const tokens = await begin('1001');
    at(minute);
    await send(tokens, '1001', { entries: [{ n: 1, at: 5000, kind: 'hand-in' }] });
    const room = await watch();
    at(30 * minute);
    const answer = await room.act({ kind: 'take-back', symbolNumber: '1001', reason: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'time-over']);
  });

  it('tells the examiner all that happened in an attempt, in its order, and as a file', async () => {
    await seal();
    const tokens = await begin('1001');
    at(5 * second);
    await send(tokens, '1001', {
      entries: [{ n: 1, at: 1000, kind: 'choose', place: 0, option: 'a' }],
      left: [{ from: 2000, to: 6000 }],
    });
    at(3 * minute);
    await send(tokens, '1001', { ran: [{ from: 65_000, to: 180_000 }] });
    await staffAct({ kind: 'minutes', to: { symbolNumber: '1001' }, minutes: 2, reason: 'Power cut' });
    await staffAct({ kind: 'release', symbolNumber: '1001' });
    const path = `/staff/examinations/${code}/candidates/1001/timeline`;
    const { rows } = (await staff.send('GET', path)).json<{ rows: { kind: string; at: string }[] }>();
    expect(rows.map(({ kind }) => kind)).toEqual([
      'signed-in',
      'began',
      'choose',
      'left-page',
      'dark',
      'link-lost',
      'minutes',
      'act',
    ]);
    expect(rows[4]).toMatchObject({
      at: new Date(start + 5000).toISOString(),
      to: new Date(start + 65_000).toISOString(),
    });
    expect(rows[6]).toMatchObject({ minutes: 2, by: `account:${staff.id}`, note: 'Power cut' });
    const file = await staff.send('GET', `${path}.csv`);
    expect(file.body.split('\n')).toHaveLength(rows.length + 2);
    expect((await staff.send('GET', path.replace('1001', '9999'))).statusCode).toBe(404);
  });

  it('tells of an attempt whose device had no idea of the time', async () => {
    await seal();
    const tokens = await begin('1001');
    at(minute);
    const [never, always] = [-1e12, 1e12];
    const entries = [
      { n: 1, at: never, kind: 'see', place: 0 },
      { n: 2, at: always, kind: 'choose', place: 0, option: 'a' },
    ];
    expect((await send(tokens, '1001', { entries })).statusCode).toBe(200);
    // Entries under numbers that are taken are held as evidence.
    await send(tokens, '1001', { entries: entries.map((entry) => ({ ...entry, place: 1 })) });
    const path = `/staff/examinations/${code}/candidates/1001/timeline`;
    const { rows } = (await staff.send('GET', path)).json<{ rows: { kind: string; at: string }[] }>();
    const [first, last] = [never, always].map((ms) => new Date(start + ms).toISOString());
    const shown = rows.map(({ kind, at: time }) => `${kind} ${time}`);
    expect(shown.slice(0, 2)).toEqual([`see ${first}`, `held ${first}`]);
    expect(shown.slice(-2)).toEqual([`choose ${last}`, `held ${last}`]);
    expect((await staff.send('GET', `${path}.csv`)).statusCode).toBe(200);
    const held = await staff.send('GET', `/staff/examinations/${code}/held`);
    const waiting = held.json<{ rows: { at: string; reason: string }[] }>().rows;
    expect(waiting.map(({ at: time, reason }) => `${reason} ${time}`).sort()).toEqual([
      `differs ${first}`,
      `differs ${last}`,
      `implausible ${first}`,
    ]);
    expect((await staff.send('GET', `/staff/examinations/${code}/board`)).statusCode).toBe(200);
  });

  describe('an outage', () => {
    const five = ['1001', '1002', '1003', '1004', '1005'] as const;
    /** Until then all five devices call every 20 s. */
    const work = async (tokens: Map<string, string>, from: number, to: number, who: readonly string[] = five) => {
      for (let ms = from; ms <= to; ms += 20 * second) {
        at(ms);
        for (const each of who) await send(tokens, each);
      }
    };
    /**
     * Four of five go silent at minute 2; one of them has lost only its link. At minute 8 three are back, the last at
     * minute 9.
     */
    const powerCut = async (tokens: Map<string, string>, room: InvigilatorSession) => {
      await work(tokens, 20 * second, 2 * minute);
      at(2 * minute + 44 * second);
      await send(tokens, '1005');
      expect((await room.board()).outages).toEqual([]);
      at(2 * minute + 45 * second);
      const opened = await room.board();
      expect(opened.outages).toMatchObject([
        { room: 'A', from: new Date(start + 2 * minute).toISOString(), to: null, dark: 4 },
      ]);
      await work(tokens, 3 * minute, 8 * minute - 20 * second, ['1005']);
      at(8 * minute);
      await send(tokens, '1005');
      await send(tokens, '1001', { ran: [{ from: 2 * minute + 20 * second, to: 8 * minute }] });
      await send(tokens, '1002');
      expect((await room.board()).outages[0]?.to).toBeNull();
      await send(tokens, '1003');
    };

    it('opens and closes by itself, and gives each whose device was dark its minutes by one tap, once', async () => {
      await seal();
      const tokens = await begin(...five);
      const room = await watch();
      await powerCut(tokens, room);
      const [outage] = (await room.board()).outages;
      expect(outage).toMatchObject({
        to: new Date(start + 8 * minute).toISOString(),
        dark: 2,
        worked: 1,
        minutes: 6,
        given: null,
      });
      const give = { kind: 'outage-give', outage: outage?.id };
      const other = await watchTogether(room);
      const answers = await Promise.all([room.act(give), other(give), staffAct(give)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await Promise.all(five.map(endOf))).toEqual([30, 36, 36, 30, 30]);
      at(9 * minute);
      await send(tokens, '1004');
      const [after] = (await room.board()).outages;
      expect(after).toMatchObject({ dark: 3, given: 6, givenTo: 3 });
      expect(await Promise.all(five.map(endOf))).toEqual([30, 36, 36, 36, 30]);
      const late = (await room.board()).candidates.find(({ symbolNumber }) => symbolNumber === '1004');
      expect(late?.dark.map(({ given }) => given)).toEqual([true, false]);
    });

    /** A second invigilator with the same token: the commands' own ids count. */
    const watchTogether = async (room: InvigilatorSession) => room.act;

    it('is closed and paid by rule where the examination says so, while nobody looks', async () => {
      await seal({ givesTimeByRule: true });
      const tokens = await begin(...five);
      await work(tokens, 20 * second, 2 * minute);
      await work(tokens, 2 * minute + 40 * second, 7 * minute + 20 * second, ['1005']);
      await server.tick();
      at(8 * minute);
      for (const each of five) await send(tokens, each);
      await server.tick();
      await server.tick();
      await server.tick();
      expect(await Promise.all(five.map(endOf))).toEqual([36, 36, 36, 36, 30]);
      expect((await staffBoard()).outages).toMatchObject([{ given: 6, givenTo: 4 }]);
    });

    it('opened by hand is one for all who open it, and closed by hand', async () => {
      await seal();
      const tokens = await begin(...five);
      await work(tokens, 20 * second, 60 * second);
      const room = await watch();
      const [one, two] = await Promise.all([
        room.act({ kind: 'outage-open' }),
        staffAct({ kind: 'outage-open', to: { room: 'A' } }),
      ]);
      expect(one.json<{ outage: string }>().outage).toBe(two.json<{ outage: string }>().outage);
      expect((await staffAct({ kind: 'outage-open' })).statusCode).toBe(422);
      // An only room needs no name.
      await staff.send('PATCH', `/staff/examinations/${code}/candidates/2001`, { withdrawn: true });
      const { outage } = (await staffAct({ kind: 'outage-open' })).json<{ outage: string }>();
      expect(outage).toBe(one.json<{ outage: string }>().outage);
      expect((await room.act({ kind: 'outage-give', outage: one.json<{ outage: string }>().outage })).json().code).toBe(
        'wrong-state',
      );
      at(70 * second);
      await room.act({ kind: 'outage-close' });
      expect((await room.board()).outages).toMatchObject([
        { to: new Date(start + 70 * second).toISOString(), minutes: 0 },
      ]);
      expect(
        (await room.act({ kind: 'outage-give', outage: one.json<{ outage: string }>().outage })).json(),
      ).toMatchObject({ minutes: 0 });
    });

    it('of one candidate is shown with its evidence, and its minutes are given by hand, once', async () => {
      await seal();
      const tokens = await begin(...five);
      await work(tokens, 20 * second, 2 * minute);
      await work(tokens, 2 * minute + 20 * second, 6 * minute, five.slice(1));
      at(6 * minute);
      await send(tokens, '1001');
      const room = await watch();
      const board = await room.board();
      expect(board.outages).toEqual([]);
      const stretch = {
        from: new Date(start + 2 * minute).toISOString(),
        to: new Date(start + 6 * minute).toISOString(),
      };
      expect(board.candidates[0]).toMatchObject({ symbolNumber: '1001', dark: [{ ...stretch, given: false }] });
      const give = { kind: 'minutes', to: { symbolNumber: '1001' }, minutes: 4, reason: 'Dark', dark: stretch.from };
      await Promise.all([room.act(give), staffAct(give)]);
      expect(await Promise.all(five.map(endOf))).toEqual([34, 30, 30, 30, 30]);
      expect((await room.board()).candidates.find(({ symbolNumber }) => symbolNumber === '1001')?.dark).toEqual([
        { ...stretch, given: true },
      ]);
    });
  });
});
