// Notices: examinations of colleges that take applications.

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const noticesLead = 'Examinations that take applications, the one that closes first on top.';
export const noNotice = 'No examination takes applications here now.';
export const description = (title: string, seats: number, close: string) =>
  `${title}: ${counted(seats, 'seat')}. Apply until ${close}.`;
export const seatsByMerit = (seats: number) => `${counted(seats, 'seat')}, given by merit in an examination.`;

export const opensIn = 'Applications open in';
export const closesIn = 'Applications close in';
export const lateClosesIn = 'Late applications close in';
export const closedOn = 'Applications closed on';
export const opensAfter = (time: string) => `Applications open in ${time}`;
export const closesAfter = (time: string) => `Applications close in ${time}`;
export const lateClosesAfter = (time: string) => `Late applications close in ${time}`;
export const closedThen = (day: string) => `Applications closed on ${day}`;
export const left = {
  days: (count: number) => counted(count, 'day'),
  hours: (count: number) => counted(count, 'hour'),
  minutes: (count: number) => counted(count, 'minute'),
} as const;
export const lateUntil = (day: string) => `Late until ${day}`;
export const apply = 'Apply';
export const haveApplied = 'I have applied: open my application';
export const openMine = 'Open my application';

export const code = 'Code';
export const examination = 'Examination';
export const seats = 'Seats';
export const openAndReserved = (open: number, reserved: number) => `${open} open, ${reserved} reserved`;
export const fee = 'Fee';
export const noFee = 'None';
export const rupees = (amount: string) => `Rs ${amount}`;
export const lateFee = (amount: string) => `late Rs ${amount}`;

export const dates = 'Dates';
export const applicationsOpen = 'Applications open';
export const applicationsOpened = 'Applications opened';
export const applicationsClose = 'Applications close';
export const applicationsClosed = 'Applications closed';
export const lastForLate = 'Last day for late applications';
export const lastForCorrections = 'Last day for corrections';
export const lastForBoth = 'Last day for late applications and corrections';
export const lateFeeApplies = 'The late fee applies.';
export const cardsOpen = 'Admit cards open';
export const cardsNote = 'You open your card with your number and code.';
export const examinationNote = (time: string, duration: number) =>
  `Be there at ${time}. It lasts ${counted(duration, 'minute')}.`;
export const result = 'Result';
export const inDays = (count: number) => `in ${counted(count, 'day')}`;
export const today = 'today';

export const eligibility = 'Who may apply';
export const greatestAge = (age: number, day: string) => `You are at most ${age} years old on ${day}.`;
export const leastScore = {
  gpa: (score: string) => `Your GPA is ${score} or more.`,
  percent: (score: string) => `You have ${score} percent or more.`,
};
export const once = (day: string) => `You apply once. To change something, correct your application until ${day}.`;

export const openList = 'Open';
export const forEveryone = 'for everyone, by merit';
export const noDocument = 'no document needed';
export const groupsNote = 'If you claim a group, you also compete for the open seats.';

export const howChosen = 'How you are chosen';
export const paper = (items: number, duration: number) =>
  `${counted(items, 'question')} in ${counted(duration, 'minute')}.`;
export const marking = (right: string, wrong: string) => `Right +${right}, wrong ${wrong}.`;
export const sectionMarking = (title: string, items: number, right: string, wrong: string) =>
  `${title}: ${counted(items, 'question')}, right +${right}, wrong ${wrong}.`;
export const ties = (first: string, rest: readonly string[]) =>
  `If two totals are equal, ${[first, ...rest].join(' decides, then ')}${rest.length === 0 ? ' decides' : ''}.`;
export const tieBreaks = {
  'fewer-wrong': 'the smaller number of wrong answers',
  previous_score: 'the earlier score',
  date_of_birth: 'the earlier date of birth',
  'hand-in': 'the earlier hand-in',
} as const;
export const listPublic = 'The signed merit list is public.';

export const haveReady = 'Have these ready to apply';
export const photo = 'A photo of yourself';
export const photoNote = 'Taken with the phone is fine. The form cuts it to size.';
export const documentNote = {
  picture: 'A photo of it.',
  pdf: 'A PDF, up to 5 MB.',
  both: 'A photo or a PDF, up to 5 MB.',
};
export const forGroup = (group: string) => `Only if you claim ${group}.`;
export const quarterHour = 'About 15 minutes';
export const quarterHourNote = 'What you type is saved as you type. You can go on later, on another device too.';

export const voucher = 'Bank voucher';
export const voucherNote = (account: string) =>
  account === ''
    ? 'Keep the voucher; you will photograph it.'
    : `${account}. Keep the voucher; you will photograph it.`;
export const esewa = 'eSewa';
export const esewaNote = 'Pay inside the form.';

export const bring = 'Bring on the day';
export const admitCard = 'Your admit card';
export const admitCardNote = 'Printed, or on your phone.';
export const privacy = (refusedDays: number, keptMonths: number | null) =>
  `The college keeps only what the form asks. Documents of applicants who are not accepted are deleted ${counted(refusedDays, 'day')} after applications close, ${keptMonths === null ? 'all others when the college no longer needs them' : `all others ${counted(keptMonths, 'month')} after the examination`}. You can download or withdraw your application at any time before the paper is sealed.`;
