import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invitationKeptMs } from './invitations.ts';
import { sweep } from './sweep.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/open.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';

describe.each(databases)('a sweep on $kind', ({ make }) => {
  let place: TestDatabase;
  let database: OpenDatabase;
  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place.settings);
    await migrate(database.db);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  it('removes an invitation that a head can not send again any more', async () => {
    const { db } = database;
    const row = { name: 'Kamala', duties: 'clerk', language: 'en', token_hash: null, made_at: 0 } as const;
    const ended = (email: string, expires_at: number) => ({ ...row, id: email, email, email_key: email, expires_at });
    await db
      .insertInto('invitation')
      .values([ended('old', 1000), ended('late', 1001)])
      .execute();
    await sweep(db, 1000 + invitationKeptMs);
    expect(await db.selectFrom('invitation').select('email').execute()).toEqual([{ email: 'late' }]);
  });

  it('removes a hundred thousand rows little by little, and none that still counts', async () => {
    const { db } = database;
    await sql`insert into rate_limit (key, count, ends_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 100001)
      select 'row-' || i, 1, i from n`.execute(db);
    const seen = { isOver: false, turns: 0 };
    const watch = async () => {
      for (; !seen.isOver; seen.turns += 1) await setImmediate();
    };
    await Promise.all([watch(), sweep(db, 100_000).finally(() => (seen.isOver = true))]);
    // Other work of the server gets its turn between any two batches of five hundred.
    expect(seen.turns).toBeGreaterThanOrEqual(200);
    expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'row-100001' }]);
  });
});
