import type pg from 'pg';
import type { SqliteConnection } from '#server/database/sqlite.ts';

/** A query that is asked with nearly every request: kept prepared under its name, past the query builder, which costs several times its answer. */
export interface HotQuery {
  readonly name: string;
  /** Takes its values as $1, $2 …; reads and never writes. */
  readonly text: string;
}

/** Asks a hot query for its first row; undefined when there is none. */
export type AskOne = <Row>(query: HotQuery, values: readonly (string | number)[]) => Promise<Row | undefined>;

/** Asks over a pool: PostgreSQL plans a named statement once a connection. */
export function askPostgres(pool: pg.Pool): AskOne {
  return async <Row>({ name, text }: HotQuery, values: readonly (string | number)[]) => {
    const { rows } = await pool.query({ name, text, values: [...values] });
    return rows[0] as Row | undefined;
  };
}

/** Asks over the connection that only reads: it sees what is committed, and never waits for a transaction. */
export function askSqlite(reader: SqliteConnection): AskOne {
  const texts = new Map<string, string>();
  return async <Row>({ name, text }: HotQuery, values: readonly (string | number)[]) => {
    const sql = texts.get(name) ?? text.replaceAll(/\$(\d)/g, '?$1');
    texts.set(name, sql);
    return (await reader.ask(sql, values)).rows[0] as Row | undefined;
  };
}
