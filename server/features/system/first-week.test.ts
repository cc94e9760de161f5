import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination } from '#server/testing/examinations.ts';
import { signInStaff } from '#server/testing/staff.ts';

const text = { en: '', ne: '' };
const college = { name: text, address: text, signatory: text, signsAs: text };

describe.each(databases)('the first week on $kind', ({ make }) => {
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

  it('is told by what the college has, and by nothing else', async () => {
    const head = await signInStaff(server, 'Asha', ['head']);
    const ask = async () => (await head.send('GET', '/staff/first-week')).json();
    expect(await ask()).toEqual({
      account: { isDone: false },
      college: { isDone: false },
      members: { isDone: false, people: 1, invited: 0 },
      items: { isDone: false, there: 0, reviewed: 0, needed: 80 },
      rehearsal: { isDone: false },
      examination: { isDone: false, made: 0 },
      backups: { isDone: false, everyHours: null },
      https: { isDone: false },
    });

    const named = { ...college, name: { en: '', ne: 'हिमचुली कलेज' } };
    await head.send('PUT', '/staff/college', named);
    expect((await ask()).college).toEqual({ isDone: false });
    await head.send('PUT', '/staff/college', { ...named, signatory: { en: 'Rajendra', ne: '' } });
    await head.send('POST', '/staff/invitations', {
      people: [{ name: 'Kamala', email: 'kamala@college.example', duties: ['clerk'] }],
    });
    await signInStaff(server, 'Gita');
    await head.send('POST', '/staff/examinations', newExamination(server));
    const item = { subject: 'mathematics', stem: 'How much is 2 + 2?', right: ['a'] };
    await head.send('POST', '/staff/items', { ...item, options: [{ text: '4' }, { text: '5' }] });
    expect(await ask()).toMatchObject({
      college: { isDone: true },
      members: { isDone: true, people: 2, invited: 1 },
      items: { isDone: false, there: 1, reviewed: 0 },
      examination: { isDone: false, made: 1 },
    });
  });
});
