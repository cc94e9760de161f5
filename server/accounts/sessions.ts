import type { User } from '#contract/account.ts';
import { publicUser } from '#server/accounts/accounts.ts';
import { hashToken, newToken, type Random } from '#server/accounts/token.ts';
import type { AskOne, HotQuery } from '#server/database/hot-query.ts';
import type { AccountRow, Database } from '#server/database/tables.ts';

/** How long a session lives, in ms. */
export const sessionMs = 30 * 24 * 60 * 60_000;

/** The token in an Authorization header, or null when there is none of our form. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Begins a session of an account; returns its token, which is known to nobody else, and its end in ms. */
export async function beginSession(
  db: Database,
  accountId: string,
  now: number,
  random: Random,
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken(random);
  const expiresAt = now + sessionMs;
  await db
    .insertInto('session')
    .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

const liveSession: HotQuery = {
  name: 'live-session',
  text: `
    select account.id, account.name, account.email, account.role
    from session join account on account.id = session.account_id
    where session.token_hash = $1 and session.expires_at > $2`,
};

/** Whose live session a token is, or null. */
export async function sessionUser(askOne: AskOne, token: string, now: number): Promise<User | null> {
  const account = await askOne<Pick<AccountRow, 'id' | 'name' | 'email' | 'role'>>(liveSession, [
    hashToken(token),
    now,
  ]);
  return account ? publicUser(account) : null;
}

/** Ends a session; a token without one changes nothing. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends the sessions of an account, except that of the token `kept`. */
export async function endSessions(db: Database, accountId: string, kept: string | null): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', kept === null ? '' : hashToken(kept))
    .execute();
}
