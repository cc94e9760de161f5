import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSealedText } from '#contract/sealed-text.ts';
import { itemsOf } from '#exam/sitting/paper.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, writeItems } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { optionIdsOf } from './option-ids.ts';

const minute = 60_000;
const code = 'SCI-2083';
const path = `/staff/examinations/${code}`;
const numbers = Array.from({ length: 30 }, (_, n) => String(1001 + n));

describe.each(databases)('the ids of options on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  let items: string[];

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place, { chance: seededRandom(7) });
    staff = await signInStaff(server, 'Gita');
    const sections = [{ title: 'Physics', subject: 'physics', count: 12, marks: 1 }];
    await staff.send('POST', '/staff/examinations', newExamination(server, { sections, shuffleOptions: true }));
    items = await writeItems(staff, 'physics', 12);
    await staff.send('PUT', `${path}/paper`, { items });
    const csv = `symbol_number,name\n${numbers.map((number) => `${number},Candidate ${number}`).join('\n')}\n`;
    await staff.send('POST', `${path}/candidates`, { csv });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const paperOf = async () => {
    const { sections, ...rest } = (await staff.send('GET', `${path}/paper`)).json();
    const all: { options: { id: string; text: string }[]; right: string[] }[] = sections[0].items;
    return { all, rest };
  };
  const sealedText = async () => {
    const { paper } = await server.database.db.selectFrom('sealed_paper').select('paper').executeTakeFirstOrThrow();
    return itemsOf(readSealedText(paper));
  };

  it('tell nothing of which was written first, on a sealed paper and in all that is said of it', async () => {
    const before = await paperOf();
    expect(before.all.map(({ right }) => right)).toEqual(before.all.map(() => ['a']));
    expect(before.rest.rightFirst).toEqual({ items: 12, first: 12 });
    expect((await staff.send('POST', `${path}/seal`)).statusCode).toBe(200);
    const { all } = await paperOf();
    const right = all.map((item) => item.right[0]);
    expect(new Set(right).size).toBe(4);
    for (const [at, { options }] of all.entries()) {
      expect(options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
      expect(options.find(({ id }) => id === right[at])?.text).toBe(`one physics ${at + 1}`);
    }
    expect((await sealedText()).map(({ options }) => options)).toEqual(all.map(({ options }) => options));
    const { item_key } = await server.database.db
      .selectFrom('key_version')
      .select('item_key')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(item_key)).toEqual(all.map((item) => ({ right: item.right })));
  });

  it('are others after each seal, and none without one', async () => {
    await staff.send('POST', `${path}/seal`);
    const first = await optionIdsOf(server.database.db, code);
    await staff.send('POST', `${path}/unseal`);
    expect(await optionIdsOf(server.database.db, code)).toEqual([]);
    await staff.send('POST', `${path}/seal`);
    expect(await optionIdsOf(server.database.db, code)).not.toEqual(first);
  });

  it('stay those of the bank on a paper that was sealed before', async () => {
    await staff.send('POST', `${path}/seal`);
    await server.database.db.updateTable('sealed_paper').set({ option_ids: null }).execute();
    expect((await paperOf()).all.map(({ right }) => right)).toEqual(items.map(() => ['a']));
  });

  it('are the bank’s again in what statistics tell the bank', async () => {
    await staff.send('POST', `${path}/seal`);
    const { db } = server.database;
    const [ids] = await optionIdsOf(db, code);
    const wrong = Object.keys(ids ?? {}).find((id) => ids?.[id] === 'b') ?? '';
    await db
      .updateTable('attempt')
      .set({ began_at: 0, ends_at: 30 * minute, n: 1 })
      .execute();
    const entry = { examination: code, n: 1, at: 1000, kind: 'choose' as const, place: 0, option: wrong };
    const rows = numbers.map((symbol_number) => ({
      ...entry,
      symbol_number,
      device: 'x',
      received_at: server.clock.now + 51 * minute,
      late: 0,
    }));
    await db.insertInto('entry').values(rows).execute();
    for (const minutes of [45, 46]) {
      server.clock.now += minutes * minute;
      await staff.send('GET', path);
    }
    for (const to of ['key-published', 'final'])
      expect((await staff.send('POST', `${path}/state`, { to })).statusCode).toBe(200);
    const found = await db
      .selectFrom('statistic_finding')
      .select(['kind', 'evidence'])
      .where('item_id', '=', items[0] ?? '')
      .where('kind', '=', 'nobody-right')
      .executeTakeFirstOrThrow();
    const { options } = JSON.parse(found.evidence ?? '') as { options: { id: string; all: number; right: boolean }[] };
    expect(options.map(({ id, all, right }) => [id, all, right])).toEqual([
      ['a', 0, true],
      ['b', 30, false],
      ['c', 0, false],
      ['d', 0, false],
    ]);
  });
});
