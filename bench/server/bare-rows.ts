import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Value = string | number;
type Row = Record<string, unknown>;

/** The statements behind the measured calls, as short as they can be written. */
const texts = {
  count: `insert into attempts (key, count, ends_at) values ($1, 1, $2)
    on conflict (key) do update set
      count = case when attempts.ends_at <= $3 then 1 else attempts.count + 1 end,
      ends_at = case when attempts.ends_at <= $3 then $2 else attempts.ends_at end
    returning count, ends_at`,
  forgive: 'update attempts set count = count - 1 where key in ($1, $2, $3) and count > 0',
  account: 'select * from account where email_key = $1',
  addAccount: `insert into account (id, name, email, email_key, password_hash, role, created_at)
    values ($1, $2, $3, $4, $5, 'student', $6) on conflict (email_key) do nothing returning *`,
  addSession: 'insert into session (token_hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)',
  session: `select account.id, account.name, account.email, account.role
    from session join account on account.id = session.account_id
    where session.token_hash = $1 and session.expires_at > $2`,
} as const;

/** Runs a statement over a bare driver; gives its first row. */
export interface BareRows {
  readonly run: (name: keyof typeof texts, ...values: readonly Value[]) => Promise<Row | undefined>;
  /** What is written inside is one commit where the product makes it one. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The rows by node:sqlite alone, as durable as the product has them. */
export function sqliteRows(path: string): BareRows {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const prepared = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, database.prepare(text.replaceAll(/\$(\d)/g, '?$1'))]),
  );
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: async (name, ...values) => prepared[name]?.get(...values),
    together: (work) => {
      const turn = last.then(async () => {
        database.exec('begin immediate');
        const result = await work();
        database.exec('commit');
        return result;
      });
      last = turn;
      return turn;
    },
  };
}

/** The rows by pg alone: named statements over ten connections, as the product has them. */
export function postgresRows(url: string): BareRows {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return {
    run: async (name, ...values) => (await pool.query<Row>({ name, text: texts[name], values: [...values] })).rows[0],
    together: (work) => work(),
  };
}
