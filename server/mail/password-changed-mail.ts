import { letter, type Addressee } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/transport.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

/** The mail that tells of a changed password. `link` leads to where a new one is asked for; `changedAt` is in ms. */
export function passwordChangedMail(to: Addressee, link: string, changedAt: number): Mail {
  return letter(to, 'Your password was changed', [
    `the password of your Tayari account was changed on ${moment.format(changedAt)}, Nepal time.`,
    'If it was you, there is nothing to do. If it was not, ask for a link to a new one at once:',
    { link },
  ]);
}
