import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, openSealed, phone, writeItems } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const code = 'SCI-2083';
const path = `/staff/examinations/${code}`;

describe.each(databases)('around a sealed paper on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    gita = await signInStaff(server, 'Gita');
    await gita.send('POST', '/staff/examinations', newExamination(server));
    const items = [...(await writeItems(gita, 'physics', 3)), ...(await writeItems(gita, 'english', 2))];
    await gita.send('PUT', `${path}/paper`, { items });
    await gita.send('POST', `${path}/candidates`, {
      csv: 'symbol_number,name,room,groups,previous_score\n1,Ram,A,Women;Remote,3.5\n2,"=Sita, K",B,,\n',
    });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const seal = () => gita.send('POST', `${path}/seal`);
  const trial = async () =>
    (await gita.send('POST', `${path}/trial`)).json<{ address: string; symbolNumber: string; pin: string }>();
  const codeOf = (address: string) => /^\/hall\/(TRIAL-[0-9A-Z]{10})#/.exec(address)?.[1] ?? '';

  it('lets staff try it as a candidate, which counts for nothing', async () => {
    await seal();
    const { address, symbolNumber, pin } = await trial();
    expect(address).toContain(`#${symbolNumber}/${pin}`);
    const device = phone(server, codeOf(address), 'teacher');
    const { token, examination } = (await device.signIn(symbolNumber, pin)).json();
    // The device says that no entry follows.
    expect(examination.isTrial).toBe(true);
    server.clock.now += 31_000;
    const { key } = (await device.get('/seal-key', token)).json();
    const sealed = await device.get(`/paper/${examination.paper.hash}`, null);
    expect(openSealed(sealed.rawPayload, key)).toMatchObject({
      sections: [{ title: 'Physics' }, { title: 'English' }],
    });
    const sent = await device.send(token, [
      { n: 1, at: 1000, kind: 'choose', place: 0, option: 'a' },
      { n: 2, at: 2000, kind: 'hand-in' },
    ]);
    expect(sent.json().n).toBe(2);

    expect((await gita.send('GET', '/staff/examinations')).json().total).toBe(1);
    expect((await gita.send('GET', path)).json().counts).toMatchObject({ candidates: 2, began: 0, handedIn: 0 });
    expect((await gita.send('GET', `/staff/examinations/${codeOf(address)}`)).statusCode).toBe(404);
    expect((await server.app.inject('/api/hall')).json().map((each: { code: string }) => each.code)).toEqual([code]);
  });

  it('is gone after a day, with all that was tapped', async () => {
    await seal();
    const { address, symbolNumber, pin } = await trial();
    const device = phone(server, codeOf(address), 'teacher');
    const { token } = (await device.signIn(symbolNumber, pin)).json();
    server.clock.now += 31_000;
    await device.get('/seal-key', token);
    await device.send(token, [{ n: 1, at: 1000, kind: 'choose', place: 0, option: 'a' }]);
    server.clock.now += 25 * 60 * 60_000;
    await server.database.db
      .updateTable('staff_session')
      .set({ created_at: server.clock.now, expires_at: server.clock.now + 60_000 })
      .execute();
    expect((await gita.send('POST', `${path}/trial`)).statusCode).toBe(200);
    expect((await server.app.inject(`/api/hall/${codeOf(address)}`)).statusCode).toBe(404);
    const { db } = server.database;
    expect(await db.selectFrom('entry').select('n').execute()).toEqual([]);
  });

  it('can be tried by its staff alone, and not before it is sealed', async () => {
    const early = await gita.send('POST', `${path}/trial`);
    expect([early.statusCode, early.json().detail]).toEqual([409, { state: 'draft' }]);
    const hari = await signInStaff(server, 'Hari');
    for (const [method, call] of [
      ['POST', 'trial'],
      ['GET', 'candidates.csv'],
    ] as const)
      expect((await hari.send(method, `${path}/${call}`)).statusCode).toBe(404);
    expect((await hari.send('POST', `${path}/candidates/pins`, {})).statusCode).toBe(404);
    const sita = await signInStaff(server, 'Sita', 'student');
    expect((await sita.send('POST', `${path}/trial`)).statusCode).toBe(403);
    expect((await server.app.inject(`/api${path}/candidates.csv`)).statusCode).toBe(401);
  });

  it('gives its candidates away as a file that can be brought again', async () => {
    const file = await gita.send('GET', `${path}/candidates.csv`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toBe(
      '\uFEFFsymbol_number,name,room,seat,groups,extra_minutes,date_of_birth,previous_score,pin\n' +
        '1,Ram,A,,Women;Remote,0,,3.5,\n2,"\'=Sita, K",B,,,0,,,\n',
    );
    const again = await gita.send('POST', `${path}/candidates?preview=1`, { csv: file.body });
    expect(again.json()).toMatchObject({ added: 0, updated: 2, errors: [] });
  });

  it('makes new PINs for all or for a room, until the start', async () => {
    await seal();
    const all = (await gita.send('POST', `${path}/candidates/pins`, {})).json<{ pins: { pin: string }[] }>().pins;
    expect(all).toMatchObject([{ symbolNumber: '1' }, { symbolNumber: '2' }]);
    const one = (await gita.send('POST', `${path}/candidates/pins`, { room: 'A' })).json().pins;
    expect(one).toMatchObject([{ symbolNumber: '1' }]);
    server.clock.now += 10 * 60_000;
    const device = phone(server, code, 'phone');
    expect((await device.signIn('1', all[0]?.pin ?? '')).statusCode).toBe(401);
    expect((await device.signIn('1', one[0].pin)).statusCode).toBe(200);
    expect((await device.signIn('2', all[1]?.pin ?? '')).statusCode).toBe(200);
    server.clock.now += 41 * 60_000;
    expect((await gita.send('POST', `${path}/candidates/pins`, {})).statusCode).toBe(409);
    const acts = (await gita.send('GET', `${path}/audit`)).json().rows.map(({ act }: { act: string }) => act);
    expect(acts.filter((act: string) => act === 'pins-made')).toHaveLength(2);
  });

  it('tells the PINs that it made again until sign-in opens, with a reason in the audit log, and none that a file brought', async () => {
    const csv = 'symbol_number,name,pin\n7,Brought,12345678\n8,Made,\n';
    const [brought, made] = (await gita.send('POST', `${path}/candidates`, { csv })).json().pins;
    expect(brought).toEqual({ symbolNumber: '7', pin: '12345678' });
    const again = async () =>
      (await gita.send('POST', `${path}/candidates/pins/again`, { reason: 'The printer jammed.' })).json();
    const shown = await again();
    expect(shown.pins.find(({ symbolNumber }: { symbolNumber: string }) => symbolNumber === '8')).toEqual(made);
    expect(shown.pins.map(({ symbolNumber }: { symbolNumber: string }) => symbolNumber)).not.toContain('7');
    expect(shown.notKept).toBeGreaterThan(0);
    const renewed = (await gita.send('POST', `${path}/candidates/8/pin`)).json();
    expect(renewed.pin).not.toBe(made.pin);
    expect((await again()).pins).toContainEqual(renewed);
    const unreasoned = await gita.send('POST', `${path}/candidates/pins/again`, { reason: ' ' });
    expect(unreasoned.json().fields).toHaveProperty('reason');
    const [line] = (await gita.send('GET', `${path}/audit`)).json().rows;
    expect(line).toMatchObject({ act: 'pins-shown-again', details: { reason: 'The printer jammed.' } });
    expect(JSON.stringify(line)).not.toContain(renewed.pin);
    await seal();
    server.clock.now += 10 * 60_000;
    expect((await gita.send('POST', `${path}/candidates/pins/again`, { reason: 'Late.' })).json().code).toBe(
      'wrong-state',
    );
    expect((await phone(server, code, 'phone').signIn('8', renewed.pin)).statusCode).toBe(200);
  });

  it('is told to whoever asks what is coming, by its pattern, while it is sealed and until it ends', async () => {
    const coming = async () => (await server.app.inject('/api/hall')).json();
    expect(await coming()).toEqual([]);
    await seal();
    expect(await coming()).toMatchObject([{ code, pattern: 'plus-two-science', state: 'sealed' }]);
    server.clock.now += 51 * 60_000;
    expect(await coming()).toMatchObject([{ code, state: 'running' }]);
    server.clock.now += 24 * 60 * 60_000;
    expect(await coming()).toEqual([]);
  });
});
