import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** The columns of some rows, and what their values are. */
type Columns = Readonly<Record<string, 'text' | 'bigint'>>;

/** What tells which database is asked: any Kysely, whatever its tables. */
type QuerySource = Pick<Kysely<unknown>, 'getExecutor'>;

/** Whether a database is PostgreSQL. */
export function isPostgres(db: QuerySource): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Many rows as one value of a statement: `select … from` this, named `r`, gives them on either database. The text of the statement is then
 * the same however many there are.
 */
export function jsonRows(db: QuerySource, rows: readonly object[], columns: Columns): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  const names = Object.entries(columns);
  if (isPostgres(db)) {
    const typed = sql.join(names.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
    return sql`json_to_recordset(${json}::json) as r(${typed})`;
  }
  const read = sql.join(names.map(([name]) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`));
  return sql`(select ${read} from json_each(${json})) as r`;
}

/**
 * Inserts rows, however many: as values of their own, many are more than a statement takes. `onConflict` is what is done with those that are
 * there already; without it they are an error.
 */
export async function insertRows(
  db: Database,
  table: keyof Tables,
  rows: readonly object[],
  columns: Columns,
  onConflict: RawBuilder<unknown> = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  // Without a condition, SQLite reads `on conflict` as that of a join.
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from ${jsonRows(db, rows, columns)} where true ${onConflict}`.execute(db);
}

/** For `insertRows`: what is there already stays as it is. */
export const keepWhatIsThere = sql`on conflict do nothing`;
