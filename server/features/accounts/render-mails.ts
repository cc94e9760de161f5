import { findAccount } from './accounts.ts';
import { dutiesIn } from './duty-column.ts';
import { newInvitationToken } from './invitations.ts';
import { resetLinkMinutes } from '#contract/account-fields.ts';
import { addResetLink, dropResetLink } from './reset-links.ts';
import { emailKey } from '#server/platform/security/email-key.ts';
import type { RandomBytes } from '#server/platform/security/token.ts';
import { readCollege } from '#server/features/college/college.ts';
import type { CollegeIdentity } from '#contract/college.ts';
import { withFoot } from '#server/platform/mail/letter.ts';
import { prefixes, type Language } from '#text/language.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { invitationMail, passwordChangedMail, resetMail } from '#server/platform/mail/account-mails.ts';
import type { RenderMail } from '#server/platform/mail/queue.ts';
import type { Mail } from '#server/platform/mail/transport.ts';

interface MailDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
  /** The base of links, without a slash at the end. */
  readonly baseUrl: () => string;
}

/** A mail ready to be sent, and a function that takes back what was made for it if sending fails. */
interface RenderedLetter {
  readonly mail: Mail;
  readonly undo: () => Promise<void>;
}

type MailRenderer = (deps: MailDeps, to: AccountRow, createdAt: number) => Promise<RenderedLetter>;

type AccountMail = 'reset-link' | 'password-changed';

/** Each kind of mail to an account. */
const kinds: Readonly<Record<AccountMail, MailRenderer>> = {
  'reset-link': async ({ db, now, random, baseUrl }, to) => {
    // The token is made only now. So no readable token waits in the database, and its half hour begins with the
    // sending.
    const token = await addResetLink(db, to.id, now(), random);
    return {
      mail: resetMail(to, `${baseUrl()}${prefixes[to.language]}/reset-password/${token}`, resetLinkMinutes),
      undo: () => dropResetLink(db, token),
    };
  },
  'password-changed': async ({ baseUrl }, to, createdAt) => ({
    mail: passwordChangedMail(to, `${baseUrl()}${prefixes[to.language]}/forgot-password`, createdAt),
    undo: async () => {},
  }),
};

/** Returns the function that writes the mails to accounts. */
export function mailRenderer(deps: MailDeps): RenderMail<AccountMail | 'invitation'> {
  return async ({ kind, recipient, created_at }) => {
    const college = await readCollege(deps.db);
    if (kind === 'invitation') return renderInvitation(deps, recipient, college);
    const to = await findAccount(deps.db, recipient);
    if (!to) return null;
    const { mail, undo } = await kinds[kind](deps, to, created_at);
    return { mail: withFoot(mail, footIn(to.language, college)), undo };
  };
}

/** The foot of a mail: the college in the reader's language, as far as it is set. */
export function footIn(
  language: Language,
  { name, address, phone, email, website }: CollegeIdentity,
): readonly string[] {
  const say = (text: CollegeIdentity['name']) => (language === 'ne' ? text.ne || text.en : text.en || text.ne);
  const ways = [phone, email, website].filter((way) => way !== '').join(' · ');
  return say(name) === '' ? [] : [say(name), say(address), ways];
}

/** The mail to a person who is invited; null once the invitation was taken or has ended. */
async function renderInvitation(
  { db, now, random, baseUrl }: MailDeps,
  email: string,
  identity: CollegeIdentity,
): Promise<RenderedLetter | null> {
  const invitation = await db
    .selectFrom('invitation')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!invitation) return null;
  const { language } = invitation;
  // The token is made only now, so that no readable one waits in the database.
  const token = await newInvitationToken(db, invitation.id, random);
  // The part after # is never sent to a server, so it stands in no log.
  const link = `${baseUrl()}${prefixes[language]}/invitation#${token}`;
  const foot = footIn(language, identity);
  const mail = invitationMail(invitation, foot[0] ?? '', dutiesIn(invitation), link);
  return { mail: withFoot(mail, foot), undo: async () => {} };
}
