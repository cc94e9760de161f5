import type { AccountRow } from '#server/database/tables.ts';
import { escapeMarkup } from '#server/http/escape-markup.ts';
import type { Mail } from '#server/mail/transport.ts';

/** The mail with a link to a new password, as text and as HTML. `minutes` is how long the link lives. */
export function resetMail(
  to: Pick<AccountRow, 'name' | 'email' | 'email_proven_at'>,
  link: string,
  minutes: number,
): Mail {
  const lines = [
    // Until the e-mail is proven, a stranger may have written the name, and we must not deliver what it says.
    to.email_proven_at === null ? 'Namaste,' : `Namaste ${to.name},`,
    'somebody, most likely you, asked for a new password for your Tayari account. Choose it here:',
    `The link works once, for ${minutes} minutes. When it is used, every device that is logged in is logged out.`,
    'If it was not you, do nothing: your password stays as it is.',
  ] as const;
  const [greeting, reason, validity, otherwise] = lines;
  const html = [
    `<p>${escapeMarkup(greeting)}</p>`,
    `<p>${escapeMarkup(reason)}</p>`,
    `<p><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>`,
    `<p>${escapeMarkup(validity)}</p>`,
    `<p>${escapeMarkup(otherwise)}</p>`,
  ];
  return {
    to: to.email,
    subject: 'Your link to a new password',
    text: [greeting, reason, link, validity, otherwise].join('\n\n') + '\n',
    html: `<!doctype html><html lang="en"><body>${html.join('\n')}</body></html>`,
  };
}
