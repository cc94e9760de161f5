import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importItems, type WrittenItem } from './add-items.ts';
import { eachItem, findItem } from './read-items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const item = (n: number, more: Partial<WrittenItem> = {}): WrittenItem => ({
  subject: null,
  topic: null,
  tags: ['paper.gift'],
  language: 'en',
  difficulty: null,
  stem: `What is ${n} + 1?`,
  options: [{ text: `${n}` }, { text: `${n + 1}` }],
  right: ['b'],
  explanation: '',
  figure: null,
  ...more,
});

describe.each(databases)('an import on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let hari: Staff;
  const bring = (items: readonly WrittenItem[]) =>
    importItems(server.database.db, items, { author: 'Hari', source: 'paper.gift', now: server.clock.now });
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    hari = await signInStaff(server, 'Hari');
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  it('adds drafts, each once, however often the file comes, also after one was changed', async () => {
    const file = [item(1), item(2), item(1, { tags: ['again'] }), item(3)];
    const first = await bring(file);
    expect(first).toEqual({ ids: ['1', '2', '3'], already: 1 });
    expect(await findItem(server.database.db, '2')).toMatchObject({
      stem: 'What is 2 + 1?',
      status: 'draft',
      version: 1,
    });
    const changed = { ...item(2), stem: 'What is two plus one?', version: 1 };
    expect((await hari.send('PUT', '/staff/items/2', changed)).statusCode).toBe(200);
    expect(await bring(file)).toEqual({ ids: [], already: 4 });
    expect(await bring([item(1, { right: ['a'] })])).toEqual({ ids: ['4'], already: 0 });
    const line = await server.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('act', '=', 'items-imported')
      .execute();
    expect(line.map(({ details }) => JSON.parse(details))).toMatchObject([
      { source: 'paper.gift', added: 3, already: 1, first: '1', last: '3' },
      { added: 0, already: 4 },
      { added: 1 },
    ]);
  });

  it('adds nothing twice when the same file comes twice at once', async () => {
    const file = Array.from({ length: 300 }, (_, n) => item(n));
    const both = await Promise.all([bring(file), bring(file)]);
    expect(both.map(({ already }) => already).toSorted((a, b) => a - b)).toEqual([0, 300]);
    const all = [];
    for await (const each of eachItem(
      server.database.db,
      { tag: 'paper.gift' },
      { ...hari, duties: ['examiner', 'teacher'] },
    ))
      all.push(each.id);
    expect(new Set(all).size).toBe(300);
    expect(all).toHaveLength(300);
  });

  it('adds all of its items or none', async () => {
    const seven = Array.from({ length: 7 }, (_, n) => ({ text: `${n}` }));
    await expect(async () => bring([item(1), item(2, { options: seven })])).rejects.toThrow(RangeError);
    await expect(bring([item(1), item(2, { stem: null as unknown as string })])).rejects.toThrow(TypeError);
    expect(await server.database.db.selectFrom('item').select('id').execute()).toEqual([]);
  });
});
