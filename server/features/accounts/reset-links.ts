import { resetLinkMinutes } from '#contract/account-fields.ts';
import { endSessions } from './sessions.ts';
import { hashToken, newToken, type RandomBytes } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** How long a link is valid after it was sent, in ms. */
const resetLinkMs = resetLinkMinutes * 60_000;

/** Makes a link's token for an account. Only its hash is stored. */
export async function addResetLink(db: Database, accountId: string, now: number, random: RandomBytes): Promise<string> {
  const token = newToken(random);
  await db
    .insertInto('reset_link')
    .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, expires_at: now + resetLinkMs })
    .execute();
  return token;
}

/** Removes a link whose mail was not delivered. */
export async function dropResetLink(db: Database, token: string): Promise<void> {
  await db.deleteFrom('reset_link').where('token_hash', '=', hashToken(token)).execute();
}

/** Removes all links of an account. */
export async function dropResetLinks(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('reset_link').where('account_id', '=', accountId).execute();
}

/** The account of a token's link. Throws 'link-expired' when the link could not be used now; its use checks again. */
export async function checkResetLink(db: Database, token: string, now: number): Promise<AccountRow> {
  const account = await db
    .selectFrom('reset_link')
    .innerJoin('account', 'account.id', 'reset_link.account_id')
    .selectAll('account')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!account) throw new AppError('link-expired');
  return account;
}

/**
 * Uses a link, within a transaction. The account gets the new password, all its links end, and its sessions end except
 * that of `keptToken`. The first used link proves the e-mail. Until then a stranger may have made the account with
 * another person's e-mail, so no session is kept then. Returns the account after that. Throws 'link-expired' when
 * another use came first.
 */
export async function useResetLink(
  trx: Database,
  use: { readonly token: string; readonly passwordHash: string; readonly keptToken: string | null },
  now: number,
): Promise<AccountRow> {
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
  const account = await trx
    .updateTable('account')
    .set({ password_hash: use.passwordHash, email_proven_at: email_proven_at ?? now })
    .where('id', '=', link.account_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await dropResetLinks(trx, account.id);
  await endSessions(trx, account.id, email_proven_at === null ? null : use.keptToken);
  return account;
}
