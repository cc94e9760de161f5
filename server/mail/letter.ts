import type { AccountRow } from '#server/database/tables.ts';
import { escapeMarkup } from '#server/http/escape-markup.ts';
import type { Mail } from '#server/mail/transport.ts';

/** Whom a mail is written to. */
export type Addressee = Pick<AccountRow, 'name' | 'email' | 'email_proven_at'>;

/** A mail to the owner of an account, as text and as HTML; of the paragraphs after the greeting, one can be a link. */
export function letter(
  to: Addressee,
  subject: string,
  paragraphs: readonly (string | { readonly link: string })[],
): Mail {
  // Until the e-mail is proven, a stranger may have written the name, and we must not deliver what it says.
  const greeting = to.email_proven_at === null ? 'Namaste,' : `Namaste ${to.name},`;
  const all = [greeting, ...paragraphs];
  const html = all.map((part) => `<p>${typeof part === 'string' ? escapeMarkup(part) : anchor(part.link)}</p>`);
  return {
    to: to.email,
    subject,
    text: all.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n') + '\n',
    html: `<!doctype html><html lang="en"><body>${html.join('\n')}</body></html>`,
  };
}

function anchor(link: string): string {
  return `<a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a>`;
}
