import { momentIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

// The API's messages after a success.
export const registered = 'Register Successfully.Go to login.';
export const loggedOut = 'Logout Successfully.';
export const linkSent = 'If there is an account with this e-mail, a link is on its way. Look into your inbox.';
export const passwordReset = 'Your new password is set. Log in with it.';
export const passwordChanged = 'Your new password is set. All other devices are logged out.';
export const sessionEnded = 'That device is logged out.';
export const sessionsEnded = 'All other devices are logged out.';
export const languageKept = 'Your language is saved.';
export const leftHall = 'You are signed out.';
export const leftStaff = 'You are signed out of the staff area.';
export const allSessionsEnded = 'All sessions of this account have ended.';
export const linkGoesOut = 'A link to a new password is on its way to this e-mail.';
export const accountGone = 'The account is deleted.';
export const secondFactorGivenUp = 'The second factor is off.';
export const backupBegun = 'A backup is being made.';
export const checkBegun = 'The backup is being read through.';
export const proven = 'Thank you. Go on within five minutes.';
export const invitationEnded = 'The invitation has ended.';
export const invitationTaken = 'Welcome. Sign in with this e-mail.';
export const setUpLinkWorks = 'This link sets the college up.';
export const mailTriedAgain = 'The mail is tried once more.';
/** A notice to all candidates; `was` in ms since 1970. */
export const objectionsClosedEarly = (was: number, timeZone: string, reason: string) =>
  `The time for objections has ended. It was to last until ${momentIn('en', was, timeZone)}. Reason: ${reason}`;
export const keptUndecided = 'The key stays as it is.';
export const objected = 'Your objection was received.';
export const findingSettled = 'This finding is settled.';
export const reported = 'Thank you. A teacher will look at this question.';
export const accountDeleted = 'Your account is deleted, with everything that was kept of it.';

// Why one candidate stands above another
export const whyEqual = (one: string, other: string, rank: number) =>
  `${one} and ${other} are equal to the last tie-break and share rank ${numberIn('en', rank)}.`;
export const whyAbove = (above: string, below: string, by: string, more: string, less: string, equalTotals: boolean) =>
  `${above} stands above ${below} by ${by}: ${more} against ${less}${equalTotals ? ', their totals being equal' : ''}.`;
export const whyEqualToYou = (other: string, rank: number) =>
  `${other} and you are equal to the last tie-break and share rank ${numberIn('en', rank)}.`;
export const whyAboveYou = (other: string, by: string, values: readonly string[] | undefined, equalTotals: boolean) =>
  `${other} stands above you by ${by}${values ? `: ${values[0] ?? ''} against your ${values[1] ?? ''}` : ''}${equalTotals ? ', your totals being equal' : ''}.`;
export const whyYouAbove = (other: string, by: string, values: readonly string[] | undefined, equalTotals: boolean) =>
  `You stand above ${other} by ${by}${values ? `: your ${values[0] ?? ''} against ${values[1] ?? ''}` : ''}${equalTotals ? ', your totals being equal' : ''}.`;
export const noValue = 'none';
export const minutesSeconds = (minutes: number, seconds: number) => `${minutes} min ${seconds} s`;
export const applicationDeleted = 'The application was deleted.';
export const applicationLeft = 'This device shows the application no longer.';
