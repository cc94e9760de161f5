import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apply, openNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { decisionTellMs } from './messages.ts';

const fails = async () => {
  throw new Error('away');
};
/** A server that can send no mail and no SMS. */
const away = { transport: fails, smsTransport: fails };

/** As people read a number or a code. */
const inGroups = (text: string) => `${text.slice(0, 4)} ${text.slice(4)}`;

describe.each(databases)('messages to applicants on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let clerk: Staff;
  let code: string;
  let asmita: Applicant;
  const path = (rest = '') => `/staff/examinations/${code}${rest}`;
  const subjects = () => server.mails.map(({ subject }) => subject);
  const decide = async (more: object) => {
    const { version } = (await clerk.send('GET', path(`/applications/${asmita.number}`))).json<{ version: number }>();
    await clerk.send('POST', path(`/applications/${asmita.number}/decision`), { version, ...more });
  };

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    const gita = await signInStaff(server, 'Gita', ['examiner']);
    clerk = await signInStaff(server, 'Kamal', ['clerk']);
    code = await openNotice(server, gita, {});
    asmita = await apply(server, code, wholeForm(1, { email: 'asmita@example.com' }));
    await server.tick();
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  it('tell once that an application arrived: the mail has number and code, the SMS has no code', async () => {
    expect(server.mails).toMatchObject([{ to: 'asmita@example.com' }]);
    expect(server.mails[0]?.text).toContain(inGroups(asmita.number));
    expect(server.mails[0]?.text).toContain(inGroups(asmita.code));
    expect(server.mails[0]?.text).toContain(`http://tayari.test/notices/${code}/mine`);
    expect(server.sms).toMatchObject([{ to: '9800000001' }]);
    expect(server.sms[0]?.text).toContain(asmita.number);
    expect(server.sms[0]?.text).not.toContain(asmita.code);
  });

  it('tell of a return half a minute later, and not of one that was taken back', async () => {
    await decide({ decision: 'return', reasons: ['photo'] });
    await server.tick();
    expect(subjects()).toHaveLength(1);
    const { version } = (await clerk.send('GET', path(`/applications/${asmita.number}`))).json<{ version: number }>();
    await clerk.send('POST', path(`/applications/${asmita.number}/undo`), { version });
    server.clock.now += decisionTellMs;
    await server.tick();
    expect(subjects()).toHaveLength(1);
    await decide({ decision: 'return', reasons: ['photo'] });
    server.clock.now += decisionTellMs;
    await server.tick();
    expect(subjects().at(-1)).toContain('put your application right');
    expect(server.sms).toHaveLength(2);
  });

  const number = async () => {
    await decide({ decision: 'accept' });
    await clerk.send('POST', path('/numbers'), { first: '620117', order: 'application' });
    await server.tick();
  };
  /** Lets the servers look for what is due at a time of Nepal, twice, and returns the subjects of new mails. */
  const at = async (time: string) => {
    server.clock.now = Date.parse(`${time}+05:45`);
    const [mails, sms] = [server.mails.length, server.sms.length];
    for (let turn = 0; turn < 2; turn += 1) await server.tick();
    expect(server.sms.length - sms).toBe(server.mails.length - mails);
    return subjects().slice(mails);
  };
  /** Another server, or this one after a restart. */
  const elsewhere = async (time: string, deps: Parameters<typeof createTestApp>[1] = {}) => {
    const other = await createTestApp(place, deps);
    other.clock.now = Date.parse(`${time}+05:45`);
    await other.tick();
    await other.close();
    return other.mails;
  };
  // Weeks pass here, and no staff session lives so long.
  const start = async (startsAt: string) => {
    const starts_at = Date.parse(`${startsAt}+05:45`);
    await server.database.db.updateTable('examination').set({ starts_at }).execute();
  };

  it('tell once that the admit card is ready, from its day on and at a decent hour, and that the day is tomorrow', async () => {
    await start('2026-12-12T11:00');
    const notice = (await clerk.send('GET', path('/notice'))).json<{ rules: object; version: number }>();
    const cardsFrom = new Date('2026-12-05T00:00+05:45').toISOString();
    await clerk.send('PUT', path('/notice'), {
      ...notice.rules,
      cardsFrom,
      beThereMinutes: 45,
      version: notice.version,
    });
    await number();
    await clerk.send('POST', path('/rooms'), { room: '204' });
    await clerk.send('PATCH', path('/candidates/620117'), { room: '204', seat: 'C5' });
    expect(await at('2026-12-04T12:00')).toEqual([]);
    expect(await at('2026-12-05T06:30')).toEqual([]);
    expect(await at('2026-12-05T07:00')).toEqual(['Entrance of +2 Science: your admit card is ready']);
    expect(server.mails.at(-1)?.text).toContain(`http://tayari.test/notices/${code}/card`);
    expect(await elsewhere('2026-12-06T12:00')).toEqual([]);
    expect(await at('2026-12-10T12:00')).toEqual([]);
    expect(await at('2026-12-11T09:59')).toEqual([]);
    expect(await at('2026-12-11T10:00')).toEqual(['Entrance of +2 Science is tomorrow']);
    const told = server.sms.at(-1)?.text;
    expect(told).toBe(
      'Entrance of +2 Science is tomorrow. Be there at 10:15, room 204, seat C5. Bring your admit card.',
    );
    // A moved start is told again, and only before it.
    await start('2026-12-20T08:00');
    expect(await at('2026-12-12T10:00')).toEqual([]);
    expect(await at('2026-12-19T15:00')).toEqual(['Entrance of +2 Science is tomorrow']);
    await start('2026-12-27T08:00');
    expect(await at('2026-12-26T22:00')).toEqual([]);
    expect(await at('2026-12-27T10:00')).toEqual([]);
  });

  it('tell no tomorrow that waited until the day itself, and nothing to who has withdrawn', async () => {
    await number();
    await start('2026-12-12T11:00');
    await elsewhere('2026-12-11T10:00', away);
    expect(await at('2026-12-12T00:30')).toEqual([]);
    await start('2026-12-20T11:00');
    await elsewhere('2026-12-19T10:00', away);
    await server.database.db.updateTable('application').set({ state: 'withdrawn' }).execute();
    expect(await at('2026-12-19T10:01')).toEqual([]);
  });

  it('tell key and result once, to who sat', async () => {
    await number();
    const { db } = server.database;
    await db.updateTable('examination').set({ state: 'key-published' }).execute();
    expect(await at('2026-12-22T10:00')).toEqual([]);
    await db.updateTable('attempt').set({ began_at: 0 }).execute();
    expect(await at('2026-12-22T23:30')).toEqual(['Entrance of +2 Science: the answer key is published']);
    expect(server.mails.at(-1)?.text).toContain(`http://tayari.test/hall/${code}`);
    const lists = { open: [], groups: [], waiting: { open: [], groups: [] }, ranking: [] };
    const signed = JSON.stringify({ title: { en: 'Entrance' }, seats: {}, tieBreaks: [], ...lists });
    const published = { examination: code, made_at: server.clock.now, signed, signature: '', own_results: '{}' };
    await db.updateTable('examination').set({ state: 'published' }).execute();
    await db.insertInto('publication').values(published).execute();
    expect(await at('2026-12-23T00:10')).toEqual(['Entrance of +2 Science: the result is published']);
    expect(server.mails.at(-1)?.text).toContain(`http://tayari.test/results/${code}`);
    expect(await at('2026-12-29T10:00')).toEqual([]);
  });

  it('tell the symbol number once it is given', async () => {
    await decide({ decision: 'accept' });
    await clerk.send('POST', path('/numbers'), { first: '620117', order: 'application' });
    await server.tick();
    expect(subjects().at(-1)).toContain('620117');
    expect(server.sms.at(-1)?.text).toContain('620117');
  });
});
