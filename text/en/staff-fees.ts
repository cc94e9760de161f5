// The tab Payments: vouchers beside the bank's list, and payments by eSewa.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);

export const payments = 'Payments';
export const notLoaded = 'The payments could not be loaded.';
export const toLookAt = (count: number) => (count === 1 ? '1 payment to look at' : `${n(count)} payments to look at`);
export const listSo = (lines: number, day: string) =>
  `The banks’ lists have ${n(lines)} lines, the newest of ${day}. Nothing is refused automatically.`;
export const noList = 'No bank’s list has come yet. Nothing is refused automatically.';
export const exportCsv = 'Export CSV';
export const uploadList = 'Upload a bank list';
export const filters = {
  differs: 'Differ',
  twice: 'Used twice',
  claimed: 'Not in the list yet',
  owed: 'Not paid',
  paid: 'eSewa paid',
  matched: 'Matched',
} as const;
export const notes = {
  differs: 'same number, other amount or day',
  twice: 'one voucher under two applications',
  claimed: 'They are matched when you upload the next list.',
  owed: 'Submitted without a payment.',
  paid: 'eSewa itself has confirmed these.',
  matched: 'same number, amount and day',
} as const;
export const none = 'Nothing stands here.';
export const application = 'Application';
export const bankList = 'Bank’s list';
export const rupees = (amount: string) => `Rs ${amount}`;
export const noLine = 'no line with this number';
export const byHand = 'decided by a person';
export const alsoUnder = (numbers: string) => `also under ${numbers}`;
export const esewaOf = (reference: string, state: string) => `eSewa ${reference}: ${state}`;
export const states = {
  paid: 'paid',
  pending: 'under way',
  unknown: 'not made',
  canceled: 'canceled',
  refunded: 'given back',
} as const;
export const paidTwice = (times: number) => `Paid ${n(times)} times: the college may owe money back.`;
export const silent = (count: number) =>
  count === 1
    ? 'eSewa has not settled 1 payment yet. It is asked about again automatically.'
    : `eSewa has not settled ${n(count)} payments yet. They are asked about again automatically.`;
export const stray = 'Paid, without an application that counts';
export const strayNote = 'The college decides whether it gives the money back.';
export const strayWhy = {
  draft: 'never submitted so far',
  withdrawn: 'withdrawn',
  deleted: 'deleted by the applicant',
} as const;
export const open = 'Open';
export const markPaid = 'Mark as paid';
export const sameVoucher = 'Same voucher';
export const notThisLine = 'Not this line';
export const byRule = 'By the rule again';
export const askEsewa = 'Ask eSewa again';
export const decideTitle = (name: string) => `The fee of ${name}`;
export const why = 'Why';
export const whyHint = 'For example: the bank wrote another day. The reason stands in the audit log.';
export const cancel = 'Cancel';
export const keep = 'Keep it';

// A bank's list before it is brought
export const listTitle = (name: string) => `The list ${name}`;
export const listFound = (lines: number, added: number) =>
  `${n(lines)} lines, of which ${n(added)} ${added === 1 ? 'is' : 'are'} new.`;
export const bring = 'Bring it';
export const brought = (added: number, matches: number) =>
  `${n(added)} ${added === 1 ? 'line' : 'lines'} added, ${n(matches)} ${matches === 1 ? 'application matches' : 'applications match'}.`;
export const columnNames = {
  number: 'Voucher number',
  amount: 'Amount',
  day: 'Day',
  name: 'Name',
  phone: 'Mobile',
} as const;
export const leftOut = (count: number) => (count === 1 ? '1 line is left out:' : `${n(count)} lines are left out:`);
export const errors = {
  'no-number': (line: number) => `Line ${n(line)} has no voucher number.`,
  'no-amount': (line: number) => `Line ${n(line)} has no amount that came in.`,
  'no-column': () => 'No column has the voucher number, or none the amount. Say which below.',
  unreadable: (line: number) => `The file can not be read, from line ${n(line)} on.`,
} as const;

// A question to the applicant
export const ask = 'Ask for it…';
export const askTitle = (name: string) => `Ask ${name} about the voucher`;
export const askWhat =
  'A message asks the applicant to look at number and day of the voucher, or to show it. It goes by e-mail and by SMS, once a voucher.';
export const askNow = 'Send the message';
export const asked = (name: string) => `${name} is asked.`;
export const askedOn = (moment: string) => `asked ${moment}`;
