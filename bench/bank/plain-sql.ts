import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqlitePath } from '#server/platform/database/open.ts';
import type { TestDatabase } from '#server/testing/databases.ts';

/** What is asked of the rows: a page of them, those that hold words, or a copy of them into a table without an index. */
export interface Ask {
  readonly page: number;
  readonly size: number;
  readonly words?: readonly string[];
  readonly copy?: boolean;
  /** The sort key of the rows, instead of the order of the list. */
  readonly by?: 'facility' | 'difficulty';
}

/** Asks the same by one plain statement, over a connection of its own. */
export async function plainSql({ databaseUrl, dataDir }: TestDatabase['settings']) {
  if (databaseUrl === null) {
    const db = new DatabaseSync(sqlitePath(dataDir));
    const ask = (what: Ask) => statementsOf(what).map((sql) => db.prepare(sql).all());
    return { ask, close: () => db.close() };
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = async (what: Ask) => {
    for (const sql of statementsOf(what)) await client.query(sql);
  };
  return { ask, close: () => client.end() };
}

/** The statement holds only numbers and words of this program. */
function statementsOf({ page, size, words = [], copy = false, by }: Ask): string[] {
  const holds = words.map((word) => `search like '%${word}%'`).join(' and ') || '1 = 1';
  const first = { facility: '(select facility from item_facility where item_id = item.id)', difficulty: 'difficulty' };
  const sorted = by === undefined ? 'origin desc, saved_at desc, id' : `${first[by]}, id`;
  const order = `order by ${sorted} limit ${size} offset ${(page - 1) * size}`;
  if (copy) {
    return [
      'drop table if exists bench_copy',
      `create table bench_copy as select * from item where ${holds} ${order}`,
      'drop table bench_copy',
    ];
  }
  return [`select count(*) from item where ${holds}`, `select * from item where ${holds} ${order}`];
}
