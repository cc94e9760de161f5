import { dayAt, dayIn, timeAt } from '#text/dates.ts';
import { withRoom } from '#text/room-name.ts';

// Mails to the owner of an account.
export const greeting = 'Namaste,';
export const greetingTo = (name: string) => `Namaste ${name},`;
export const resetSubject = 'Your link to a new password';
export const resetAsked =
  'somebody, most likely you, asked for a new password for your Tayari account. Choose it here:';
export const resetOnce = (minutes: number) =>
  `The link works once, for ${minutes} minutes. When it is used, every device that is logged in is logged out.`;
export const resetNotYou = 'If it was not you, do nothing: your password stays as it is.';
export const changedSubject = 'Your password was changed';
export const changedOn = (moment: number) =>
  `the password of your Tayari account was changed on ${dayIn('en', dayAt(moment))} at ${timeAt(moment)}, Nepal time.`;
export const changedNotYou =
  'If it was you, there is nothing to do. If it was not, ask for a link to a new one at once:';

export const invitedSubject = (college: string) => `You are invited to the staff of ${college || 'Tayari'}`;
export const invitedTo = (college: string, duties: string) =>
  `${college || 'A college'} invites you to Tayari, where it holds its examinations, as: ${duties}. Take the invitation here:`;
export const invitedOnce = 'The link works once, for seven days.';
export const invitedNotYou = 'If you do not know the college, do nothing.';
export const consentSubject = (title: string) => `${title}: your yes is asked for`;
export const consentBodies = {
  seal: (title: string) => `another examiner asks for your yes to seal ${title}. Read the paper, then agree here:`,
  final: (title: string) => `another examiner asks for your yes to make the key of ${title} final. Look at it here:`,
  published: (title: string) =>
    `another examiner asks for your yes to publish the results of ${title}. Look at them here:`,
} as const;
export const appliedSubject = (number: string) => `Your application ${number}`;
export const appliedReceived = 'the college received your application.';
export const appliedNumber = (number: string) => `Its number is ${number}.`;
export const appliedCode = (code: string) => `Its code is ${code}. Show the code to no other person.`;
export const appliedOpen = 'With both you open it on any device, correct it, and see what comes next:';
export const appliedNotYou = 'If you did not apply, do nothing: another person has written your e-mail by mistake.';
export const returnedSubject = (title: string) => `${title}: put your application right`;
export const returnedBody = (title: string, until: string) =>
  `the college returned your application for ${title}. Put right what it asks, and send it again by ${until}:`;
export const numberedSubject = (title: string, symbolNumber: string) => `${title}: symbol number ${symbolNumber}`;
export const numberedBody = (title: string, symbolNumber: string) =>
  `your application for ${title} is accepted. Your symbol number is ${symbolNumber}. Your application stands here:`;
export const submittedSms = (title: string, number: string) => `${title}: application ${number} arrived.`;
export const returnedSms = (title: string, number: string, until: string) =>
  `${title}: application ${number} was returned. Put it right by ${until}.`;
export const numberedSms = (title: string, symbolNumber: string) =>
  `${title}: you are accepted, symbol number ${symbolNumber}.`;
export const cardSubject = (title: string) => `${title}: your admit card is ready`;
export const cardBody = (title: string) =>
  `your admit card for ${title} is ready. Open it once on your phone, and it opens without a network too; or print it:`;
export const cardSms = (title: string) => `${title}: your admit card is ready. Open your application to see it.`;
export const tomorrowSubject = (title: string) => `${title} is tomorrow`;
export const tomorrowBody = (title: string, start: string, beThere: string, place: string) =>
  `${title} is tomorrow: ${start}. Be there at ${beThere}${place}, with your admit card:`;
export const tomorrowSms = (title: string, beThere: string, place: string) =>
  `${title} is tomorrow. Be there at ${beThere}${place}. Bring your admit card.`;
/** Where a candidate sits, behind a time. */
export const inPlace = (room: string, seat: string | null) =>
  `, ${withRoom('room', room)}${seat === null ? '' : `, seat ${seat}`}`;
export const keySubject = (title: string) => `${title}: the answer key is published`;
export const keyBody = (title: string) =>
  `the answer key of ${title} is published. Sign in to see it beside your answers, and to object where it is wrong:`;
export const keySms = (title: string) => `${title}: the answer key is published. Sign in to the hall to see it.`;
export const offerSubject = (title: string) => `${title}: you are offered a seat`;
export const offerBody = (title: string, until: string) =>
  `you are offered a seat of ${title}. Take it or leave it until ${until}; then it goes to the next candidate:`;
export const offerSms = (title: string, until: string) =>
  `${title}: you are offered a seat. Answer on your application’s page until ${until}.`;
export const offerEndsSubject = (title: string) => `${title}: your offer ends soon`;
export const offerEndsBody = (title: string, until: string) =>
  `your offer of a seat of ${title} ends on ${until}. If you do not answer, it goes to the next candidate:`;
export const offerEndsSms = (title: string, until: string) =>
  `${title}: your offer of a seat ends on ${until}. Answer before.`;
export const offerReminderSubject = (title: string) => `${title}: your answer is awaited`;
export const offerReminderBody = (title: string, until: string) =>
  `the college has no answer from you yet. Take or leave your seat of ${title} until ${until}; then it goes to the next candidate:`;
export const offerReminderSms = (title: string, until: string) =>
  `${title}: you have not answered the offer of a seat yet. It ends on ${until}.`;
export const movedSubject = (title: string) => `${title}: your seat is an open one now`;
export const movedBody = (title: string, group: string) =>
  `an open seat of ${title} became free, and your rank reaches it. It is yours in place of the reserved one (${group}), which goes to the next candidate. You need not answer:`;
export const movedSms = (title: string) =>
  `${title}: you now have an open seat in place of the reserved one. You need not answer.`;
export const voucherSubject = (title: string) => `${title}: the bank’s list does not have your voucher`;
export const voucherBody = (title: string) =>
  `the bank’s list does not have the voucher of your application for ${title} yet. Look whether its number and day are right. If not, correct them, or show the voucher to the college. If they are right, keep the voucher; nothing is lost:`;
export const voucherSms = (title: string) =>
  `${title}: the bank’s list does not have your voucher yet. Look at its number and day in your application.`;
export const resultSubject = (title: string) => `${title}: the result is published`;
export const resultBody = (title: string) => `the result of ${title} is published. Find yours by your symbol number:`;
export const resultSms = (title: string) => `${title}: the result is published.`;
export const dutyNames = {
  head: 'head',
  examiner: 'examiner',
  teacher: 'teacher',
  clerk: 'clerk',
  operator: 'operator',
};
