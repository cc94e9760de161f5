import type { Duty } from '#contract/duty.ts';
import { letter, type Addressee } from './letter.ts';
import type { Mail } from './transport.ts';

/** The mail with a link to a new password. `minutes` is how long the link is valid. */
export function resetMail(to: Addressee, link: string, minutes: number): Mail {
  return letter(to, (t) => ({
    subject: t.resetSubject,
    paragraphs: [t.resetAsked, { link }, t.resetOnce(minutes), t.resetNotYou],
  }));
}

/** The mail about a changed password. `link` leads to the page that asks for a new one; `changedAt` is in ms. */
export function passwordChangedMail(to: Addressee, link: string, changedAt: number): Mail {
  return letter(to, (t) => ({
    subject: t.changedSubject,
    paragraphs: [t.changedOn(changedAt), t.changedNotYou, { link }],
  }));
}

/** The mail that invites a person to duties at a college. */
export function invitationMail(
  to: Pick<Addressee, 'name' | 'email' | 'language'>,
  college: string,
  duties: readonly Duty[],
  link: string,
): Mail {
  return letter({ ...to, email_proven_at: null }, (t) => ({
    subject: t.invitedSubject(college),
    paragraphs: [
      t.invitedTo(college, duties.map((duty) => t.dutyNames[duty]).join(', ')),
      { link },
      t.invitedOnce,
      t.invitedNotYou,
    ],
  }));
}
