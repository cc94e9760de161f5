import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '#contract/applications.ts';
import type { OffersAnswer } from '#contract/offers.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { applicant, apply, openNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { phone } from '#server/testing/examinations.ts';
import { sitAsApplicant } from '#server/testing/sit-as-applicant.ts';
import { signInStaff } from '#server/testing/staff.ts';

const hour = 60 * 60_000;

describe.each(databases)('messages about offers on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const jobs = async () =>
    (await server.database.db.selectFrom('told_message').select('kind').orderBy('told_at').execute())
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('offer'));

  const subjects = () => server.mails.map(({ subject }) => subject);

  /** Lets a further applicant hand in one right answer while the examination runs. */
  const sitsToo = async (code: string, own: Applicant, symbolNumber: string) => {
    const payload = { number: own.number, code: own.code };
    const opened = await server.app.inject({ method: 'POST', url: '/api/applications/session', payload });
    const card = await applicant(server, own.number, opened.json<{ token: string }>().token).send('GET', '/card');
    const device = phone(server, code, symbolNumber);
    const { token } = (await device.signIn(symbolNumber, card.json<Card>().pin ?? '')).json<{ token: string }>();
    await device.get('/seal-key', token);
    const sent = await device.send(token, [
      { n: 1, at: 1000, kind: 'choose', place: 0, option: 'a' },
      { n: 2, at: 2000, kind: 'hand-in' },
    ]);
    expect(sent.statusCode).toBe(200);
  };

  /** One applicant sat; the seats are offered for two days. */
  const offered = async () => {
    const gita = await signInStaff(server, 'Gita', ['examiner', 'teacher']);
    const code = await openNotice(server, gita, { cardsFrom: new Date(server.clock.now).toISOString() });
    const own = await apply(server, code, wholeForm(1, { email: 'asmita@example.com' }));
    const startsAt = await sitAsApplicant(server, gita, code, own);
    server.clock.now = startsAt + 5 * hour;
    const head = await signInStaff(server, 'Head', ['head']);
    const path = `/staff/examinations/${code}`;
    for (const to of ['key-published', 'final', 'published']) await head.send('POST', `${path}/state`, { to });
    await server.tick();
    const answerUntil = new Date(server.clock.now + 48 * hour).toISOString();
    await head.send('POST', `${path}/offers`, { answerUntil, roundHours: 48, movesToOpen: true });
    return { path, head };
  };

  it('go out once when a seat is offered, and once in its last day, and no more after an answer', async () => {
    const { path, head } = await offered();
    expect(await jobs()).toEqual([]);
    await server.tick();
    await server.tick();
    expect(await jobs()).toEqual(['offer']);
    expect((await head.send('GET', `${path}/offers`)).json<OffersAnswer>().offers).toMatchObject([
      { symbolNumber: '620117', toldAt: new Date(server.clock.now).toISOString() },
    ]);
    expect(subjects()).toContainEqual(expect.stringContaining('you are offered a seat'));
    server.clock.now += 25 * hour;
    await server.tick();
    await server.tick();
    expect(await jobs()).toEqual(['offer', 'offer-ends']);
    expect(subjects()).toContainEqual(expect.stringContaining('your offer ends soon'));
  });

  it('remind once an offer when a clerk asks, and a line of the audit log says so', async () => {
    const { path, head } = await offered();
    await server.tick();
    const kamal = await signInStaff(server, 'Kamal', ['clerk']);
    const remind = async () =>
      (await kamal.send('POST', `${path}/offers/reminders`)).json<OffersAnswer & { reminded: number }>();
    expect((await kamal.send('GET', `${path}/offers`)).json<OffersAnswer>().offers).toMatchObject([
      { isReachable: true, remindedAt: null },
    ]);
    server.clock.now += 1000;
    const before = [server.mails.length, server.sms.length];
    expect(await remind()).toMatchObject({
      reminded: 1,
      offers: [{ remindedAt: new Date(server.clock.now).toISOString() }],
    });
    await server.tick();
    expect(await remind()).toMatchObject({ reminded: 0, offers: [{}] });
    await server.tick();
    expect(subjects().slice(before[0])).toEqual([expect.stringContaining('your answer is awaited')]);
    expect(server.sms.slice(before[1])).toMatchObject([{ text: expect.stringContaining('have not answered') }]);
    const { rows } = (await head.send('GET', `${path}/audit?act=offers-reminded`)).json<{
      rows: { details: unknown }[];
    }>();
    expect(rows.map(({ details }) => details)).toEqual([{ reminded: 1 }]);
  });

  it('remind of no offer that was answered', async () => {
    const { path, head } = await offered();
    await server.tick();
    const said = { symbolNumber: '620117', list: 'open', answer: 'take', reason: 'Called us.' };
    await head.send('POST', `${path}/offers/answers`, said);
    expect((await head.send('POST', `${path}/offers/reminders`)).json<OffersAnswer>().offers).toMatchObject([
      { state: 'taken', remindedAt: null },
    ]);
  });

  it('say once that a reserved seat became an open one', async () => {
    const gita = await signInStaff(server, 'Gita', ['examiner', 'teacher']);
    const cardsFrom = new Date(server.clock.now).toISOString();
    const code = await openNotice(server, gita, { cardsFrom, open: 1, reserved: 1 });
    const path = `/staff/examinations/${code}`;
    const best = await apply(server, code, wholeForm(1));
    server.clock.now += 1000;
    const moved = await apply(server, code, wholeForm(2, { groups: 'Remote area', email: 'asmita@example.com' }));
    const { version } = await moved.read();
    await gita.send('POST', `${path}/applications/${moved.number}/decision`, { version, decision: 'accept' });
    const startsAt = await sitAsApplicant(server, gita, code, best);
    await sitsToo(code, moved, '620118');
    server.clock.now = startsAt + 5 * hour;
    const head = await signInStaff(server, 'Head', ['head']);
    for (const to of ['key-published', 'final', 'published']) await head.send('POST', `${path}/state`, { to });
    await server.tick();
    const answerUntil = new Date(server.clock.now + 2 * hour).toISOString();
    await head.send('POST', `${path}/offers`, { answerUntil, roundHours: 48, movesToOpen: true });
    const says = (symbolNumber: string, list: string, answer: string) =>
      head.send('POST', `${path}/offers/answers`, { symbolNumber, list, answer, reason: 'Called us.' });
    await says('620117', 'open', 'leave');
    await says('620118', 'Remote area', 'take');
    await server.tick();
    const before = server.mails.length;
    server.clock.now += 2 * hour;
    await server.tick();
    await server.tick();
    const told = [
      ...server.mails.slice(before).map(({ text }) => text),
      ...server.sms.slice(-1).map(({ text }) => text),
    ];
    expect(told).toEqual([
      expect.stringContaining('in place of the reserved one (Remote area)'),
      expect.stringContaining('you now have an open seat in place of the reserved one'),
    ]);
  });
});
