import { sql } from 'kysely';
import type { Duty } from '#contract/duty.ts';
import type { ListedAccount } from '#contract/staff-accounts.ts';
import { callerOf } from './accounts.ts';
import { holdsDuty } from './duty-column.ts';
import { staffIdleMs } from './staff-sessions.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

interface AccountsQuery {
  /** A part of the name or the e-mail, in upper or lower case. */
  readonly q?: string | undefined;
  readonly duty?: Duty | 'any' | undefined;
  readonly page: number;
  readonly size: number;
}

/** A page of the accounts, admins and staff first, and the number of all accounts that match. `now` is in ms. */
export async function listAccounts(
  db: Database,
  { q = '', duty, page, size }: AccountsQuery,
  now: number,
): Promise<{ rows: ListedAccount[]; total: number }> {
  let wanted = db.selectFrom('account');
  if (duty === 'any') wanted = wanted.where('duties', '!=', '');
  else if (duty !== undefined) wanted = wanted.where(holdsDuty(duty));
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    wanted = wanted.where(
      (row) => sql<boolean>`(${row.ref('email_key')} like ${pattern} escape '\\'
        or lower(${row.ref('name')}) like ${pattern} escape '\\')`,
    );
  }
  const { total } = await wanted.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = await wanted
    .select('id')
    .orderBy(sql`case when ${holdsDuty('head')} then 0 when duties = '' then 2 else 1 end`)
    .orderBy('email_key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const rows = await shownAccounts(
    db,
    ids.map(({ id }) => id),
    now,
  );
  return { rows, total };
}

/** One account as admins see it. Throws 'not-found'. */
export async function listedAccount(db: Database, id: string, now: number): Promise<ListedAccount> {
  const [row] = await shownAccounts(db, [id], now);
  if (!row) throw new AppError('not-found');
  return row;
}

async function shownAccounts(db: Database, ids: readonly string[], now: number): Promise<ListedAccount[]> {
  if (ids.length === 0) return [];
  const accounts = await db
    .selectFrom('account')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['id', 'name', 'email', 'duties', 'email_proven_at', 'created_at', 'confirmed_at'])
    .where('id', 'in', ids)
    .execute();
  const sessions = await db
    .selectFrom('session')
    .select(['account_id', 'last_used_at'])
    .where('account_id', 'in', ids)
    .where('expires_at', '>', now)
    .execute();
  const staffSessions = await db
    .selectFrom('staff_session')
    .select(['account_id', 'expires_at'])
    .where('account_id', 'in', ids)
    .where('expires_at', '>', now)
    .execute();
  // The end of a staff session tells the time of its last call.
  const seen = [
    ...sessions,
    ...staffSessions.map(({ account_id, expires_at }) => ({ account_id, last_used_at: expires_at - staffIdleMs })),
  ];
  const place = new Map(ids.map((id, at) => [id, at]));
  return accounts
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((account) => {
      const own = seen.filter(({ account_id }) => account_id === account.id);
      const last = Math.max(0, ...own.map(({ last_used_at }) => last_used_at ?? 0));
      return {
        ...callerOf(account),
        duties: [...callerOf(account).duties],
        emailProven: account.email_proven_at !== null,
        secondFactor: account.confirmed_at !== null,
        createdAt: new Date(account.created_at).toISOString(),
        sessions: own.length,
        seenAt: last === 0 ? null : new Date(last).toISOString(),
      };
    });
}
