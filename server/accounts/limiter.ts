import type { KeyedHash } from '#server/accounts/keyed-hash.ts';
import { pauseAfter, type Attempt, type Limit } from '#server/accounts/limits.ts';
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

/** Adds one, in a new window when the last is over; returns the count. */
async function add(db: Database, row: Row, windowMs: number, now: number): Promise<number> {
  const ends_at = now + windowMs;
  const { count } = await db
    .insertInto('rate_limit')
    .values({ ...row, count: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((old) => {
        const isOver = old.case().when('rate_limit.ends_at', '<=', now);
        return {
          count: isOver
            .then(1)
            .else(old('rate_limit.count', '+', 1))
            .end(),
          ends_at: isOver.then(ends_at).else(old.ref('rate_limit.ends_at')).end(),
        };
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

async function current(db: Database, { key }: Row, now: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('count')
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The count that the row had; 0 without one. */
async function remove(db: Database, { key }: Row): Promise<number> {
  const removed = await db.deleteFrom('rate_limit').where('key', '=', key).returning('count').executeTakeFirst();
  return removed?.count ?? 0;
}
