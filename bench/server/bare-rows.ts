import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Value = string | number;
type Row = Record<string, unknown>;

/** The statements of the measured calls, as short as possible. */
const texts = {
  check: `select ends_at from rate_limit where ends_at > $1 and count >= 10 and (key = $2 or key = $3)
    order by ends_at desc limit 1`,
  count: `insert into rate_limit (key, count, ends_at) values ($1, 1, $2)
    on conflict (key) do update set
      count = case when rate_limit.ends_at <= $3 then 1 else rate_limit.count + 1 end,
      ends_at = case when rate_limit.ends_at <= $3 then $2 else rate_limit.ends_at end
    returning count`,
  forgive: 'delete from rate_limit where key = $1',
  hold: 'update account set password_hash = $2 where id = $1 and password_hash = $2',
  account: 'select * from account where email_key = $1',
  addAccount: `insert into account (id, name, email, email_key, password_hash, role, created_at)
    values ($1, $2, $3, $4, $5, 'student', $6) on conflict (email_key) do nothing returning *`,
  addSession: 'insert into session (token_hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)',
  trim: `delete from session where account_id = $1 and token_hash != $2 and token_hash not in (select token_hash
    from session where account_id = $1 and token_hash != $2 order by created_at desc limit 19)`,
  session: `select account.id, account.name, account.email, account.role
    from session join account on account.id = session.account_id
    where session.token_hash = $1 and session.expires_at > $2`,
} as const;

/** Runs a statement over a bare driver. Returns its first row. */
export interface BareRows {
  readonly run: (name: keyof typeof texts, ...values: readonly Value[]) => Promise<Row | undefined>;
  /** All writes inside are one commit where the product makes one commit. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The rows by plain node:sqlite, as durable as in the product. */
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

/** The rows by plain pg: named statements over ten connections, as in the product. */
export function postgresRows(url: string): BareRows {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return {
    run: async (name, ...values) => (await pool.query<Row>({ name, text: texts[name], values: [...values] })).rows[0],
    together: (work) => work(),
  };
}
