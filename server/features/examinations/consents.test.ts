import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Consents } from '#contract/consents.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, writeItems } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;

describe.each(databases)('a second examiner’s yes on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  let hari: Staff;
  let path: string;
  let items: string[];
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    gita = await signInStaff(server, 'Gita');
    hari = await signInStaff(server, 'Hari');
    const made = newExamination(server, { secondExaminer: true, coExaminers: [hari.email] });
    path = `/staff/examinations/${made.code}`;
    await gita.send('POST', '/staff/examinations', made);
    items = [...(await writeItems(gita, 'physics', 3)), ...(await writeItems(gita, 'english', 2))];
    await gita.send('PUT', `${path}/paper`, { items });
    await gita.send('POST', `${path}/candidates`, { csv: 'symbol_number,name\n1001,Sita\n' });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const codeOf = async (answer: ReturnType<Staff['send']>) => (await answer).json().code ?? (await answer).statusCode;
  const ask = (who: Staff, step: string) => who.send('POST', `${path}/consents`, { step });
  const agree = (who: Staff, step: string) => codeOf(who.send('POST', `${path}/consents/${step}`));
  const seal = () => codeOf(gita.send('POST', `${path}/seal`));

  it('is asked for by mail, of the others of the examination alone', async () => {
    await signInStaff(server, 'Stranger');
    await ask(gita, 'seal');
    await server.tick();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [hari.email, expect.stringContaining('your yes is asked for')],
    ]);
    expect(server.mails[0]?.text).toContain(path);
    expect(await agree(hari, 'seal')).toBe(200);
    await server.tick();
    expect(server.mails).toHaveLength(1);
  });

  it('is needed to seal, never from who asked, and for the paper as it was', async () => {
    expect(await seal()).toBe('second-yes-missing');
    expect(await agree(hari, 'seal')).toBe('not-found');
    await ask(gita, 'seal');
    expect(await agree(gita, 'seal')).toBe('own-request');
    await gita.send('PUT', `${path}/paper`, { items: [items[1], items[0], ...items.slice(2)] });
    expect(await agree(hari, 'seal')).toBe('changed-meanwhile');
    await ask(gita, 'seal');
    expect(await agree(hari, 'seal')).toBe(200);
    const [row] = (await gita.send('GET', `${path}/consents`)).json<Consents>().rows;
    expect(row).toMatchObject({ step: 'seal', askedBy: 'Gita', agreedBy: 'Hari', isOwn: true, isCurrent: true });
    await gita.send('PUT', path, { minutes: 45 });
    expect(await seal()).toBe('second-yes-missing');
    await ask(hari, 'seal');
    expect(await agree(gita, 'seal')).toBe(200);
    // An examination answers without an error code.
    expect(await seal()).toBe('SCI-2083');
  });

  it('is needed for the final key and for the publication', async () => {
    await ask(gita, 'seal');
    await agree(hari, 'seal');
    await seal();
    server.clock.now += 400 * minute;
    gita = await signInStaff(server, 'Gita-again', ['head']);
    hari = await signInStaff(server, 'Hari-again', ['head']);
    const goTo = (to: string) => codeOf(gita.send('POST', `${path}/state`, { to }));
    expect(await goTo('key-published')).toBe('SCI-2083');
    for (const step of ['final', 'published']) {
      expect(await goTo(step)).toBe('second-yes-missing');
      await ask(gita, step);
      expect(await agree(hari, step)).toBe(200);
      expect(await goTo(step)).toBe('SCI-2083');
    }
  });

  it('is not asked by an examination whose rules do not', async () => {
    await gita.send('PUT', path, { secondExaminer: false });
    expect(await seal()).toBe('SCI-2083');
  });
});
