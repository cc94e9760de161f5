import { sessionDays } from '#contract/account-fields.ts';
import { callerOf, setPassword, type AccountHead } from './accounts.ts';
import { endStaffSessions } from './staff-sessions.ts';
import { hashToken, newToken, type RandomBytes } from '#server/platform/security/token.ts';
import type { HotQuery } from '#server/platform/database/hot-query.ts';
import type { Caller } from '#server/platform/http/authorize.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

/** How long a session lives, in ms. */
export const sessionMs = sessionDays * 24 * 60 * 60_000;

/** The token in an Authorization header, or null if there is none in our form. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** The most sessions of an account; a further one ends the oldest. */
export const sessionsOfAccount = 20;

/** The smallest step of the last use's time, in ms, so that of many calls only one writes. */
export const seenEveryMs = 5 * 60_000;

/**
 * Begins a session of an account whose password was checked against `password_hash`. Returns its token, which is stored
 * nowhere, and its end in ms. Returns null if the account has another password now. `device` comes from `nameDevice`.
 */
export function beginSession(
  db: Database,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
  now: number,
  random: RandomBytes,
  device = '',
): Promise<{ token: string; expiresAt: number } | null> {
  const token = newToken(random);
  const expiresAt = now + sessionMs;
  const row = {
    token_hash: hashToken(token),
    account_id: account.id,
    created_at: now,
    expires_at: expiresAt,
    device,
    last_used_at: now,
  };
  return db.transaction().execute(async (trx) => {
    // This sets the present value again, to hold the account. A reset that comes now waits, and then ends this session
    // too.
    if (!(await setPassword(trx, account, account.password_hash))) return null;
    await trx.insertInto('session').values(row).execute();
    await trx
      .deleteFrom('session')
      .where('account_id', '=', account.id)
      .where('token_hash', '!=', row.token_hash)
      .where('token_hash', 'not in', (sessions) =>
        sessions
          .selectFrom('session')
          .select('token_hash')
          .where('account_id', '=', account.id)
          .where('token_hash', '!=', row.token_hash)
          .orderBy('created_at', 'desc')
          .limit(sessionsOfAccount - 1),
      )
      .execute();
    return { token, expiresAt };
  });
}

const liveSession: HotQuery = {
  name: 'live-session',
  text: `
    select account.id, account.name, account.email, account.duties, session.last_used_at
    from session join account on account.id = session.account_id
    where session.token_hash = $1 and session.expires_at > $2`,
};

type LiveRow = AccountHead & { readonly last_used_at: number | null };

/** The account of a token's live session, or null. The use is noted, to within some minutes. `now` is in ms. */
export async function sessionUser(
  { queryOne, db }: Pick<OpenDatabase, 'queryOne' | 'db'>,
  token: string,
  now: number,
): Promise<Caller | null> {
  const row = await queryOne<LiveRow>(liveSession, [hashToken(token), now]);
  if (!row) return null;
  if (now - (row.last_used_at ?? 0) >= seenEveryMs) {
    await db.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', hashToken(token)).execute();
  }
  return callerOf(row);
}

/** Ends a session; a token without one changes nothing. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends the sessions of an account, including those of the staff area, except that of the token `kept`. */
export async function endSessions(db: Database, accountId: string, kept: string | null): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', kept === null ? '' : hashToken(kept))
    .execute();
  await endStaffSessions(db, accountId);
}
