import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type pg from 'pg';

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

/**
 * Asks the embedded database at `path` over a connection of its own, which only reads: it sees what is committed,
 * and never waits for a transaction. Close it before the connection that writes.
 */
export function askSqlite(path: string): { readonly askOne: AskOne; readonly close: () => void } {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  const statements = new Map<string, StatementSync>();

  function prepared({ name, text }: HotQuery): StatementSync {
    const known = statements.get(name);
    if (known) return known;
    const statement = database.prepare(text.replaceAll(/\$(\d)/g, '?$1'));
    statements.set(name, statement);
    return statement;
  }
  return {
    askOne: async <Row>(query: HotQuery, values: readonly (string | number)[]) =>
      prepared(query).get(...(values as SQLInputValue[])) as Row | undefined,
    close: () => database.close(),
  };
}
