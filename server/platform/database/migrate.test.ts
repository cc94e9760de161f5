import { sql } from 'kysely';
import { afterAll, afterEach, expect, it, describe } from 'vitest';
import { seed } from '#server/features/catalogue/seed.ts';
import { migrate } from './migrate.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { openDatabase } from './open.ts';
import { fixtureContent } from '#server/testing/content.ts';
import { emptyDatabases, makePostgres, type TestDatabase } from '#server/testing/databases.ts';

const content = fixtureContent({
  'catalogue/levels.json': [{ id: 1, title: 'Grade X', slug: 'grade-x', description: 'Ten.' }],
});

async function start(place: TestDatabase) {
  const database = await openDatabase(place.settings);
  await migrate(database.db);
  const written = await seed(database.db, content.files(), 1000, silent);
  const rows = await database.db.selectFrom('level').select('slug').execute();
  const accounts = await database.db.selectFrom('account').selectAll().execute();
  const state = await database.db.selectFrom('content_state').selectAll().executeTakeFirstOrThrow();
  await database.close();
  return { written, rows, accounts, state };
}

const silent = createLogger('silent');
afterAll(() => content.remove());

let place: TestDatabase;
afterEach(() => place.remove());

describe.each(emptyDatabases)('starting on $kind', ({ make }) => {
  it('makes and fills the tables once, with nobody in them, and finds nothing to do later', async () => {
    place = await make();
    const first = await start(place);
    const second = await start(place);
    expect([first.written, second.written]).toEqual([true, false]);
    expect(second.rows).toEqual([{ slug: 'grade-x' }]);
    expect(second.accounts).toEqual([]);
    expect(second.state).toMatchObject({ version: 1, loaded_at: 1000 });
  });
});

const firstOfKeys = sql<{ table: string; column: string }>`
  select t.relname as table, a.attname as column
  from pg_index i join pg_class t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
  where i.indisprimary`;

it('keeps what a hall writes by examination first, so that a database can be split by it', async () => {
  place = await makePostgres();
  const { db, close } = await openDatabase(place.settings);
  await migrate(db);
  const { rows } = await firstOfKeys.execute(db);
  await close();
  const byExamination = rows.filter(({ column }) => column === 'examination').map(({ table }) => table);
  const written = ['candidate', 'attempt', 'entry', 'held_entry', 'silence', 'device_report', 'time_grant', 'room_act'];
  expect(byExamination).toEqual(expect.arrayContaining(written));
});

describe('four servers that start at once on an empty PostgreSQL', () => {
  it('all come up, and one of them did the work', async () => {
    place = await makePostgres();
    const starts = await Promise.all([start(place), start(place), start(place), start(place)]);
    for (const { rows } of starts) expect(rows).toEqual([{ slug: 'grade-x' }]);
    expect(starts.filter(({ written }) => written)).toHaveLength(1);
  });
});
