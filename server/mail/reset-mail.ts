import { letter, type Addressee } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/transport.ts';

/** The mail with a link to a new password. `minutes` is how long the link lives. */
export function resetMail(to: Addressee, link: string, minutes: number): Mail {
  return letter(to, 'Your link to a new password', [
    'somebody, most likely you, asked for a new password for your Tayari account. Choose it here:',
    { link },
    `The link works once, for ${minutes} minutes. When it is used, every device that is logged in is logged out.`,
    'If it was not you, do nothing: your password stays as it is.',
  ]);
}
