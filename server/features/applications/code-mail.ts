import { footIn } from '#server/features/accounts/render-mails.ts';
import { readCollege } from '#server/features/college/college.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { letter, withFoot } from '#server/platform/mail/letter.ts';
import type { RenderedMail } from '#server/platform/mail/queue.ts';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import { prefixes } from '#text/language.ts';
import { applicationCode } from './application-code.ts';

interface CodeMailDeps {
  readonly db: Database;
  readonly hash: KeyedHash;
  /** The base of links, without a slash at the end. */
  readonly baseUrl: () => string;
}

/**
 * The mail to an applicant with the number and the code of an application; null once that is gone. The code is worked
 * out only now, so that no readable one waits in the database.
 */
export async function renderCodeMail(
  { db, hash, baseUrl }: CodeMailDeps,
  { recipient, application }: { readonly recipient: string; readonly application: string | null },
): Promise<RenderedMail | null> {
  const row = await db
    .selectFrom('application')
    .select(['number', 'code_counter', 'language', 'examination', 'sort_name'])
    .where('number', '=', application ?? '')
    .executeTakeFirst();
  if (!row) return null;
  const { number, language, examination } = row;
  const code = applicationCode(hash, number, row.code_counter);
  const link = `${baseUrl()}${prefixes[language]}/notices/${examination}/mine`;
  // The name is what a stranger may have typed with another person's e-mail, so the mail does not repeat it.
  const to = { name: row.sort_name, email: recipient, email_proven_at: null, language };
  const inGroups = (text: string) => text.replace(/^(.{4})/, '$1 ');
  const mail = letter(to, (t) => ({
    subject: t.appliedSubject(inGroups(number)),
    paragraphs: [
      t.appliedReceived,
      t.appliedNumber(inGroups(number)),
      t.appliedCode(inGroups(code)),
      t.appliedOpen,
      { link },
      t.appliedNotYou,
    ],
  }));
  return { mail: withFoot(mail, footIn(language, await readCollege(db))), undo: async () => {} };
}
