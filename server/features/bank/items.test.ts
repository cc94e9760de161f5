import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankItem } from '#contract/items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

describe.each(databases)('the item bank on $kind', ({ make }) => {
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
  const write = async (body: object) => {
    const answer = await hari.send('POST', '/staff/items', body);
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
    return answer.json<BankItem>();
  };
  const save = (item: object, by = hari) => by.send('PUT', `/staff/items/${(item as BankItem).id}`, item);
  const lines = async (item: BankItem) =>
    server.database.db
      .selectFrom('audit_log')
      .select(['actor', 'act', 'details'])
      .where('subject', '=', `item:${item.id}`)
      .orderBy('id')
      .execute();

  it('keeps what was written, as a draft whose options have ids', async () => {
    const item = await write(sum({ tags: ['unit 1', 'unit 1'], difficulty: 2 }));
    expect(item).toEqual({
      ...sum({ tags: ['unit 1'], difficulty: 2 }),
      id: expect.stringMatching(/^\d+$/),
      origin: 'own',
      language: 'en',
      status: 'draft',
      options: ['32', '42', '52', '43'].map((text, n) => ({ id: 'abcd'.charAt(n), text })),
      figure: null,
      version: 1,
      author: { id: 'Hari', name: 'Hari' },
      reviewer: null,
      savedAt: new Date(server.clock.now).toISOString(),
    });
    const answer = await gita.send('GET', `/staff/items/${item.id}`);
    expect(answer.json()).toEqual({ ...item, math: { '17 + 25': expect.stringContaining('<math>') }, notes: [] });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await write(sum({ subject: null, topic: ' ' }))).topic).toBeNull();
  });

  it.each([
    ['stem', { stem: ' ' }],
    ['stem', { stem: 'a\u0000b' }],
    ['options', { options: [{ text: '1' }], right: [] }],
    ['options', { options: Array.from({ length: 7 }, (_, n) => ({ text: `${n}` })) }],
    ['options', { options: [{ text: '1' }, { text: ' ' }] }],
    [
      'options',
      {
        options: [
          { id: 'a', text: '1' },
          { id: 'a', text: '2' },
        ],
        right: ['a'],
      },
    ],
    ['right', { right: ['e'] }],
    [
      'right',
      {
        options: [
          { id: 'c', text: '1' },
          { id: 'd', text: '2' },
        ],
        right: ['a'],
      },
    ],
    ['subject', { subject: 'General Knowledge' }],
    ['difficulty', { difficulty: 6 }],
    ['figure', { figure: { id: 'x'.repeat(22), alt: '' } }],
    ['points', { points: 3 }],
  ])('says at %s what is wrong with %j', async (field, wrong) => {
    const answer = await hari.send('POST', '/staff/items', sum(wrong));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid']);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  it('keeps TeX between single dollars, finds raised letters by what they say, and warns of neither', async () => {
    const stem = 'How many bonds has H<sub>2</sub>O,\nif \\(n\\) is $$2^2$$?';
    const item = await write(sum({ stem }));
    expect(item.stem).toBe('How many bonds has H<sub>2</sub>O,\nif $n$ is $2^2$?');
    const found = await hari.send('GET', '/staff/items?q=has%20h2o');
    expect(found.json().rows.map(({ id }: BankItem) => id)).toEqual([item.id]);
    const { id, stem: kept, options, right, explanation } = item;
    const check = await hari.send('POST', '/staff/items/check', { id, stem: kept, options, right, explanation });
    expect(check.json().warnings).toEqual([]);
  });

  it('makes a version of each save; old ones stay readable, and each change has its line', async () => {
    const first = await write(sum());
    server.clock.now += 1000;
    const answer = await save({ ...first, stem: 'What is $18 + 25$?', right: ['d'], difficulty: 3 }, gita);
    const second = answer.json<BankItem>();
    expect(second).toMatchObject({ version: 2, stem: 'What is $18 + 25$?', author: first.author });
    const { rows, total } = (await hari.send('GET', `/staff/items/${first.id}/versions`)).json();
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { version: 2, savedBy: { name: 'Gita' }, right: ['d'] },
      { version: 1, savedBy: { name: 'Hari' }, stem: first.stem, right: ['b'], savedAt: first.savedAt },
    ]);
    const [added, changed] = await lines(first);
    expect(added).toMatchObject({ actor: 'account:Hari', act: 'item-added' });
    expect(changed).toMatchObject({ actor: 'account:Gita', act: 'item-changed' });
    expect(JSON.parse(changed?.details ?? '')).toEqual({
      before: { version: 1, difficulty: null, right: ['b'] },
      after: { version: 2, difficulty: 3, right: ['d'] },
      texts: ['stem'],
    });
  });

  it('shows who comes second that somebody else has saved', async () => {
    const item = await write(sum());
    expect((await save({ ...item, topic: 'Sums' }, gita)).statusCode).toBe(200);
    const late = await save({ ...item, topic: 'Additions' });
    expect([late.statusCode, late.json().code, late.json().detail]).toEqual([409, 'changed-meanwhile', { version: 2 }]);
    const [one, other] = await Promise.all([1, 2].map((n) => save({ ...item, version: 2, topic: `Topic ${n}` })));
    expect(new Set([one?.statusCode, other?.statusCode])).toEqual(new Set([200, 409]));
  });

  it('keeps the id of an option with its text', async () => {
    const item = await write(sum());
    const [a, b, , d] = item.options;
    const changed = await save({ ...item, options: [{ text: 'none' }, d, { text: a?.text }, b], right: ['b'] });
    expect(changed.json<BankItem>().options).toEqual([{ id: 'e', text: 'none' }, d, a, b]);
  });

  it('is reviewed by who agrees with the key without seeing it, and by nobody who wrote it', async () => {
    const item = await write(sum());
    const path = `/staff/items/${item.id}/review`;
    const shown = (await gita.send('GET', path)).json();
    expect(shown).toMatchObject({ id: item.id, stem: item.stem, options: item.options });
    expect(shown).not.toHaveProperty('right');
    expect(shown).not.toHaveProperty('explanation');
    expect(Object.keys(shown.math)).toEqual(['17 + 25']);
    const own = await hari.send('POST', path, { chosen: 'b' });
    expect([own.statusCode, own.json().code]).toEqual([403, 'not-allowed']);
    expect((await gita.send('POST', path, { chosen: 'b', version: 1 })).json()).toEqual({ agrees: true });
    const reviewed = (await hari.send('GET', `/staff/items/${item.id}`)).json<BankItem>();
    expect(reviewed).toMatchObject({ status: 'reviewed', reviewer: { name: 'Gita' }, version: 1 });
    const again = await gita.send('POST', path, { chosen: 'b' });
    expect([again.statusCode, again.json().code, again.json().detail]).toEqual([
      409,
      'wrong-state',
      { state: 'reviewed' },
    ]);
    expect((await lines(item)).at(-1)).toMatchObject({ actor: 'account:Gita', act: 'item-reviewed' });

    const labelled = (await save({ ...reviewed, topic: 'Sums' })).json<BankItem>();
    expect(labelled).toMatchObject({ status: 'reviewed', reviewer: { name: 'Gita' } });
    const reworded = (await save({ ...labelled, stem: 'How much is $17 + 25$?' }, gita)).json<BankItem>();
    expect(reworded).toMatchObject({ status: 'draft', reviewer: null, version: 3 });
    expect((await gita.send('POST', path, { chosen: 'b' })).statusCode).toBe(403);
    const old = await (await signInStaff(server, 'Ram')).send('POST', path, { chosen: 'b', version: 2 });
    expect([old.statusCode, old.json().detail]).toEqual([409, { version: 3 }]);
  });

  it('shows the author what a reviewer answered who disagrees, until it is saved anew', async () => {
    const item = await write(sum({ right: ['b', 'c'] }));
    const path = `/staff/items/${item.id}/review`;
    expect((await gita.send('POST', path, { chosen: 'b' })).json()).toEqual({ agrees: false });
    expect((await gita.send('POST', path, { chosen: 'b', note: 'Only one is right.' })).json()).toEqual({
      agrees: false,
    });
    const seen = (await hari.send('GET', `/staff/items/${item.id}`)).json();
    const note = { by: { id: 'Gita', name: 'Gita' }, version: 1, chosen: ['b'], text: 'Only one is right.' };
    expect(seen).toMatchObject({ status: 'draft', notes: [{ ...note, open: true }] });
    expect((await lines(item)).at(-1)).toMatchObject({ act: 'item-disagreed-with', actor: 'account:Gita' });
    await save({ ...item, right: ['b'] });
    const after = (await hari.send('GET', `/staff/items/${item.id}`)).json();
    expect(after.notes).toMatchObject([{ ...note, open: false }]);
  });

  it('is not reviewed by who has seen its key in the last 30 days, and does not wait for them', async () => {
    const [answered, opened, blind] = [
      await write(sum({})),
      await write(sum({ stem: '6 + 7?' })),
      await write(sum({ stem: '8 + 9?' })),
    ];
    const review = (item: BankItem, chosen: readonly string[]) =>
      gita.send('POST', `/staff/items/${item.id}/review`, { chosen });
    const toReview = async () => (await gita.send('GET', '/staff/bank')).json<{ toReview: number }>().toReview;
    const seen = async () => {
      const { rows } = (await gita.send('GET', '/staff/items?status=draft&origin=own')).json<{
        rows: (BankItem & { keySeen: boolean })[];
      }>();
      return [answered, opened, blind].map(({ id }) => rows.find((row) => row.id === id)?.keySeen);
    };
    const before = await toReview();
    expect((await review(answered, ['a'])).json()).toEqual({ agrees: false });
    await gita.send('GET', `/staff/items/${opened.id}`);
    expect(await seen()).toEqual([true, true, false]);
    expect(await toReview()).toBe(before - 2);
    for (const item of [answered, opened])
      expect((await review(item, item.right)).json()).toMatchObject({ code: 'not-allowed' });
    const { db } = server.database;
    await db
      .updateTable('key_seen')
      .set({ at: server.clock.now - 30 * 86_400_000 })
      .where('item_id', 'in', [answered.id, opened.id])
      .execute();
    expect(await seen()).toEqual([false, false, false]);
    expect(await toReview()).toBe(before);
    expect((await review(opened, opened.right)).json()).toEqual({ agrees: true });
  });

  it('is not reviewed without a key, and leaves use and comes back', async () => {
    const item = await write(sum({ right: [] }));
    const path = `/staff/items/${item.id}/review`;
    expect((await gita.send('POST', path, { chosen: 'b' })).json().code).toBe('wrong-state');
    const retired = (await save({ ...item, status: 'retired' })).json<BankItem>();
    expect(retired.status).toBe('retired');
    expect((await save({ ...retired, status: undefined, topic: 'Old' })).json().status).toBe('retired');
    expect((await save({ ...retired, version: 3, status: 'draft' })).json().status).toBe('draft');
    expect((await save({ ...item, version: 4, status: 'reviewed' })).json().status).toBe('draft');
  });

  it('comes back as it was, reviewed, where it was retired by mistake', async () => {
    const item = await write(sum());
    await gita.send('POST', `/staff/items/${item.id}/review`, { chosen: item.right });
    const retired = (await save({ ...item, status: 'retired' })).json<BankItem>();
    const back = (await save({ ...retired, status: 'reviewed' })).json<BankItem>();
    expect(back).toMatchObject({ status: 'reviewed', reviewer: { name: 'Gita' }, version: 3 });
    const again = (await save({ ...back, status: 'retired' })).json<BankItem>();
    expect((await save({ ...again, stem: 'What else?', status: 'reviewed' })).json()).toMatchObject({
      status: 'draft',
      reviewer: null,
    });
  });

  it.each(['GET', 'PUT'] as const)('knows nothing of an item that is not there: %s', async (method) => {
    const answer = await hari.send(
      method,
      '/staff/items/999999',
      method === 'PUT' ? { ...sum(), version: 1 } : undefined,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });
});
