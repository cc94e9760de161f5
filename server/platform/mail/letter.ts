import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import type { Mail } from './transport.ts';
import * as en from '#text/en/mails.ts';
import { inEachLanguage, type Texts } from '#text/language.ts';
import * as ne from '#text/ne/mails.ts';

/** The recipient of a mail. */
export type Addressee = Pick<AccountRow, 'name' | 'email' | 'email_proven_at' | 'language'>;

export type MailTexts = Texts<typeof en>;

const texts = inEachLanguage(en, ne);

/** The text of a mail after its greeting; one of the paragraphs can be a link. */
interface Content {
  readonly subject: string;
  readonly paragraphs: readonly (string | { readonly link: string })[];
}

/** A mail to the owner of an account in the account's language, as text and as HTML. */
export function letter(to: Addressee, say: (t: MailTexts) => Content): Mail {
  const t = texts[to.language];
  const { subject, paragraphs } = say(t);
  // Until the e-mail is proven, a stranger may have written the name, so the mail must not repeat it.
  const greeting = to.email_proven_at === null ? t.greeting : t.greetingTo(to.name);
  const all = [greeting, ...paragraphs];
  const html = all.map((part) => `<p>${typeof part === 'string' ? escapeMarkup(part) : anchor(part.link)}</p>`);
  return {
    to: to.email,
    subject,
    text: all.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n') + '\n',
    html: `<!doctype html><html lang="${to.language}"><body>${html.join('\n')}</body></html>`,
  };
}

function anchor(link: string): string {
  return `<a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a>`;
}

/** A mail with the college that it comes from at its foot: each of these lines that is not empty. */
export function withFoot(mail: Mail, lines: readonly string[]): Mail {
  const foot = lines.filter((line) => line !== '');
  if (foot.length === 0) return mail;
  return {
    ...mail,
    text: `${mail.text}\n-- \n${foot.join('\n')}\n`,
    html: mail.html.replace(
      '</body>',
      () => `\n<p style="border-top:1px solid">${foot.map(escapeMarkup).join('<br>')}</p></body>`,
    ),
  };
}
