import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sealExamination } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import type { EntryBatch } from './write-entries.ts';
import { createWriteTogether, type WriteTogether } from './write-together.ts';

const minute = 60_000;
const code = 'SCI-2083';
const numbers = Array.from({ length: 40 }, (_, n) => String(1001 + n));
/** The nth candidate has n extra minutes. */
const csv = ['symbol_number,name,room,pin,extra_minutes']
  .concat(numbers.map((number, n) => `${number},Candidate ${n},A,${20_000_000 + n},${n}`))
  .join('\n');

describe.each(databases)('what candidates send together on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  let start: number;
  let saved: number[];
  let together: WriteTogether;

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    staff = await signInStaff(server, 'Gita');
    start = server.clock.now + 50 * minute;
    await sealExamination(server, staff, csv, { minutes: 30, lateLimitMinutes: 10, lateFullTime: true });
    await server.database.db.updateTable('attempt').set({ device: 'own' }).execute();
    server.clock.now = start;
    saved = [];
    together = createWriteTogether(server.database.db, { lanes: 1, saved: (entries) => void saved.push(entries) });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const candidate = (symbolNumber: string, device = 'own') => ({
    examination: code,
    symbolNumber,
    device,
    replaced: false,
    lastHeard: null,
    room: 'A',
    extraMinutes: 0,
    present: false,
  });
  const begin = (symbolNumber: string, ms: number, device?: string) =>
    together.begin({ candidate: candidate(symbolNumber, device), askedAt: start + ms });
  const save = (symbolNumber: string, ms: number, more: Partial<EntryBatch> = {}) =>
    together.save({
      candidate: candidate(symbolNumber),
      entries: [{ n: 1, at: ms, kind: 'choose', place: 0, option: 'a' }],
      aside: [],
      held: null,
      ran: [],
      left: [],
      read: [],
      receivedAt: start + ms,
      startsAt: start,
      lateMinutes: 10,
      handInFrom: 0,
      ...more,
    });
  const attempts = () =>
    server.database.db
      .selectFrom('attempt')
      .select(['symbol_number', 'began_at', 'ends_at', 'last_heard', 'n'])
      .orderBy('symbol_number')
      .execute();

  it('gives each of many who begin at once the own beginning and end, with one commit', async () => {
    const transactions = vi.spyOn(server.database.db, 'transaction');
    const begun = await Promise.all(numbers.map((number, n) => begin(number, n * 7)));
    expect(transactions).toHaveBeenCalledTimes(1);
    expect(begun).toMatchObject(
      numbers.map((_, n) => ({ kind: 'begun', startsAt: start, endsAt: n * 7 + (30 + n) * minute })),
    );
    expect(new Set(begun.map((one) => one.kind === 'begun' && one.seed)).size).toBe(numbers.length);
    expect(await attempts()).toEqual(
      numbers.map((symbol_number, n) => ({
        symbol_number,
        began_at: n * 7,
        ends_at: n * 7 + (30 + n) * minute,
        last_heard: start + n * 7,
        n: 0,
      })),
    );
  });

  it('writes a beginning and the first answer after it with one commit, in the order in which they came', async () => {
    const transactions = vi.spyOn(server.database.db, 'transaction');
    const [tooSoon, begun, written, other] = await Promise.all([
      save('1001', 4),
      begin('1001', 5),
      save('1001', 9),
      begin('1002', 6),
    ]);
    expect(transactions).toHaveBeenCalledTimes(1);
    expect([tooSoon.kind, begun.kind, written.kind, other.kind]).toEqual(['not-begun', 'begun', 'written', 'begun']);
    expect(saved).toEqual([1]);
    expect((await attempts()).slice(0, 3)).toMatchObject([
      { began_at: 5, last_heard: start + 9, n: 1 },
      { began_at: 6, last_heard: start + 6, n: 0 },
      { began_at: null, ends_at: null, n: 0 },
    ]);
  });

  it('takes none along with one who can not begin: too early, too late, unknown, on a device that was replaced', async () => {
    const answers = await Promise.all([
      begin('1001', 0),
      begin('1002', -1),
      begin('1003', 10 * minute + 1),
      begin('9999', 0),
      begin('1004', 0, 'before'),
      begin('1005', 10 * minute),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual([
      'begun',
      'too-early',
      'time-over',
      'not-found',
      'other-device',
      'begun',
    ]);
    expect(answers[4]).toEqual({ kind: 'other-device', lastHeard: null });
    expect((await attempts()).slice(0, 5).map(({ began_at }) => began_at)).toEqual([0, null, null, null, 10 * minute]);
  });

  it('answers who asks again, in the same moment or later, with the first beginning', async () => {
    const [first, again] = await Promise.all([begin('1001', 3), begin('1001', 8)]);
    expect(first).toMatchObject({ kind: 'begun', endsAt: 3 + 30 * minute });
    expect(again).toEqual(first);
    expect(await begin('1001', 12 * minute)).toEqual(first);
  });

  it('loses no minutes that are given in the moment of beginning', async () => {
    const own = `/staff/examinations/${code}/candidates/1001`;
    const [begun, changed] = await Promise.all([begin('1001', 0), staff.send('PATCH', own, { extraMinutes: 5 })]);
    expect([begun.kind, changed.statusCode]).toEqual(['begun', 200]);
    expect((await attempts())[0]).toMatchObject({ began_at: 0, ends_at: 35 * minute });
  });

  it('fails nobody else where one sends what can not be written', async () => {
    await Promise.all(numbers.map((number) => begin(number, 0)));
    const broken = [{ n: 1, at: 5, kind: null as never }];
    const answers = await Promise.allSettled(
      numbers.map((number) => save(number, 5, number === '1007' ? { entries: broken } : {})),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await attempts()).map(({ n }) => n)).toEqual(numbers.map((number) => (number === '1007' ? 0 : 1)));
    expect(saved.reduce((sum, entries) => sum + entries, 0)).toBe(numbers.length - 1);
  });

  it('takes what forty devices kept through a long time without contact, when all come back at once', async () => {
    await Promise.all(numbers.map((number) => begin(number, 0)));
    const many = (count: number) => Array.from({ length: count }, (_, index) => index);
    const back = {
      ran: many(100).map((index) => ({ from: index * 1000, to: index * 1000 + 900 })),
      left: many(100).map((index) => ({ from: index * 1000 + 100, to: index * 1000 + 500 })),
      read: many(100).map(String),
      aside: many(500).map((index) => ({ n: index + 1, at: index, kind: 'see' as const, place: 0 })),
    };
    // This is sent twice, because the first answers may be lost. The last page had not come back then.
    const transactions = vi.spyOn(server.database.db, 'transaction');
    const before = { ...back, left: back.left.map((each) => ({ ...each, to: each.to - 50 })) };
    for (const [ms, more] of [
      [5 * minute, before],
      [5 * minute + 1, back],
    ] as const)
      expect(await Promise.all(numbers.map((number) => save(number, ms, more)))).toMatchObject(
        numbers.map(() => ({ kind: 'written', n: 1 })),
      );
    expect(transactions).toHaveBeenCalledTimes(2);
    const { db } = server.database;
    const kept = (table: 'held_entry' | 'device_report' | 'announcement_read' | 'silence') =>
      db
        .selectFrom(table)
        .selectAll()
        .execute()
        .then((rows) => rows.length);
    expect(await Promise.all([kept('held_entry'), kept('device_report')])).toEqual([40 * 500, 40 * 200]);
    expect(await Promise.all([kept('announcement_read'), kept('silence')])).toEqual([40 * 100, 40]);
    const own = { examination: code, symbol_number: '1001' };
    const reports = db.selectFrom('device_report').selectAll().where('symbol_number', '=', '1001');
    expect(await reports.where('kind', '=', 'left').orderBy('from_ms').executeTakeFirst()).toEqual({
      ...own,
      kind: 'left',
      from_ms: 100,
      to_ms: 500,
    });
    const held = db.selectFrom('held_entry').selectAll().where('symbol_number', '=', '1001').orderBy('n');
    expect(await held.executeTakeFirst()).toEqual({
      ...own,
      device: 'own',
      n: 1,
      at: 0,
      kind: 'see',
      place: 0,
      option: null,
      reason: 'replaced-device',
      received_at: start + 5 * minute,
      decision: null,
      taken_as: null,
    });
  });
});
