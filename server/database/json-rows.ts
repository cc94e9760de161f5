import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';

/** The columns of some rows, and what their values are. */
type Columns = Readonly<Record<string, 'text' | 'bigint'>>;

/** What tells which database is asked: any Kysely, whatever its tables. */
type Asked = Pick<Kysely<unknown>, 'getExecutor'>;

/** Whether a database is PostgreSQL. */
export function isPostgres(db: Asked): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Many rows as one value of a statement: `select … from` this, named `r`, gives them on either database. The text of the statement is then
 * the same however many there are.
 */
export function jsonRows(db: Asked, rows: readonly object[], columns: Columns): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  const names = Object.entries(columns);
  if (isPostgres(db)) {
    const typed = sql.join(names.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
    return sql`json_to_recordset(${json}::json) as r(${typed})`;
  }
  const read = sql.join(names.map(([name]) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`));
  return sql`(select ${read} from json_each(${json})) as r`;
}
