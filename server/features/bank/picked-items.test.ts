import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankItem } from '#contract/items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

describe.each(databases)('acts on several items on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let hari: Staff;
  let gita: Staff;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
    hari = await signInStaff(server, 'Hari');
    gita = await signInStaff(server, 'Gita');
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const write = async (stem: string, more: object = {}) =>
    (await hari.send('POST', '/staff/items', sum({ stem, ...more }))).json<BankItem>();
  const read = async ({ id }: BankItem) => (await hari.send('GET', `/staff/items/${id}`)).json<BankItem>();
  const label = (...changes: readonly object[]) => gita.send('POST', '/staff/items/labels', { changes });
  const tag = (items: readonly string[], tagging: object = { addTag: 'unit 9' }) => label({ items, ...tagging });

  it('a tag goes on all of them and off again; a review stands, built-in ones stay as they are', async () => {
    const first = await write('Which of these two gets a tag?');
    const second = await write('Which of these two has it already?', { tags: ['unit 9'] });
    await gita.send('POST', `/staff/items/${first.id}/review`, { chosen: 'b' });
    const full = await write('Which one is full of tags?', { tags: Array.from({ length: 30 }, (_, n) => `t${n}`) });
    const builtIn = await write('Which one came with the program?');
    const origin = { origin: 'built-in' } as const;
    await server.database.db.updateTable('item').set(origin).where('id', '=', builtIn.id).execute();
    const all = [first, second, full, builtIn].map(({ id }) => id);
    expect((await tag([...all, first.id])).json()).toEqual({
      changed: [first.id],
      undo: [{ items: [first.id], removeTag: 'unit 9' }],
    });
    expect(await read(first)).toMatchObject({ tags: ['unit 9'], status: 'reviewed', version: 2, stem: first.stem });
    expect((await hari.send('GET', '/staff/items?tag=unit%209')).json().total).toBe(2);
    const [newest] = await server.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', `item:${first.id}`)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(newest).toMatchObject({ actor: 'account:Gita', act: 'item-changed' });
    expect(JSON.parse(newest?.details ?? '')).toMatchObject({ after: { tags: ['unit 9'] } });
    expect((await tag([first.id], { removeTag: 'unit 9' })).json()).toMatchObject({ changed: [first.id] });
    expect(await read(first)).toMatchObject({ tags: [], status: 'reviewed', version: 3 });
    const [version] = (await hari.send('GET', `/staff/items/${first.id}/versions`)).json().rows;
    expect(Object.keys(version)).not.toContain('author');
  });

  it('subject, topic, language and difficulty are set on all of them, and what comes back takes it back', async () => {
    const first = await write('Which of these two has a subject?', {
      subject: 'physics',
      topic: 'heat',
      difficulty: 2,
    });
    const second = await write('Which of these two has none?', { subject: null, topic: null });
    const third = await write('Which one is so already?', {
      subject: 'gk',
      topic: null,
      language: 'ne',
      difficulty: 4,
    });
    const builtIn = await write('Which one came with the program, and keeps its subject?', { subject: 'physics' });
    const origin = { origin: 'built-in' } as const;
    await server.database.db.updateTable('item').set(origin).where('id', '=', builtIn.id).execute();
    await gita.send('POST', `/staff/items/${first.id}/review`, { chosen: 'b' });
    const items = [first, second, third, builtIn].map(({ id }) => id);
    const set = { subject: 'gk', topic: null, language: 'ne', difficulty: 4 };
    const answer = (await label({ items, ...set })).json();
    expect(answer.changed).toEqual([first.id, second.id]);
    expect(await read(first)).toMatchObject({ ...set, status: 'reviewed', version: 2, tags: first.tags });
    expect(await read(second)).toMatchObject(set);
    expect(await read(builtIn)).toMatchObject({ subject: 'physics', version: 1 });
    const [line] = await server.database.db
      .selectFrom('audit_log')
      .select(['act', 'details'])
      .where('subject', '=', `item:${first.id}`)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect([line?.act, JSON.parse(line?.details ?? '')]).toMatchObject([
      'item-changed',
      { before: { subject: 'physics', topic: 'heat' }, after: { subject: 'gk', topic: null } },
    ]);
    expect((await label(...answer.undo)).statusCode).toBe(200);
    for (const { id, subject, topic, language, difficulty } of [first, second])
      expect((await hari.send('GET', `/staff/items/${id}`)).json()).toMatchObject({
        subject,
        topic,
        language,
        difficulty,
      });
    expect((await label({ items, subject: 'No Slug' })).statusCode).toBe(422);
    expect((await label({ items, difficulty: 6 })).statusCode).toBe(422);
  });

  it('who tagged a draft of somebody else can still review it', async () => {
    const draft = await write('Which draft is tagged before its review?');
    await tag([draft.id]);
    const review = (chosen: string, by: Staff) => by.send('POST', `/staff/items/${draft.id}/review`, { chosen });
    expect((await review('b', hari)).json().code).toBe('not-allowed');
    expect((await review('b', gita)).json()).toEqual({ agrees: true });
  });

  it('a row of the list, sent back whole, retires its item', async () => {
    await write('Which row comes back?');
    const { rows } = (await hari.send('GET', '/staff/items?q=row+comes+back')).json<{ rows: BankItem[] }>();
    const [row] = rows;
    const saved = await hari.send('PUT', `/staff/items/${row?.id}`, { ...row, status: 'retired' });
    expect([saved.statusCode, saved.json().status]).toEqual([200, 'retired']);
  });

  it('all of them or none', async () => {
    const item = await write('Which one keeps its tags?');
    expect((await tag([item.id, 'nowhere'])).statusCode).toBe(404);
    expect(await read(item)).toMatchObject({ tags: [], version: 1 });
    expect((await tag([])).statusCode).toBe(422);
    expect((await tag([item.id], { addTag: ' ' })).statusCode).toBe(422);
  });

  it('only those that were picked go out', async () => {
    const ids = [];
    for (const n of [1, 2, 3]) ids.push((await write(`Which of three is number ${n}?`)).id);
    const file = await hari.send('GET', `/staff/export?format=gift&items=${ids[0]},${ids[2]}`);
    expect(file.body).toContain('number 1');
    expect(file.body).toContain('number 3');
    expect(file.body.match(/Which /g)).toHaveLength(2);
    const none = await hari.send('GET', `/staff/export?format=gift&items=${ids[0]}&tag=elsewhere`);
    expect(none.body).not.toContain('Which');
  });

  it('says how much there is, and what waits for whom', async () => {
    const bank = async (staff: Staff) => (await staff.send('GET', '/staff/bank')).json();
    const before = await bank(gita);
    await write('Does this one wait for Gita?');
    await write('Does nobody wait for what has no key?', { right: [] });
    const after = await bank(gita);
    expect([after.own - before.own, after.toReview - before.toReview]).toEqual([2, 1]);
    expect(after.findings).toBe(before.findings + 1);
    expect(after.builtIn).toBe(2);
    expect((await bank(hari)).toReview).toBe(0);
  });
});
