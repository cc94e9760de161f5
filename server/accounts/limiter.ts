import { sql } from 'kysely';
import type { KeyedHash } from '#server/accounts/keyed-hash.ts';
import { pauseAfter, type Attempt, type Limit } from '#server/accounts/limits.ts';
import { jsonRows } from '#server/database/json-rows.ts';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';

/** How often a limit was counted for an attempt, this time included. */
export interface Counted {
  readonly limit: Limit;
  readonly count: number;
}

/** Counts attempts in the database that all servers share. `now` is in ms. */
export interface Limiter {
  /** Throws 'too-many-attempts' with the wait, in seconds, when one of these limits is used up. Counts nothing. */
  readonly check: (db: Database, limits: readonly Limit[], attempt: Attempt, now: number) => Promise<void>;
  /** Counts an attempt under each of these limits that is about it. */
  readonly count: (
    db: Database,
    limits: readonly Limit[],
    attempt: Attempt,
    now: number,
  ) => Promise<readonly Counted[]>;
  /**
   * Counts those that failed, of attempts that came together, in their order and with one statement, under limits that refuse. Gives for each
   * until when it is refused, in ms, as a limit was used up before it, or null. Of those that are refused nothing is counted.
   */
  readonly countFailed: (
    db: Database,
    limits: readonly Limit[],
    tries: readonly { readonly attempt: Attempt; readonly failed: boolean }[],
    now: number,
  ) => Promise<readonly (number | null)[]>;
  /** Takes back what the limit counted for this attempt's account; returns how often that was. */
  readonly takeBack: (db: Database, limit: Limit, attempt: Attempt) => Promise<number>;
  /** Forgets all that was counted for an account, wherever it was tried from. */
  readonly clearAccount: (db: Database, account: string) => Promise<void>;
}

/** The pause that follows from what was counted, in ms. */
export function longestPause(counted: readonly Counted[]): number {
  return Math.max(0, ...counted.map(pauseAfter));
}

/** Makes the limiter of an installation. Its keys are keyed hashes: no address or e-mail can be read or tried out. */
export function createLimiter(hash: KeyedHash): Limiter {
  const accountKey = (account: string) => hash('account', account);
  const keyOf = ({ name, by }: Limit, attempt: Attempt) => hash(name, ...by.map((part) => attempt[part] ?? ''));
  const isAbout = ({ devices }: Limit, { device }: Attempt) =>
    devices === 'any' || (devices === 'known') === (device !== null);
  const rowOf = (limit: Limit, attempt: Attempt): Row => ({
    key: keyOf(limit, attempt),
    // What the owner is still to be told outlives a used link.
    account_key: limit.by.includes('account') && limit.effect !== 'tell' ? accountKey(attempt.account) : null,
  });
  /** Remembers that an account was counted once. */
  const onceOf = (limit: Limit, attempt: Attempt): Row => ({
    key: hash(limit.name, 'once', attempt.account, ...limit.by.map((part) => attempt[part] ?? '')),
    account_key: null,
  });

  async function countOne(db: Database, limit: Limit, attempt: Attempt, now: number): Promise<number> {
    const row = rowOf(limit, attempt);
    if (!limit.eachAccountOnce) return add(db, row, limit.windowMs, now);
    const isNew = (await add(db, onceOf(limit, attempt), limit.windowMs, now)) === 1;
    return isNew ? add(db, row, limit.windowMs, now) : current(db, row, now);
  }

  return {
    check: async (db, limits, attempt, now) => {
      const about = limits.filter((limit) => limit.effect === 'refuse' && isAbout(limit, attempt));
      const usedUp = await db
        .selectFrom('rate_limit')
        .select('ends_at')
        .where('ends_at', '>', now)
        .where((row) =>
          row.or(about.map((limit) => row('key', '=', keyOf(limit, attempt)).and('count', '>=', limit.allowed))),
        )
        .orderBy('ends_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (usedUp) throw new AppError('too-many-attempts', { retryAfterSeconds: (usedUp.ends_at - now) / 1000 });
    },
    count: async (db, limits, attempt, now) => {
      const counted: Counted[] = [];
      for (const limit of limits.filter((each) => isAbout(each, attempt))) {
        counted.push({ limit, count: await countOne(db, limit, attempt, now) });
      }
      return counted;
    },
    countFailed: async (db, limits, tries, now) => {
      const rows = tries.map(({ attempt }) =>
        limits.filter((each) => isAbout(each, attempt)).map((limit) => ({ limit, row: rowOf(limit, attempt) })),
      );
      const counts = await currentAll(
        db,
        rows.flat().map(({ row }) => row),
        now,
      );
      const added = new Map<string, Added>();
      const untils = tries.map(({ failed }, index) => {
        const own = (rows[index] ?? []).map(({ limit, row }) => ({
          limit,
          row,
          count: (counts.get(row.key)?.count ?? 0) + (added.get(row.key)?.count ?? 0),
        }));
        const usedUp = own.filter(({ limit, count }) => count >= limit.allowed);
        if (usedUp.length > 0)
          return Math.max(...usedUp.map(({ limit, row }) => counts.get(row.key)?.ends_at ?? now + limit.windowMs));
        for (const { limit, row } of failed ? own : []) {
          const before = added.get(row.key)?.count ?? 0;
          added.set(row.key, { ...row, count: before + 1, ends_at: now + limit.windowMs });
        }
        return null;
      });
      await addAll(db, [...added.values()], now);
      return untils;
    },
    takeBack: async (db, limit, attempt) => {
      if (!isAbout(limit, attempt)) return 0;
      if (!limit.eachAccountOnce) return remove(db, rowOf(limit, attempt));
      if ((await remove(db, onceOf(limit, attempt))) === 0) return 0;
      await db
        .updateTable('rate_limit')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('key', '=', keyOf(limit, attempt))
        .where('count', '>', 0)
        .execute();
      return 1;
    },
    clearAccount: async (db, account) => {
      await db.deleteFrom('rate_limit').where('account_key', '=', accountKey(account)).execute();
    },
  };
}

interface Row {
  readonly key: string;
  readonly account_key: string | null;
}

/** What is added to a count, and when it ends if a new window begins with it. */
interface Added extends Row {
  readonly count: number;
  readonly ends_at: number;
}

/** Adds one, in a new window when the last is over; returns the count. */
async function add(db: Database, row: Row, windowMs: number, now: number): Promise<number> {
  const counts = await addAll(db, [{ ...row, count: 1, ends_at: now + windowMs }], now);
  return counts.get(row.key) ?? 0;
}

/** The same for many at once, in the order of their keys, so that two servers can't wait for one another; returns the counts by key. */
async function addAll(db: Database, rows: readonly Added[], now: number): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const asked = jsonRows(db, sorted, { key: 'text', account_key: 'text', count: 'bigint', ends_at: 'bigint' });
  // Without a condition, SQLite reads `on conflict` as that of a join.
  const added = await sql<Pick<Added, 'key' | 'count'>>`
    insert into rate_limit (key, account_key, count, ends_at)
    select key, account_key, count, ends_at from ${asked} where true
    on conflict (key) do update set
      count = case when rate_limit.ends_at <= ${now} then excluded.count else rate_limit.count + excluded.count end,
      ends_at = case when rate_limit.ends_at <= ${now} then excluded.ends_at else rate_limit.ends_at end
    returning key, count`.execute(db);
  return new Map(added.rows.map(({ key, count }) => [key, count]));
}

/** The counts of these whose windows are not over, by their keys. */
async function currentAll(
  db: Database,
  rows: readonly Row[],
  now: number,
): Promise<ReadonlyMap<string, Pick<Added, 'count' | 'ends_at'>>> {
  if (rows.length === 0) return new Map();
  const found = await sql<Pick<Added, 'key' | 'count' | 'ends_at'>>`
    select key, count, ends_at from rate_limit
    where ends_at > ${now} and key in (select key from ${jsonRows(db, rows, { key: 'text' })})`.execute(db);
  return new Map(found.rows.map((row) => [row.key, row]));
}

async function current(db: Database, row: Row, now: number): Promise<number> {
  return (await currentAll(db, [row], now)).get(row.key)?.count ?? 0;
}

/** The count that the row had; 0 without one. */
async function remove(db: Database, { key }: Row): Promise<number> {
  const removed = await db.deleteFrom('rate_limit').where('key', '=', key).returning('count').executeTakeFirst();
  return removed?.count ?? 0;
}
