import type pg from 'pg';
import type { SqliteConnection } from './sqlite.ts';

/**
 * A query of nearly every request. It stays prepared under its name and skips the query builder, which costs several
 * times the answer.
 */
export interface HotQuery {
  readonly name: string;
  /** Takes its values as $1, $2 …, a list of texts as `in $1`. It only reads. */
  readonly text: string;
}

type Value = string | number | readonly string[];

/** Runs a hot query and returns its rows. */
export type QueryAll = <Row>(query: HotQuery, values: readonly Value[]) => Promise<readonly Row[]>;

/** Runs a hot query and returns its first row; undefined without one. */
export type QueryOne = <Row>(query: HotQuery, values: readonly Value[]) => Promise<Row | undefined>;

/** Makes an AskOne that returns the first of the rows. */
export function firstOf(queryAll: QueryAll): QueryOne {
  return async <Row>(query: HotQuery, values: readonly Value[]) => (await queryAll<Row>(query, values))[0];
}

/** Runs hot queries over a pool: PostgreSQL plans a named statement once for each connection. */
export function askPostgres(pool: pg.Pool): QueryAll {
  return async <Row>({ name, text }: HotQuery, values: readonly Value[]) => {
    const { rows } = await pool.query({
      name,
      text: text.replaceAll(/\bin (\$\d)/g, '= any($1::text[])'),
      values: [...values],
    });
    return rows as Row[];
  };
}

/** Runs hot queries over the connection that only reads. It sees committed data and never waits for a transaction. */
export function askSqlite(reader: SqliteConnection): QueryAll {
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
