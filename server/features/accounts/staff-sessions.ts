import type { CookieSerializeOptions } from '@fastify/cookie';
import { callerOf, setPassword, type AccountHead } from './accounts.ts';
import { hashToken, newToken, type RandomBytes } from '#server/platform/security/token.ts';
import type { HotQuery } from '#server/platform/database/hot-query.ts';
import type { Caller } from '#server/platform/http/authorize.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** How long a staff session lives at most, and how long without a call, in ms. */
export const staffSessionMs = 12 * 60 * 60_000;
export const staffIdleMs = 60 * 60_000;

/** How long a repeated password opens what asks for it, in ms. */
const proofMs = 5 * 60_000;

/** The smallest move of the end by a call, in ms: of many calls at once only one writes. */
const leastMoveMs = 10_000;

/**
 * Only our calls see this cookie, no script does, and browsers never send it from another site. `secure` if the product
 * is reached over https.
 */
export function staffCookieOptions(secure: boolean): CookieSerializeOptions {
  return { path: '/api', httpOnly: true, sameSite: 'strict', secure, maxAge: staffSessionMs / 1000 };
}

/**
 * Begins a staff session, within a transaction, of an account whose password was checked against `password_hash`.
 * Returns its token and its end in ms. Returns null if the account has another password now, or other duties than
 * `duties`.
 */
export async function beginStaffSession(
  trx: Database,
  account: Pick<AccountRow, 'id' | 'password_hash' | 'duties'>,
  now: number,
  random: RandomBytes,
): Promise<{ token: string; expiresAt: number } | null> {
  // This sets the present value again, to hold the account: anything that would end its sessions comes before or after.
  if (!(await setPassword(trx, account, account.password_hash))) return null;
  const { duties } = await trx
    .selectFrom('account')
    .select('duties')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (duties !== account.duties) return null;
  const token = newToken(random);
  const expiresAt = now + staffIdleMs;
  await trx
    .insertInto('staff_session')
    .values({ token_hash: hashToken(token), account_id: account.id, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

const liveStaffSession: HotQuery = {
  name: 'live-staff-session',
  text: `
    select account.id, account.name, account.email, account.duties, staff_session.created_at, staff_session.expires_at,
      second_factor.confirmed_at
    from staff_session join account on account.id = staff_session.account_id
      left join second_factor on second_factor.account_id = account.id
    where staff_session.token_hash = $1 and staff_session.expires_at > $2`,
};

type LiveRow = AccountHead &
  Pick<AccountRow, 'created_at'> & {
    readonly expires_at: number;
    readonly confirmed_at: number | null;
  };

/**
 * The account of a cookie's live staff session, or null. The call keeps it alive. Throws 'second-factor-missing' if a
 * second factor is required and the account has none. `now` is in ms.
 */
export async function staffOf(
  { queryOne, db }: Pick<OpenDatabase, 'queryOne' | 'db'>,
  cookie: string | undefined,
  now: number,
  needsSecondFactor: boolean,
): Promise<Caller | null> {
  if (cookie === undefined || !/^[\w-]{43}$/.test(cookie)) return null;
  const row = await queryOne<LiveRow>(liveStaffSession, [hashToken(cookie), now]);
  if (!row) return null;
  const end = Math.min(row.created_at + staffSessionMs, now + staffIdleMs);
  if (end - row.expires_at >= leastMoveMs) {
    await db
      .updateTable('staff_session')
      .set({ expires_at: end })
      .where('token_hash', '=', hashToken(cookie))
      .execute();
  }
  if (needsSecondFactor && row.confirmed_at === null) throw new AppError('second-factor-missing');
  return callerOf(row);
}

/** When a cookie's session ends without further calls, in ms; null when it has ended. */
export async function endOfStaffSession(db: Database, cookie: string): Promise<number | null> {
  const session = await db
    .selectFrom('staff_session')
    .select('expires_at')
    .where('token_hash', '=', hashToken(cookie))
    .executeTakeFirst();
  return session?.expires_at ?? null;
}

/** Notes that password and code were just given again in the session of a cookie. `now` is in ms. */
export async function proveStaffSession(db: Database, cookie: string, now: number): Promise<void> {
  await db.updateTable('staff_session').set({ proved_at: now }).where('token_hash', '=', hashToken(cookie)).execute();
}

/**
 * Throws 'proof-needed' unless they were given again in the cookie's session within the last minutes. `now` is in ms.
 */
export async function requireProof(db: Database, cookie: string, now: number): Promise<void> {
  const proved = await db
    .selectFrom('staff_session')
    .select('token_hash')
    .where('token_hash', '=', hashToken(cookie))
    .where('proved_at', '>', now - proofMs)
    .executeTakeFirst();
  if (!proved) throw new AppError('proof-needed');
}

/** Ends one staff session. */
export async function endStaffSession(db: Database, cookie: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', hashToken(cookie)).execute();
}

/** Ends the staff sessions of an account, except that of a cookie. */
export async function endOtherStaffSessions(db: Database, accountId: string, cookie: string): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hashToken(cookie))
    .execute();
}

/** Ends the staff sessions of an account. */
export async function endStaffSessions(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('account_id', '=', accountId).execute();
}
