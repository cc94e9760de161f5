import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoomBoard } from '#contract/room.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, phone, sealExamination } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const candidates = 'symbolNumber,name,room\n1001,Sita,A\n1002,Hari,A\n';

describe.each(databases)('duties on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  let path: string;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    gita = await signInStaff(server, 'Gita', ['examiner']);
    await sealExamination(server, gita, candidates);
    path = `/staff/examinations/${newExamination(server).code}`;
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const statusOf = async (staff: Staff, what: string) => (await staff.send('GET', `${path}${what}`)).statusCode;

  it('let another head run an examination, and see its paper only once the key is published', async () => {
    let head = await signInStaff(server, 'Binita', ['head']);
    expect([await statusOf(head, ''), await statusOf(head, '/paper')]).toEqual([200, 403]);
    expect(await statusOf(gita, '/paper')).toBe(200);
    server.clock.now += 400 * minute;
    head = await signInStaff(server, 'Sunita', ['head']);
    expect((await head.send('GET', `${path}/results`)).statusCode).toBe(200);
    const key = () =>
      head.send('POST', `${path}/key`, { decisions: [{ place: 0, keep: true, reason: 'It is right.' }] });
    expect([(await key()).statusCode, await statusOf(head, '/objections')]).toEqual([403, 403]);
    expect((await head.send('POST', `${path}/state`, { to: 'key-published' })).statusCode).toBe(200);
    expect([(await key()).statusCode, await statusOf(head, '/objections'), await statusOf(head, '/paper')]).toEqual([
      200, 200, 200,
    ]);
  });

  it('show a clerk the desk and the board of every examination, and no count of answers', async () => {
    const clerk = await signInStaff(server, 'Kamala', ['clerk']);
    const { pins } = (await gita.send('POST', `${path}/candidates/pins`, {})).json<{ pins: { pin: string }[] }>();
    server.clock.now += 45 * minute;
    const sita = phone(server, newExamination(server).code, 'phone-1');
    const signedIn = await sita.signIn('1001', pins[0]?.pin ?? '');
    expect(signedIn.statusCode).toBe(200);
    for (const what of ['', '/candidates', '/rooms', '/board']) expect(await statusOf(clerk, what)).toBe(200);
    const answered = async (staff: Staff) =>
      (await staff.send('GET', `${path}/board`)).json<RoomBoard>().candidates.map((each) => each.answered);
    expect([await answered(clerk), await answered(gita)]).toEqual([
      [null, null],
      [0, 0],
    ]);
    for (const what of ['/paper', '/results', '/statistics', '/objections', '/held', '/candidates/1001/timeline'])
      expect([what, await statusOf(clerk, what)]).toEqual([what, 403]);
  });

  it('show an examiner own examinations alone', async () => {
    const other = await signInStaff(server, 'Hari', ['examiner', 'teacher']);
    expect(await statusOf(other, '')).toBe(404);
  });
});
