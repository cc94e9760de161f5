import type pg from 'pg';
import type { SqliteConnection } from './sqlite.ts';

/** A query that is asked with nearly every request: kept prepared under its name, past the query builder, which costs several times its answer. */
export interface HotQuery {
  readonly name: string;
  /** Takes its values as $1, $2 …, a list of texts as `in $1`; reads and never writes. */
  readonly text: string;
}

type Value = string | number | readonly string[];

/** Asks a hot query for its rows. */
export type AskAll = <Row>(query: HotQuery, values: readonly Value[]) => Promise<readonly Row[]>;

/** Asks a hot query for its first row; undefined when there is none. */
export type AskOne = <Row>(query: HotQuery, values: readonly Value[]) => Promise<Row | undefined>;

/** Asks for the first of the rows. */
export function firstOf(askAll: AskAll): AskOne {
  return async <Row>(query: HotQuery, values: readonly Value[]) => (await askAll<Row>(query, values))[0];
}

/** Asks over a pool: PostgreSQL plans a named statement once a connection. */
export function askPostgres(pool: pg.Pool): AskAll {
  return async <Row>({ name, text }: HotQuery, values: readonly Value[]) => {
    const { rows } = await pool.query({
      name,
      text: text.replaceAll(/\bin (\$\d)/g, '= any($1::text[])'),
      values: [...values],
    });
    return rows as Row[];
  };
}

/** Asks over the connection that only reads: it sees what is committed, and never waits for a transaction. */
export function askSqlite(reader: SqliteConnection): AskAll {
  const texts = new Map<string, string>();
  return async <Row>({ name, text }: HotQuery, values: readonly Value[]) => {
    const sql =
      texts.get(name) ??
      text.replaceAll(/\bin (\$\d)/g, 'in (select value from json_each($1))').replaceAll(/\$(\d)/g, '?$1');
    texts.set(name, sql);
    const plain = values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value));
    return (await reader.ask(sql, plain)).rows as Row[];
  };
}
