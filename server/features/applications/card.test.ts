import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '#contract/applications.ts';
import { apply, begin, openNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const day = 24 * 60 * 60_000;

describe.each(databases)('the admit card on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let kamal: Staff;
  let code: string;
  let own: Applicant;
  let opensAt: number;

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    const gita = await signInStaff(server, 'Gita', ['examiner']);
    kamal = await signInStaff(server, 'Kamal', ['clerk']);
    // Within the 20 minutes of the applicant's session.
    opensAt = server.clock.now + 10 * 60_000;
    code = await openNotice(server, gita, { cardsFrom: new Date(opensAt).toISOString(), beThereMinutes: 45 });
    own = await apply(server, code, wholeForm(1, { name: 'Asmita Tamang', nameNepali: 'अस्मिता तामाङ' }));
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const path = (rest: string) => `/staff/examinations/${code}${rest}`;
  const said = (answer: Awaited<ReturnType<Applicant['send']>>) => [
    answer.statusCode,
    answer.json<{ code?: string }>().code,
  ];
  const card = async () => own.send('GET', '/card');
  const number = async () => {
    const { version } = (await kamal.send('GET', path(`/applications/${own.number}`))).json();
    await kamal.send('POST', path(`/applications/${own.number}/decision`), { version, decision: 'accept' });
    await kamal.send('POST', path('/numbers'), { first: '620117', order: 'application' });
  };
  const opened = async () => {
    const lines = await server.database.db
      .selectFrom('audit_log')
      .select(['actor', 'subject'])
      .where('act', '=', 'card-opened')
      .execute();
    return lines.map(({ actor, subject }) => [actor, subject]);
  };

  it('opens from the day that the college says, for a candidate, with seat, photo and the PIN that signs in', async () => {
    expect(said(await card())).toEqual([409, 'wrong-state']);
    await number();
    await kamal.send('POST', path('/rooms'), { room: '204' });
    await kamal.send('PATCH', path('/candidates/620117'), { room: '204', seat: 'C5' });
    const early = await card();
    expect([said(early), early.json().detail]).toEqual([
      [425, 'too-early'],
      { cardsFrom: new Date(opensAt).toISOString() },
    ]);
    expect(await opened()).toEqual([]);

    server.clock.now = opensAt;
    const answer = await card();
    expect(answer.headers['cache-control']).toBe('no-store');
    const shown = answer.json<Card>();
    expect(shown).toMatchObject({
      code,
      symbolNumber: '620117',
      name: 'Asmita Tamang',
      nameNepali: 'अस्मिता तामाङ',
      dateOfBirth: '2008-02-02',
      room: '204',
      seat: 'C5',
    });
    expect(Date.parse(shown.startsAt) - Date.parse(shown.beThereAt)).toBe(45 * 60_000);
    expect((await own.send('GET', `/documents/${shown.photo}`)).statusCode).toBe(200);
    expect(shown.qr).toMatch(/^TAYARI:BCA-2083:620117:[2-9A-Z]{8}$/);
    expect(shown.pin).toMatch(/^\d{8}$/);
    expect(shown.qr).not.toContain(shown.pin);

    await card();
    expect(await opened()).toEqual([['visitor', `application:${own.number}`]]);
  });

  it('has its photo on the card that the college prints, and none for who came by hand', async () => {
    await number();
    await kamal.send('POST', path('/candidates/one'), { symbolNumber: '620118', name: 'Hari KC' });
    const list = (await kamal.send('GET', path('/candidates'))).json<{ rows: unknown[]; withPhoto: string[] }>();
    expect([list.rows.length, list.withPhoto]).toEqual([2, ['620117']]);
    const photos = ['620117', '620118'].map((symbol) => kamal.send('GET', path(`/candidates/${symbol}/photo`)));
    expect((await Promise.all(photos)).map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  });

  it('has the new PIN after the staff made one, and the same QR code', async () => {
    await number();
    server.clock.now = opensAt;
    const first = (await card()).json<Card>();
    const { pin } = (await kamal.send('POST', path('/candidates/620117/pin'))).json();
    const second = (await card()).json<Card>();
    expect([second.pin, second.pin === first.pin, second.qr]).toEqual([pin, false, first.qr]);
  });

  it('is shown to no other applicant, and to no candidate who has withdrawn', async () => {
    await number();
    server.clock.now = opensAt;
    const other = await begin(server, code, wholeForm(2));
    const url = `/api/applications/${own.number}/card`;
    const asked = await server.app.inject({ url, headers: { authorization: `Bearer ${other.token}` } });
    expect(asked.statusCode).toBe(404);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    await own.send('POST', '/withdraw', { version: (await own.read()).version });
    expect(said(await card())).toEqual([409, 'wrong-state']);
  });

  it('stays closed while the college has said no day', async () => {
    await number();
    const notice = (await kamal.send('GET', path('/notice'))).json();
    const body = { ...notice.rules, cardsFrom: null, version: notice.version };
    await kamal.send('PUT', path('/notice'), body);
    server.clock.now += day / 96;
    expect(said(await card())).toEqual([425, 'too-early']);
  });
});
