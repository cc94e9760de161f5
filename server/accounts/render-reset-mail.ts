import { findAccount } from '#server/accounts/accounts.ts';
import { addResetLink, dropResetLink, resetLinkMs } from '#server/accounts/reset-links.ts';
import type { Random } from '#server/accounts/token.ts';
import type { Database } from '#server/database/tables.ts';
import type { RenderMail } from '#server/mail/queue.ts';
import { resetMail } from '#server/mail/reset-mail.ts';

/** Writes the mails with links to a new password; `baseUrl` gives the base of links, without a slash at the end. */
export function resetMailRenderer(deps: {
  readonly db: Database;
  readonly now: () => number;
  readonly random: Random;
  readonly baseUrl: () => string;
}): RenderMail {
  const { db, now, random, baseUrl } = deps;
  return async ({ recipient }) => {
    const account = await findAccount(db, recipient);
    if (!account) return null;
    // The token is made only now: none waits readable in the database, and its half hour begins with the sending.
    const token = await addResetLink(db, account.id, now(), random);
    return {
      mail: resetMail(account, `${baseUrl()}/reset-password/${token}`, resetLinkMs / 60_000),
      undo: () => dropResetLink(db, token),
    };
  };
}
