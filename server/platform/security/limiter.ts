import { sql } from 'kysely';
import type { KeyedHash } from './keyed-hash.ts';
import { pauseAfter, type Attempt, type Limit } from './limits.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** How often a limit was counted for an attempt, including this time. */
export interface LimitCount {
  readonly limit: Limit;
  readonly count: number;
}

/** Counts attempts in the database that all servers share. `now` is in ms. */
export interface Limiter {
  /** Throws 'too-many-attempts' with the wait, in seconds, if one of these limits is used up. Counts nothing. */
  readonly check: (db: Database, limits: readonly Limit[], attempt: Attempt, now: number) => Promise<void>;
  /** Counts an attempt under each of these limits that applies to it. */
  readonly count: (
    db: Database,
    limits: readonly Limit[],
    attempt: Attempt,
    now: number,
  ) => Promise<readonly LimitCount[]>;
  /**
   * Counts the failed ones of a batch of attempts, in their order and with one statement, each under its limits.
   * Returns for each whether a limit refused it, and its counts. Refused attempts are not counted.
   */
  readonly countTries: (db: Database, tries: readonly Try[], now: number) => Promise<readonly TryResult[]>;
  /** Removes what the limit counted for this attempt's account; returns the count. */
  readonly takeBack: (db: Database, limit: Limit, attempt: Attempt) => Promise<number>;
  /** Clears all counts of an account, from all places. */
  readonly clearAccount: (db: Database, account: string) => Promise<void>;
  /** The counts that the board of an examination shows, by symbol number. */
  readonly onBoard: (db: Database, examination: string, now: number) => Promise<ReadonlyMap<string, number>>;
}

/** An attempt whose outcome is known. */
export interface Try {
  readonly attempt: Attempt;
  readonly limits: readonly Limit[];
  readonly failed: boolean;
}

/** The result of a try: until when it is refused, in ms, or null. If it failed, the counts under each of its limits. */
export interface TryResult {
  readonly refusedUntil: number | null;
  readonly counted: readonly LimitCount[];
}

/** The longest pause for these counts, in ms. */
export function longestPause(counted: readonly LimitCount[]): number {
  return Math.max(0, ...counted.map(pauseAfter));
}

/**
 * Makes the limiter of an installation. Its keys are keyed hashes, so addresses and e-mails can't be read or guessed
 * from them.
 */
export function createLimiter(hash: KeyedHash): Limiter {
  const accountKey = (account: string) => hash('account', account);
  const keyOf = ({ name, by }: Limit, attempt: Attempt) => hash(name, ...by.map((part) => attempt[part] ?? ''));
  const isAbout = ({ devices }: Limit, { device }: Attempt) =>
    devices === 'any' || (devices === 'known') === (device !== null);
  const rowOf = (limit: Limit, attempt: Attempt): Row => ({
    key: keyOf(limit, attempt),
    // A count that the owner must still be told of outlives a used link.
    account_key: limit.by.includes('account') && limit.effect !== 'tell' ? accountKey(attempt.account) : null,
    examination: (limit.onBoard && attempt.candidate?.examination) ?? null,
    symbol_number: (limit.onBoard && attempt.candidate?.symbol_number) ?? null,
  });
  /** Notes that an account was counted once. */
  const onceOf = (limit: Limit, attempt: Attempt): Row => ({
    key: hash(limit.name, 'once', attempt.account, ...limit.by.map((part) => attempt[part] ?? '')),
    account_key: null,
    examination: null,
    symbol_number: null,
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
      const counted: LimitCount[] = [];
      for (const limit of limits.filter((each) => isAbout(each, attempt))) {
        counted.push({ limit, count: await countOne(db, limit, attempt, now) });
      }
      return counted;
    },
    countTries: async (db, tries, now) => {
      const rows = tries.map(({ attempt, limits }) =>
        limits.filter((each) => isAbout(each, attempt)).map((limit) => ({ limit, row: rowOf(limit, attempt) })),
      );
      const counts = await currentAll(
        db,
        rows.flat().map(({ row }) => row),
        now,
      );
      const added = new Map<string, CountIncrement>();
      const results = tries.map(({ failed }, index): TryResult => {
        const own = (rows[index] ?? []).map(({ limit, row }) => ({
          limit,
          row,
          count: (counts.get(row.key)?.count ?? 0) + (added.get(row.key)?.count ?? 0),
        }));
        const usedUp = own.filter(({ limit, count }) => limit.effect === 'refuse' && count >= limit.allowed);
        if (usedUp.length > 0) {
          const ends = usedUp.map(({ limit, row }) => counts.get(row.key)?.ends_at ?? now + limit.windowMs);
          return { refusedUntil: Math.max(...ends), counted: [] };
        }
        if (!failed) return { refusedUntil: null, counted: [] };
        for (const { limit, row } of own) {
          const before = added.get(row.key)?.count ?? 0;
          added.set(row.key, { ...row, count: before + 1, ends_at: now + limit.windowMs });
        }
        return { refusedUntil: null, counted: own.map(({ limit, count }) => ({ limit, count: count + 1 })) };
      });
      await addAll(db, [...added.values()], now);
      return results;
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
    onBoard: async (db, examination, now) => {
      const rows = await db
        .selectFrom('rate_limit')
        .select(['symbol_number', 'count'])
        .where('examination', '=', examination)
        .where('ends_at', '>', now)
        .execute();
      return new Map(rows.map(({ symbol_number, count }) => [symbol_number ?? '', count]));
    },
  };
}

interface Row {
  readonly key: string;
  readonly account_key: string | null;
  readonly examination: string | null;
  readonly symbol_number: string | null;
}

/** What is added to a count, and when a new window would end. */
interface CountIncrement extends Row {
  readonly count: number;
  readonly ends_at: number;
}

const rowColumns = {
  key: 'text',
  account_key: 'text',
  examination: 'text',
  symbol_number: 'text',
  count: 'bigint',
  ends_at: 'bigint',
} as const;

/** Adds one, in a new window if the last is over; returns the count. */
async function add(db: Database, row: Row, windowMs: number, now: number): Promise<number> {
  const counts = await addAll(db, [{ ...row, count: 1, ends_at: now + windowMs }], now);
  return counts.get(row.key) ?? 0;
}

/**
 * The same for many at once; returns the counts by key. It goes in the order of the keys, so that two servers can't
 * wait for each other.
 */
async function addAll(
  db: Database,
  rows: readonly CountIncrement[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const asked = jsonRows(db, sorted, rowColumns);
  // Without a condition, SQLite reads `on conflict` as part of a join.
  const added = await sql<Pick<CountIncrement, 'key' | 'count'>>`
    insert into rate_limit (key, account_key, examination, symbol_number, count, ends_at)
    select key, account_key, examination, symbol_number, count, ends_at from ${asked} where true
    on conflict (key) do update set
      count = case when rate_limit.ends_at <= ${now} then excluded.count else rate_limit.count + excluded.count end,
      ends_at = case when rate_limit.ends_at <= ${now} then excluded.ends_at else rate_limit.ends_at end
    returning key, count`.execute(db);
  return new Map(added.rows.map(({ key, count }) => [key, count]));
}

/** The counts of these rows with open windows, by their keys. */
async function currentAll(
  db: Database,
  rows: readonly Row[],
  now: number,
): Promise<ReadonlyMap<string, Pick<CountIncrement, 'count' | 'ends_at'>>> {
  if (rows.length === 0) return new Map();
  const found = await sql<Pick<CountIncrement, 'key' | 'count' | 'ends_at'>>`
    select key, count, ends_at from rate_limit
    where ends_at > ${now} and key in (select key from ${jsonRows(db, rows, { key: 'text' })})`.execute(db);
  return new Map(found.rows.map((row) => [row.key, row]));
}

async function current(db: Database, row: Row, now: number): Promise<number> {
  return (await currentAll(db, [row], now)).get(row.key)?.count ?? 0;
}

/** Removes a row and returns its count; 0 without one. */
async function remove(db: Database, { key }: Row): Promise<number> {
  const removed = await db.deleteFrom('rate_limit').where('key', '=', key).returning('count').executeTakeFirst();
  return removed?.count ?? 0;
}
