import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '#contract/applications.ts';
import { readCardText } from '#contract/card-text.ts';
import type { DoorList, RoomBoard } from '#contract/room.ts';
import { cardMark } from '#exam/sitting/card-mark.ts';
import { apply, newNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, writeItems } from '#server/testing/examinations.ts';
import { watchRoom, type InvigilatorSession } from '#server/testing/rooms.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const code = 'SCI-2083';

describe.each(databases)('the door of a room on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  let kamal: Staff;
  let asmita: Applicant;
  let room: InvigilatorSession;
  const path = (rest = '') => `/staff/examinations/${code}${rest}`;

  /** Asmita applied and sits in room A as 620117; 1001 came by a file, and 2001 sits in room B. */
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    gita = await signInStaff(server, 'Gita');
    kamal = await signInStaff(server, 'Kamal', ['clerk']);
    const { now } = server.clock;
    await gita.send('POST', '/staff/examinations', newExamination(server, { presenceNeeded: true }));
    const cardsFrom = new Date(now).toISOString();
    const put = await gita.send('PUT', path('/notice'), {
      ...newNotice(now, { cardsFrom, closesAt: new Date(now + minute).toISOString(), lateUntil: null }),
      correctionUntil: new Date(now + minute).toISOString(),
      documents: [{ name: { en: 'Grade sheet' }, neededFor: 'all' }],
      version: 0,
    });
    if (put.statusCode !== 200) throw new Error(put.body);
    const items = [...(await writeItems(gita, 'physics', 3)), ...(await writeItems(gita, 'english', 2))];
    await gita.send('PUT', path('/paper'), { items });
    asmita = await applyWithPhoto();
    const csv = 'symbol_number,name,room,seat,pin\n1001,Sita Sharma,A,A1,11111111\n2001,Hari KC,B,B2,22222222\n';
    await gita.send('POST', path('/candidates'), { csv });
    await gita.send('PATCH', path('/candidates/620117'), { room: 'A', seat: 'A2' });
    await gita.send('POST', path('/seal'));
    room = await watchRoom(server, gita, code, 'A');
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  async function applyWithPhoto(): Promise<Applicant> {
    const own = await apply(server, code, wholeForm(1, { name: 'Asmita Tamang', nameNepali: 'अस्मिता तामाङ' }));
    const { version } = (await kamal.send('GET', path(`/applications/${own.number}`))).json();
    await kamal.send('POST', path(`/applications/${own.number}/decision`), { version, decision: 'accept' });
    await kamal.send('POST', path('/numbers'), { first: '620117', order: 'application' });
    return own;
  }
  const get = (rest: string, { token } = room) =>
    server.app.inject({ url: `/api/room/${code}${rest}`, headers: { authorization: `Bearer ${token}` } });
  const door = async (known = '') =>
    (await get(`/door?known=${known}`)).json<{ version: string; list: DoorList | null }>();
  const on = async (symbolNumber: string) => {
    const board = (await gita.send('GET', path('/board'))).json<RoomBoard>();
    const { state, faceDoubted } = board.candidates.find((each) => each.symbolNumber === symbolNumber) ?? {};
    return [state, faceDoubted];
  };
  const said = ({ statusCode, json }: Awaited<ReturnType<InvigilatorSession['act']>>) => [
    statusCode,
    json<{ code?: string }>().code,
  ];

  it('has the candidates of its room with what their cards are known by, and of others only the seat', async () => {
    const { version, list } = await door();
    expect(list).toMatchObject({ code, room: 'A', elsewhere: [{ symbolNumber: '2001', room: 'B', seat: 'B2' }] });
    expect(list?.candidates.map(({ symbolNumber, photo }) => [symbolNumber, photo !== null])).toEqual([
      ['1001', false],
      ['620117', true],
    ]);
    expect(list?.candidates[1]).toMatchObject({
      name: 'Asmita Tamang',
      nameNepali: 'अस्मिता तामाङ',
      dateOfBirth: '2008-02-02',
      seat: 'A2',
    });
    const { qr } = (await asmita.send('GET', '/card')).json<Card>();
    expect(list?.candidates[1]?.mark).toBe(cardMark(qr));
    expect(JSON.stringify(list)).not.toContain(readCardText(qr)?.check);

    expect(await door(version)).toEqual({ version, list: null });
    await gita.send('PATCH', path('/candidates/1001'), { seat: 'A3' });
    expect((await door(version)).list?.candidates[0]?.seat).toBe('A3');
  });

  it('shows a small photo to the room and the desk alone, and nothing of it stays on the way', async () => {
    const answer = await get('/photos/620117');
    expect(answer.headers['cache-control']).toBe('no-store');
    const jpeg = Buffer.from(answer.json<{ jpeg: string }>().jpeg, 'base64');
    const { format, exif } = await sharp(jpeg).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    const seen = await kamal.send('GET', path('/candidates/620117/photo'));
    expect([seen.statusCode, seen.headers['cache-control'], seen.rawPayload.equals(jpeg)]).toEqual([
      200,
      'no-store',
      true,
    ]);

    const next = await watchRoom(server, gita, code, 'B');
    expect((await get('/photos/620117', next)).statusCode).toBe(404);
    expect((await get('/photos/1001')).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/room/${code}/photos/620117` })).statusCode).toBe(401);
  });

  it('confirms by a card that was made here, and by no card that somebody drew', async () => {
    const { qr } = (await asmita.send('GET', '/card')).json<Card>();
    const present = { kind: 'present', symbolNumber: '620117', present: true };
    const drawn = await room.act({ ...present, check: '22222222' });
    expect([said(drawn), await on('620117')]).toEqual([
      [403, 'not-allowed'],
      ['absent', false],
    ]);
    expect((await room.act({ ...present, check: readCardText(qr)?.check })).statusCode).toBe(200);
    expect(await on('620117')).toEqual(['present', false]);
  });

  it('lets a candidate with another face in: the mark says that the candidate is here, and an examiner decides', async () => {
    const face = { kind: 'face', symbolNumber: '620117' };
    expect((await room.act({ ...face, matches: false })).statusCode).toBe(200);
    expect(await on('620117')).toEqual(['present', true]);
    expect(said(await room.act({ ...face, matches: true }))).toEqual([403, 'not-allowed']);
    const decide = (by: Staff) => by.send('POST', path('/acts'), { id: randomUUID(), ...face, matches: true });
    expect(said(await decide(kamal))).toEqual([403, 'not-allowed']);
    expect((await decide(gita)).statusCode).toBe(200);
    expect(await on('620117')).toEqual(['present', false]);
    const log = (await gita.send('GET', path('/audit?act=face-judged'))).json<{ rows: { details: object }[] }>();
    expect(log.rows.map(({ details }) => details)).toEqual([
      { before: false, after: true },
      { before: true, after: false },
    ]);
  });
});
