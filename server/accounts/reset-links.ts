import { endSessions } from '#server/accounts/sessions.ts';
import { hashToken, newToken, type Random } from '#server/accounts/token.ts';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';

/** How long a link lives after it was sent, in ms. */
export const resetLinkMs = 30 * 60_000;

/** Makes a link's token for an account. Only its hash is stored. */
export async function addResetLink(db: Database, accountId: string, now: number, random: Random): Promise<string> {
  const token = newToken(random);
  await db
    .insertInto('reset_link')
    .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, expires_at: now + resetLinkMs })
    .execute();
  return token;
}

/** Takes back a link that did not reach anybody. */
export async function dropResetLink(db: Database, token: string): Promise<void> {
  await db.deleteFrom('reset_link').where('token_hash', '=', hashToken(token)).execute();
}

/** Throws 'link-expired' when a token could not be used now. Cheap; the use itself looks again. */
export async function checkResetLink(db: Database, token: string, now: number): Promise<void> {
  const link = await db
    .selectFrom('reset_link')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw new AppError('link-expired');
}

/**
 * Uses a link: the account gets the new password, all its links die, and its sessions end except that of `keptToken`.
 * The first link that is used proves the e-mail. Until then a stranger may have made the account with somebody
 * else's e-mail, so then no session at all is kept. Throws 'link-expired' when another use came first.
 */
export function useResetLink(
  db: Database,
  use: { readonly token: string; readonly passwordHash: string; readonly keptToken: string | null },
  now: number,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .deleteFrom('reset_link')
      .where('token_hash', '=', hashToken(use.token))
      .where('expires_at', '>', now)
      .returning('account_id')
      .executeTakeFirst();
    if (!link) throw new AppError('link-expired');
    const { email_proven_at } = await trx
      .selectFrom('account')
      .select('email_proven_at')
      .where('id', '=', link.account_id)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('account')
      .set({ password_hash: use.passwordHash, email_proven_at: email_proven_at ?? now })
      .where('id', '=', link.account_id)
      .execute();
    await trx.deleteFrom('reset_link').where('account_id', '=', link.account_id).execute();
    await endSessions(trx, link.account_id, email_proven_at === null ? null : use.keptToken);
  });
}
