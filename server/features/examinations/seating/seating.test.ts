import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeatingPlan } from '#contract/seating.ts';
import { apply, openNotice, wholeForm } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const day = 24 * 60 * 60_000;

describe.each(databases)('seating on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  let kamal: Staff;
  let code: string;

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    gita = await signInStaff(server, 'Gita', ['examiner']);
    kamal = await signInStaff(server, 'Kamal', ['clerk']);
    code = await openNotice(server, gita);
    await kamal.send('POST', path('/rooms'), { room: '204' });
    await kamal.send('POST', path('/rooms'), { room: '205' });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const path = (rest: string) => `/staff/examinations/${code}${rest}`;
  const shape = async (room: string, body: object) => kamal.send('PUT', path(`/rooms/${room}/shape`), body);
  const read = async () => (await kamal.send('GET', path('/seating'))).json<SeatingPlan>();
  const seat = async (body: object, query = '') => kamal.send('POST', path(`/seating${query}`), body);
  const move = async (body: object) =>
    kamal.send('POST', path('/seating/move'), { version: (await read()).version, ...body });
  const where = ({ rooms }: Pick<SeatingPlan, 'rooms'>) =>
    Object.fromEntries(
      rooms.flatMap(({ room, seats }) => seats.map((each) => [each.symbolNumber, `${room} ${each.seat}`])),
    );
  const said = (answer: Awaited<ReturnType<Staff['send']>>) => [
    answer.statusCode,
    answer.json<{ code?: string }>().code,
  ];
  const bring = async (lines: readonly string[]) =>
    kamal.send('POST', path('/candidates'), { csv: ['symbol_number,name,room,seat', ...lines].join('\n') });
  const people = async (count: number) =>
    bring(Array.from({ length: count }, (_, n) => `${101 + n},Person ${String.fromCharCode(65 + n)},,`));
  const acts = async () => {
    const { rows } = (await gita.send('GET', path('/audit'))).json();
    return rows as { act: string; subject: string; details: Record<string, unknown> }[];
  };

  it('keeps the schools of applications apart, and says which pairs their number forces', async () => {
    const schools = ['Bhimsen Sec.', 'bhimsen sec', 'Bhimsen Sec.', 'Kanya'];
    for (const [n, school] of schools.entries()) {
      const own = await apply(server, code, wholeForm(n + 1, { school }));
      const { version } = (await kamal.send('GET', path(`/applications/${own.number}`))).json();
      await kamal.send('POST', path(`/applications/${own.number}/decision`), { version, decision: 'accept' });
    }
    await kamal.send('POST', path('/numbers'), { first: '620101', order: 'application' });
    await shape('204', { rows: 1, columns: 4 });
    const plan = (await seat({ seed: 'x' })).json<SeatingPlan>();
    const [first, second] = plan.pairs;
    expect([plan.pairs.length, plan.forced, second]).toEqual([1, 1, undefined]);
    const ofPair = plan.rooms[0]?.seats.filter(({ symbolNumber }) => {
      return symbolNumber === first?.one || symbolNumber === first?.other;
    });
    expect(ofPair?.every(({ school }) => /bhimsen/i.test(school ?? ''))).toBe(true);
    // A second row sets them apart.
    await shape('204', { rows: 2, columns: 4 });
    const wider = (await seat({ seed: 'x' })).json<SeatingPlan>();
    expect([wider.pairs, wider.forced]).toEqual([[], 0]);
  });

  it('previews without a change, then seats as previewed, once', async () => {
    await people(5);
    await shape('204', { rows: 2, columns: 2 });
    const before = await read();
    expect(before.unseated).toHaveLength(5);
    const preview = (await seat({ seed: 'x' }, '?preview=1')).json<SeatingPlan>();
    expect(await read()).toEqual(before);
    expect(where((await seat({ seed: 'x' }, '?preview=1')).json())).toEqual(where(preview));
    const made = (await seat({ seed: 'x', version: preview.version })).json<SeatingPlan>();
    expect(where(made)).toEqual(where(preview));
    expect(where(await read())).toEqual(where(preview));
    expect((await read()).unseated.map(({ symbolNumber }) => symbolNumber)).toEqual(
      preview.unseated.map(({ symbolNumber }) => symbolNumber),
    );
    expect(said(await seat({ seed: 'y', version: preview.version }))).toEqual([409, 'changed-meanwhile']);
    expect((await acts()).find(({ act }) => act === 'seats-given')?.details).toEqual({
      seed: 'x',
      rooms: 1,
      candidates: 4,
      unseated: 1,
      pairs: 0,
    });
    const { rows } = (await kamal.send('GET', path('/candidates'))).json();
    expect(rows.filter((row: { seat: string | null }) => row.seat !== null)).toHaveLength(4);
  });

  it('moves one candidate: two change seats, an unknown seat or an old plan is refused', async () => {
    await bring(['101,Asha,204,A1', '102,Bina,204,A2', '103,Chet,,', '104,Dil,205,17']);
    await shape('204', { rows: 2, columns: 2, struckOut: ['B2'] });
    expect(where(await read())).toEqual({ 101: '204 A1', 102: '204 A2' });
    expect((await read()).unseated.map(({ symbolNumber }) => symbolNumber)).toEqual(['103', '104']);
    const old = (await read()).version;
    const swapped = await move({ symbolNumber: '101', room: '204', seat: 'A2' });
    expect([where(swapped.json()), swapped.json<{ broke: object[] }>().broke]).toEqual([
      { 101: '204 A2', 102: '204 A1' },
      [],
    ]);
    expect(said(await move({ version: old, symbolNumber: '101', room: '204', seat: 'A1' }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    for (const [symbolNumber, room, name, status] of [
      ['101', '204', 'B2', 422],
      ['101', '204', 'C1', 422],
      ['101', '205', 'A1', 422],
      ['103', '204', 'A1', 422],
      ['999', '204', 'B1', 404],
    ] as const)
      expect([name, (await move({ symbolNumber, room, seat: name })).statusCode]).toEqual([name, status]);
    expect(where((await move({ symbolNumber: '103', room: '204', seat: 'B1' })).json())).toEqual({
      101: '204 A2',
      102: '204 A1',
      103: '204 B1',
    });
    const lines = (await acts()).filter(({ act }) => act === 'candidate-changed');
    expect(lines.map(({ subject, details }) => [subject, details.before, details.after])).toEqual([
      [`candidate:${code}/103`, { room: null, seat: null }, { room: '204', seat: 'B1' }],
      [`candidate:${code}/102`, { room: '204', seat: 'A2' }, { room: '204', seat: 'A1' }],
      [`candidate:${code}/101`, { room: '204', seat: 'A1' }, { room: '204', seat: 'A2' }],
    ]);
  });

  it('takes a seat that is struck out from who sat there, and no other', async () => {
    await bring(['101,Asha,204,A1', '102,Bina,204,A2', '103,Chet,205,17']);
    await shape('204', { rows: 1, columns: 2 });
    const plan = (await shape('204', { rows: 1, columns: 2, struckOut: ['A2', 'D9'] })).json<SeatingPlan>();
    expect(plan.rooms[0]?.struckOut).toEqual(['A2']);
    expect(where(plan)).toEqual({ 101: '204 A1' });
    const { rows } = (await kamal.send('GET', path('/candidates'))).json();
    expect(rows.map((row: { room: string; seat: string }) => [row.room, row.seat])).toEqual([
      ['204', 'A1'],
      [null, null],
      ['205', '17'],
    ]);
    expect(said(await shape('900', { rows: 1, columns: 1 }))).toEqual([404, 'not-found']);
    expect(said(await shape('204', { rows: 61, columns: 1 }))).toEqual([422, 'invalid']);
  });

  it('leaves out who has withdrawn, and needs a room with seats', async () => {
    await people(2);
    expect(said(await seat({}))).toEqual([422, 'invalid']);
    await kamal.send('PATCH', path('/candidates/101'), { withdrawn: true });
    await shape('204', { rows: 1, columns: 2 });
    const plan = (await seat({})).json<SeatingPlan>();
    expect([Object.keys(where(plan)), plan.unseated]).toEqual([['102'], []]);
  });

  it('stays as it is once the paper is open', async () => {
    await people(1);
    await shape('204', { rows: 1, columns: 2 });
    await server.database.db.updateTable('examination').set({ state: 'sealed' }).execute();
    server.clock.now += 30 * day - 60_000;
    kamal = await signInStaff(server, 'Kamala', ['clerk']);
    expect((await seat({})).statusCode).toBe(200);
    server.clock.now += 2 * 60_000;
    expect(said(await seat({}))).toEqual([409, 'wrong-state']);
    expect(said(await move({ symbolNumber: '101', room: '204', seat: 'A2' }))).toEqual([409, 'wrong-state']);
    expect(said(await shape('204', { rows: 1, columns: 1 }))).toEqual([409, 'wrong-state']);
    expect((await read()).canChange).toBe(false);
  });
});
