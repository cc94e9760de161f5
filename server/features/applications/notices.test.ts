import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Notice } from '#contract/notices.ts';
import { newNotice, openNotice } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const day = 24 * 60 * 60_000;

/** What a notice tells besides the rules that `newNotice` sets. */
const moreKeys =
  'beThereMinutes bring cardsFrom code esewa feeWays keptMonths minutes now numbering pattern photo questions refusedKeptDays resultBy score seats sections startsAt state tieBreaks timing title voucherAccount'.split(
    ' ',
  );

describe.each(databases)('notices on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place, { candidatesKeptMonths: 6 });
    gita = await signInStaff(server, 'Gita', ['examiner']);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const get = (path: string) => server.app.inject(`/api${path}`);
  const put = (version: number, more: object = {}, by = gita) =>
    by.send('PUT', '/staff/examinations/BCA-2083/notice', { ...newNotice(server.clock.now, more), version });

  it('tell the public what a notice tells, and nothing else of an examination that is a draft', async () => {
    await openNotice(server, gita);
    const read = await get('/notices/BCA-2083');
    expect(read.headers['cache-control']).toBe('public, max-age=60');
    const notice = read.json<Notice>();
    expect(Object.keys(notice).toSorted()).toEqual([...Object.keys(newNotice(0)), ...moreKeys].toSorted());
    expect(notice.sections.map((section) => Object.keys(section))).toEqual([
      ['title', 'count', 'marks', 'penalty'],
      ['title', 'count', 'marks', 'penalty'],
    ]);
    expect(notice).toMatchObject({ state: 'open', keptMonths: 6, refusedKeptDays: 90, esewa: false });
    expect((await get('/hall/BCA-2083')).statusCode).toBe(404);
  });

  it('stand on the list until the last application, those that close first in front', async () => {
    const codes = async () =>
      (await get('/notices')).json<{ rows: Notice[] }>().rows.map(({ code, state }) => `${code} ${state}`);
    await openNotice(server, gita);
    const soon = { code: 'CSIT-1', closesAt: new Date(server.clock.now + 2 * day).toISOString(), lateUntil: null };
    await openNotice(server, gita, soon);
    const later = { code: 'MBA-1', opensAt: new Date(server.clock.now + day).toISOString() };
    await openNotice(server, gita, later);
    expect(await codes()).toEqual(['CSIT-1 open', 'BCA-2083 open', 'MBA-1 not-yet']);
    server.clock.now += 11 * day;
    expect(await codes()).toEqual(['BCA-2083 late', 'MBA-1 late']);
    server.clock.now += 2 * day;
    expect(await codes()).toEqual([]);
    expect((await get('/notices/BCA-2083')).json<Notice>().state).toBe('closed');
  });

  it('are nowhere while there is none, and gone when it is taken back', async () => {
    await gita.send('POST', '/staff/examinations', newExamination(server, { code: 'BCA-2083' }));
    expect((await get('/notices/BCA-2083')).statusCode).toBe(404);
    const path = '/staff/examinations/BCA-2083/notice';
    expect((await gita.send('GET', path)).json()).toEqual({ version: 0, rules: null, applications: 0, esewa: false });
    expect((await put(0, { documents: [] })).statusCode).toBe(200);
    expect((await gita.send('DELETE', path)).json()).toEqual({
      version: 0,
      rules: null,
      applications: 0,
      esewa: false,
    });
    expect((await get('/notices')).json<{ rows: Notice[] }>().rows).toEqual([]);
  });

  it('change from the version that stands, and the log says what changed', async () => {
    await openNotice(server, gita);
    expect((await put(1, { fee: 1000, feeWays: ['voucher'] })).json()).toMatchObject({ version: 2 });
    const late = await put(1);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'changed-meanwhile', detail: { version: 2 } }),
    ]);
    const { rows } = (await gita.send('GET', '/staff/examinations/BCA-2083/audit')).json();
    expect(rows[0]).toMatchObject({
      act: 'notice-changed',
      details: { before: { fee: 0, feeWays: [] }, after: { fee: 1000, feeWays: ['voucher'] } },
    });
  });

  it.each([
    [{ closesAt: '2026-01-01T00:00:00.000Z' }, 'closesAt'],
    [{ lateUntil: '2026-01-01T00:00:00.000Z' }, 'lateUntil'],
    [{ correctionUntil: '2026-01-01T00:00:00.000Z' }, 'correctionUntil'],
    [{ fee: 1000 }, 'feeWays'],
    [
      {
        asks: [
          { field: 'phone', needed: true },
          { field: 'phone', needed: false },
        ],
      },
      'asks',
    ],
    [{ documents: [{ name: { en: 'Paper' }, neededFor: 'Astronauts' }] }, 'documents'],
  ])('are refused where they say %j', async (more, field) => {
    await openNotice(server, gita);
    const refused = await put(1, more);
    expect([refused.statusCode, Object.keys(refused.json().fields ?? {})]).toEqual([422, [field]]);
  });
});
