import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apply, openNotice, wholeForm, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { decisionTellMs } from './messages.ts';

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

  it('tell the symbol number once it is given', async () => {
    await decide({ decision: 'accept' });
    await clerk.send('POST', path('/numbers'), { first: '620117', order: 'application' });
    await server.tick();
    expect(subjects().at(-1)).toContain('620117');
    expect(server.sms.at(-1)?.text).toContain('620117');
  });
});
