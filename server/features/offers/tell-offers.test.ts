import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OffersAnswer } from '#contract/offers.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { apply, openNotice, wholeForm } from '#server/testing/applications.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
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

  it('go out once when a seat is offered, and once in its last day, and no more after an answer', async () => {
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
});
