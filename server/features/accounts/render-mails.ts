import { findAccount } from './accounts.ts';
import { addResetLink, dropResetLink, resetLinkMs } from './reset-links.ts';
import type { RandomBytes } from '#server/platform/security/token.ts';
import { prefixes } from '#text/language.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import type { MailJobRow } from '#server/platform/database/tables/installation.ts';
import { passwordChangedMail, resetMail } from '#server/platform/mail/account-mails.ts';
import type { RenderedMail, RenderMail } from '#server/platform/mail/queue.ts';

interface MailDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
  /** The base of links, without a slash at the end. */
  readonly baseUrl: () => string;
}

type MailRenderer = (deps: MailDeps, to: AccountRow, createdAt: number) => Promise<RenderedMail>;

/** Each kind of mail to an account. */
const kinds: Readonly<Record<MailJobRow['kind'], MailRenderer>> = {
  'reset-link': async ({ db, now, random, baseUrl }, to) => {
    // The token is made only now. So no readable token waits in the database, and its half hour begins with the
    // sending.
    const token = await addResetLink(db, to.id, now(), random);
    return {
      mail: resetMail(to, `${baseUrl()}${prefixes[to.language]}/reset-password/${token}`, resetLinkMs / 60_000),
      undo: () => dropResetLink(db, token),
    };
  },
  'password-changed': async ({ baseUrl }, to, createdAt) => ({
    mail: passwordChangedMail(to, `${baseUrl()}${prefixes[to.language]}/forgot-password`, createdAt),
    undo: async () => {},
  }),
};

/** Returns the function that writes the mails to accounts. */
export function mailRenderer(deps: MailDeps): RenderMail {
  return async ({ kind, recipient, created_at }) => {
    const to = await findAccount(deps.db, recipient);
    return to ? kinds[kind](deps, to, created_at) : null;
  };
}
