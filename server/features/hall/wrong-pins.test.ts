import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sealExamination } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const code = 'SCI-2083';
const school = '192.0.2.1';
const csv = 'symbol_number,name,room,pin\n1001,Sita,A,11111111\n1002,Ram,A,22222222\n1003,Hari,A,33333333\n';

describe.each(databases)('wrong PINs on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place, { trustProxy: '127.0.0.1' });
    staff = await signInStaff(server, 'Gita');
    await sealExamination(server, staff, csv);
    server.clock.now += 40 * minute;
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const device = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const signIn = (symbolNumber: string, pin: string, address = school, by = device(1)) =>
    server.app.inject({
      method: 'POST',
      url: `/api/hall/${code}/sign-in`,
      headers: { 'x-forwarded-for': address },
      payload: { symbolNumber, pin, device: { id: by, label: 'x' } },
    });
  const wrong = async (symbolNumber: string, times: number, address: (n: number) => string = () => school) => {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, n) => signIn(symbolNumber, '00000000', address(n), device(900))),
    );
    return answers.map(({ statusCode }) => statusCode);
  };
  const board = async () =>
    (await staff.send('GET', `/staff/examinations/${code}/board`)).json<{
      candidates: { symbolNumber: string; wrongPins: number }[];
    }>();
  const triesOf = async (symbolNumber: string) =>
    (await board()).candidates.find((each) => each.symbolNumber === symbolNumber)?.wrongPins;
  const act = (kind: string, more: object) =>
    staff.send('POST', `/staff/examinations/${code}/acts`, { id: crypto.randomUUID(), kind, ...more });
  const reached = async () => {
    const lines = await server.database.db
      .selectFrom('audit_log')
      .select(['subject', 'examination', 'details'])
      .where('act', '=', 'limit-reached')
      .orderBy('id')
      .execute();
    return lines.map(({ subject, examination, details }) => [subject, examination, JSON.parse(details).limit]);
  };

  it('of a stranger keep no right PIN out, neither at the school nor elsewhere', async () => {
    expect(new Set(await wrong('1001', 400))).toEqual(new Set([401]));
    const before = server.pauses.length;
    expect((await signIn('1001', '11111111')).statusCode).toBe(200);
    expect((await signIn('1002', '22222222')).statusCode).toBe(200);
    await wrong('1003', 120, (n) => `198.51.100.${n % 6}`);
    expect((await signIn('1003', '33333333', '203.0.113.9', device(3))).statusCode).toBe(200);
    // Right ones never waited; only wrong ones had pauses.
    expect(server.pauses.slice(before).length).toBe(20);
  });

  it('wait longer and longer from the twenty-first of an address on, to half a minute', async () => {
    for (let n = 0; n < 20; n += 1) await wrong('1001', 1);
    expect(server.pauses).toEqual([]);
    await wrong('1001', 1);
    await wrong('1001', 1);
    expect(server.pauses).toEqual([500, 1000]);
    await wrong('1001', 100);
    expect(Math.max(...server.pauses)).toBe(30_000);
    await wrong('1002', 1);
    expect(server.pauses.at(-1)).toBe(30_000);
    expect(server.pauses).toHaveLength(102);
  });

  it('are refused after a thousand in a quarter of an hour, but for a device that was in; the rest of the hall goes on', async () => {
    expect((await signIn('1001', '11111111')).statusCode).toBe(200);
    const answers = await wrong('1001', 1010, (n) => `198.51.100.${n % 200}`);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const refused = await signIn('1001', '11111111', '203.0.113.9', device(2));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(15 * 60)]);
    expect((await signIn('1001', '11111111')).statusCode).toBe(200);
    expect((await signIn('1002', '22222222')).statusCode).toBe(200);
    server.clock.now += 15 * minute;
    expect((await signIn('1001', '11111111', '203.0.113.9')).statusCode).toBe(200);
  });

  it.each([
    ['a release', () => act('release', { symbolNumber: '1001' }), '11111111'],
    ['presence', () => act('present', { symbolNumber: '1001', present: true }), '11111111'],
    ['a new PIN', () => staff.send('POST', `/staff/examinations/${code}/candidates/1001/pin`), null],
  ] as const)('are forgotten after %s', async (_, forget, pin) => {
    await wrong('1001', 1001, (n) => `198.51.100.${n % 200}`);
    expect((await signIn('1001', '11111111')).statusCode).toBe(429);
    const answer = await forget();
    expect(answer.statusCode).toBe(200);
    expect(await triesOf('1001')).toBe(0);
    expect((await signIn('1001', pin ?? answer.json<{ pin: string }>().pin)).statusCode).toBe(200);
  });

  it('are shown on the board, and stand once a quarter of an hour in the audit log of the examination', async () => {
    await wrong('1001', 41);
    await wrong('1002', 41);
    expect([await triesOf('1001'), await triesOf('1002'), await triesOf('1003')]).toEqual([41, 41, 0]);
    const line = [`candidate:${code}/1001`, code, 'hall-candidate-address'];
    expect(await reached()).toEqual([line]);
    server.clock.now += 15 * minute;
    await wrong('1001', 41);
    expect(await reached()).toEqual([line, line]);
    expect(await triesOf('1001')).toBe(41);
  });

  it('with numbers that no candidate has are counted in one row an address', async () => {
    const count = async () => (await server.database.db.selectFrom('rate_limit').select('key').execute()).length;
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => signIn(`X-${n}`, '00000000')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect((await count()) - before).toBe(1);
    await Promise.all(Array.from({ length: 200 }, (_, n) => signIn(`Y-${n}`, '00000000')));
    expect(await reached()).toEqual([[`examination:${code}`, code, 'hall-unknown']]);
  });

  it('are refused at once beyond 3,000 a minute of one address, where right ones are still let in', async () => {
    const made = async (from: number) =>
      Promise.all(Array.from({ length: 500 }, (_, n) => signIn(`X-${from + n}`, '00000000')));
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push(...(await made(n * 500)).map(({ statusCode }) => statusCode));
    expect(statuses.filter((status) => status === 429)).toHaveLength(500);
    expect((await signIn('1001', '11111111')).statusCode).toBe(200);
  });

  it('end no session; a new PIN ends those of its candidate alone', async () => {
    const token = async (symbolNumber: string, pin: string) =>
      (await signIn(symbolNumber, pin)).json<{ token: string }>().token;
    const [sita, ram] = [await token('1001', '11111111'), await token('1002', '22222222')];
    const log = async (bearer: string) =>
      (
        await server.app.inject({
          url: `/api/hall/${code}/entries?after=0`,
          headers: { authorization: `Bearer ${bearer}` },
        })
      ).statusCode;
    await wrong('1001', 30);
    expect([await log(sita), await log(ram)]).toEqual([200, 200]);
    await staff.send('POST', `/staff/examinations/${code}/candidates/1001/pin`);
    expect([await log(sita), await log(ram)]).toEqual([401, 200]);
  });

  it('of rooms stand in the log of the examination once', async () => {
    const open = () =>
      server.app.inject({ method: 'POST', url: `/api/room/${code}/sign-in`, payload: { pass: 'AAAAAAAAAA' } });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await open()).statusCode);
    expect(statuses.slice(18)).toEqual([401, 401, 429, 429, 429, 429, 429]);
    expect(await reached()).toEqual([[`examination:${code}`, code, 'room-pass']]);
  });
});
