import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination } from '#server/testing/examinations.ts';
import { signInStaff } from '#server/testing/staff.ts';

const path = '/staff/examinations/SCI-2083';

describe.each(databases)('what is read of an examination, on $kind', ({ make }) => {
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

  it('stands in its log: who opened the paper with its key, once an hour, and who took which file away', async () => {
    const staff = await signInStaff(server, 'Gita');
    await staff.send('POST', '/staff/examinations', newExamination(server));
    const lines = async () => {
      const all = await server.database.db
        .selectFrom('audit_log')
        .select(['act', 'examination', 'details'])
        .where('act', 'in', ['paper-opened', 'exported'])
        .orderBy('id')
        .execute();
      return all.map(({ act, examination, details }) => [act, examination, JSON.parse(details).source]);
    };
    for (let n = 0; n < 3; n += 1) await staff.send('GET', `${path}/paper`);
    expect(await lines()).toEqual([['paper-opened', 'SCI-2083', undefined]]);
    server.clock.now += 59 * 60_000;
    await staff.send('GET', '/staff/session');
    server.clock.now += 60_000;
    await staff.send('GET', `${path}/paper`);
    for (const file of ['candidates.csv', 'objections.csv', 'audit.csv'])
      expect((await staff.send('GET', `${path}/${file}`)).statusCode).toBe(200);
    expect((await lines()).slice(1)).toEqual([
      ['paper-opened', 'SCI-2083', undefined],
      ['exported', 'SCI-2083', 'candidates.csv'],
      ['exported', 'SCI-2083', 'objections.csv'],
      ['exported', 'SCI-2083', 'audit.csv'],
    ]);
  });
});
