import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** The columns of some rows, with the types of their values. */
type Columns = Readonly<Record<string, 'text' | 'bigint'>>;

/** Anything that shows which database is used: any Kysely, whatever its tables. */
type QuerySource = Pick<Kysely<unknown>, 'getExecutor'>;

/** Whether a database is PostgreSQL. */
export function isPostgres(db: QuerySource): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Many rows as one value of a statement: `select … from` this, named `r`, returns them on either database. So the text
 * of the statement is the same for any number of rows.
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
 * Inserts any number of rows. As separate values, many rows are more than a statement takes. `onConflict` says what
 * happens to rows that exist already; without it they are an error.
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
  // Without a condition, SQLite reads `on conflict` as part of a join.
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from ${jsonRows(db, rows, columns)} where true ${onConflict}`.execute(db);
}

/** For `insertRows`: existing rows stay as they are. */
export const keepWhatIsThere = sql`on conflict do nothing`;
