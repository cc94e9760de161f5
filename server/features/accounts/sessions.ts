import type { User } from '#contract/account.ts';
import { publicUser, setPassword } from './accounts.ts';
import { endStaffSessions } from './staff-sessions.ts';
import { hashToken, newToken, type Random } from '#server/platform/security/token.ts';
import type { HotQuery } from '#server/platform/database/hot-query.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

/** How long a session lives, in ms. */
export const sessionMs = 30 * 24 * 60 * 60_000;

/** The token in an Authorization header, or null when there is none of our form. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** How many sessions an account has at most; the oldest ends when there would be more. */
export const sessionsOfAccount = 20;

/** How far the time of the last use moves at least, in ms: of many calls one writes. */
export const seenEveryMs = 5 * 60_000;

/**
 * Begins a session of an account whose password was checked against `password_hash`; returns its token, which is known
 * to nobody else, and its end in ms. Null when that is no longer the account's password. `device` is what `nameDevice` says.
 */
export function beginSession(
  db: Database,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
  now: number,
  random: Random,
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
    // Sets what is there already, to hold the account: a reset that comes now waits, and then ends this session too.
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
    select account.id, account.name, account.email, account.role, session.last_used_at
    from session join account on account.id = session.account_id
    where session.token_hash = $1 and session.expires_at > $2`,
};

type LiveRow = Pick<AccountRow, 'id' | 'name' | 'email' | 'role'> & { readonly last_used_at: number | null };

/** Whose live session a token is, or null. That it was used is kept, to some minutes. `now` is in ms. */
export async function sessionUser(
  { askOne, db }: Pick<OpenDatabase, 'askOne' | 'db'>,
  token: string,
  now: number,
): Promise<User | null> {
  const row = await askOne<LiveRow>(liveSession, [hashToken(token), now]);
  if (!row) return null;
  if (now - (row.last_used_at ?? 0) >= seenEveryMs) {
    await db.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', hashToken(token)).execute();
  }
  return publicUser(row);
}

/** Ends a session; a token without one changes nothing. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends the sessions of an account, those of the staff area too, except that of the token `kept`. */
export async function endSessions(db: Database, accountId: string, kept: string | null): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', kept === null ? '' : hashToken(kept))
    .execute();
  await endStaffSessions(db, accountId);
}
