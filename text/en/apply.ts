// The form of an application, and the page of one's own application.
import { withRoom } from '#text/room-name.ts';
const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const parts = {
  you: 'You',
  address: 'Address',
  school: 'School and score',
  groups: 'Groups',
  photo: 'Photo',
  documents: 'Documents',
  fee: 'Fee',
  check: 'Check and submit',
} as const;
export const leads = {
  you: 'Everything is saved as you type.',
  address: 'Your permanent address, as on your citizenship or birth certificate.',
  school: 'As on your last grade sheet.',
  groups: 'Claim the groups that apply to you, or no group.',
  photo: 'Take it now, or choose one from this device.',
  documents: 'You need not wait: documents go up while you fill in the next part.',
  fee: 'Pay, then say here how you paid. You need not wait until the college has checked it.',
  check: 'Read it once more before you submit.',
} as const;
export const title = (part: string) => `${part}, application`;
export const partsOf = 'Parts of the form';
export const partOf = (part: number, all: number) => `Part ${part} of ${all}`;
export const next = (part: string) => `Next: ${part.charAt(0).toLowerCase()}${part.slice(1)}`;
export const before = 'The part before';
export const optional = 'optional';
export const choose = 'Choose …';

export const keptHere = (time: string) => `Saved on this device at ${time}`;
export const keptOnline = (time: string) => `Saved on this device and online, ${time}`;
export const noConnection = 'No connection: kept on this device';
export const keepsNothing = 'This device keeps nothing. Do not close this page before you submit.';
export const closedMeanwhile = 'Applications have closed. What you typed is kept on this device.';
export const nothingYet = 'Nothing typed yet';
export const goOnElsewhere = (numbered: string, code: string) =>
  `On another device, number ${numbered} and code ${code} open this form.`;

export const name = 'Name as in your certificate';
export const nameHint = 'In English letters, as on your grade sheet.';
export const nameNepali = 'Name in Nepali';
export const dateOfBirth = 'Date of birth';
export const calendars = { BS: 'BS', AD: 'AD' } as const;
export const calendar = 'Calendar';
export const year = 'Year';
export const month = 'Month';
export const day = 'Day';
export const alsoDay = { BS: (date: string) => `In AD: ${date}.`, AD: (date: string) => `In BS: ${date}.` } as const;
export const ageThen = (age: number) => `You will be ${age} on the day of the examination.`;
export const gender = 'Gender';
export const genders = { female: 'Woman', male: 'Man', other: 'Other', unsaid: 'Rather not say' } as const;
export const phone = 'Mobile number';
export const phoneHint = 'Ten digits; of another country with + and its code.';
export const email = 'E-mail';
export const province = 'Province';
export const district = 'District';
export const localLevel = 'Local level';
export const ward = 'Ward';
export const tole = 'Tole or village';
export const guardian = 'Guardian’s name';
export const placesNotLoaded = 'The list of places did not load.';
export const school = 'Last school';
export const schoolHint = 'Its full name, with its place.';
export const schoolKind = 'Kind of school';
export const schoolKinds = {
  community: 'Community school, run by the government',
  private: 'Private or trust school',
} as const;
export const board = 'Board';
export const boardHint = 'For example NEB.';
export const passedYear = 'Year (BS)';
export const scores = { gpa: 'GPA', percent: 'Percent' } as const;
export const scoreHints = {
  gpa: 'From 0.00 to 4.00, as on the grade sheet.',
  percent: 'From 0 to 100, as on the mark sheet.',
} as const;
export const help = 'Do you need more time or other help?';
export const noHelp = 'No';
export const yesHelp = 'Yes';
export const helpReason = 'What you need, and why';
export const helpHint = 'For example 20 more minutes, a larger text, a room on the ground floor.';
export const ownQuestions = 'Questions of the college';

export const groups = 'Groups';
export const groupSeats = (seats: number) => counted(seats, 'seat');
export const needsDocument = (what: string) => `Needs: ${what}.`;
export const openToo =
  'You also compete for the open seats. If the college does not grant a group, you stay in the open list.';

export const takePhoto = 'Take a photo';
export const chooseFile = 'Choose a file';
export const takeAgain = 'Take again';
export const fitLine = 'Fit head and shoulders into the line.';
export const howToCut = 'Drag the photo, or use the arrow keys. Enlarge it with + and −.';
export const howToLook = 'Look straight ahead, before a plain wall. A head covering worn for religion is fine.';
export const cropName = 'Part of the photo that goes on the admit card';
export const larger = 'Larger';
export const smaller = 'Smaller';
export const turn = 'Turn';
export const takeThis = 'Use this photo';
export const largeEnough = 'Large enough';
export const tooFewPixels = 'Small: it may look blurred on the card';
export const brightEnough = 'Bright enough';
export const tooDark = 'Dark: take it by a window';
export const madeSmaller = (size: string) => `Made smaller on this device: ${size}`;
export const notAPicture = (file: string) => `${file} can’t be read as a picture. Choose a photo.`;
export const yourPhoto = 'Your photo';
export const cardUse = 'It stands on your admit card. The invigilator compares it with your face.';

export const forGroup = (group: string) => `for ${group}`;
export const fileForms = {
  picture: 'A photo: JPEG, PNG or WebP, up to 5 MB.',
  pdf: 'A PDF up to 5 MB.',
  both: 'A photo (JPEG, PNG, WebP) or a PDF, up to 5 MB.',
} as const;
export const sentAt = (time: string, size: string) => `Sent at ${time}, ${size}`;
export const sending = (percent: number) => `Sending, ${percent} %`;
export const waiting = 'Waits for the connection';
export const look = 'Look';
export const close = 'Close';
export const replace = 'Replace';
export const remove = 'Remove';
export const noDocuments = 'Nothing is needed with your application.';
export const wrongKind = {
  picture: 'Only a photo is taken here.',
  pdf: 'Only a PDF is taken here.',
  both: 'Only a photo or a PDF is taken here.',
} as const;
export const tooLarge = 'This file has more than 5 MB.';

export const owes = (amount: string, until: string) => `Rs ${amount}, until ${until}`;
export const owesLate = (amount: string) => `Rs ${amount}, with the late fee`;
export const feeWays = { voucher: 'Bank voucher', esewa: 'eSewa' } as const;
export const voucherHow = 'Pay at the counter or by mobile banking, then photograph the voucher.';
export const bank = 'Bank and branch';
export const voucher = 'Voucher number';
export const voucherDay = 'Day of the payment';
export const voucherPhoto = 'Photo of the voucher';
export const esewaHow = 'Pay now. You return to this form automatically.';
export const payNow = (amount: string) => `Pay Rs ${amount} with eSewa`;
export const askingEsewa = 'Asking eSewa …';
export const esewaPaid = 'Paid: eSewa has confirmed it.';
export const esewaNotYet = 'eSewa has not confirmed a payment yet. If you paid just now, look again in a minute.';
export const lookAgain = 'Look again';
export const payOffline = 'No connection: you can pay once there is one.';
export const comparedWithBank =
  'The college compares the voucher with the bank’s list, usually within two working days. You can submit before that.';
export const freeOfCharge = 'This application costs nothing.';

export const correctUntil = (until: string) =>
  `You can still correct it until ${until}, also after submitting, as long as the college has not decided.`;
export const change = 'Change';
export const changePart = (part: string) => `Change: ${part}`;
export const there = 'attached';
export const notGiven = 'not given';
export const stillMissing = 'Still missing';
export const thingsMissing = (count: number) =>
  count === 1
    ? '1 thing is still missing: see the list above.'
    : `${count} things are still missing: see the list above.`;
export const tickFirst = 'First tick above that everything is true.';
export const photoMissing = 'The photo is missing.';
export const documentMissing = (what: string) => `${what} is missing.`;
export const filesWait = (count: number) => `${counted(count, 'file')} must go up first.`;
export const declaration = 'Everything here is true. I understand that a false statement cancels my application.';
export const submit = 'Submit my application';
export const submitting = 'Sending …';
export const sendAgain = 'Send it again';
export const needsNetwork = 'Submitting needs a connection. Everything is kept on this device until then.';
export const twice = 'Is this yours? Go on with it';
export const twiceNote =
  'Somebody with the same name and date of birth, or the same mobile number, has applied already. If it is you, open that application.';
export const openIt = 'Open it';

export const submitted = 'Submitted';
export const received = (time: string) => `The college received your application at ${time}.`;
export const number = 'Application number';
export const code = 'Code';
export const codeNote =
  'Number and code together open your application on any device. Write the code down, or print this page.';
export const print = 'Print this page';
export const openMine = 'Open my application';
export const leave = 'Leave this device';
export const leaveNote = 'On a shared computer: it removes your form from it.';
export const leaveAsks = (unsent: number) =>
  unsent === 0
    ? 'Everything of your application is removed from this device.'
    : `${counted(unsent, 'change')} are not online yet and would be lost.`;
export const leaveNow = 'Remove it';
export const stay = 'Stay here';
export const whatNext = 'What comes next';

export const openMineLead = 'Without an account: number and code.';
export const open = 'Open';
export const codePlease = 'Your code, please';
export const codePleaseNote = 'Nothing is lost. The code is on the page that you printed or wrote down.';
export const goOn = 'Go on';
export const another = 'Another application';
export const notApplied = 'You have not applied yet?';
export const applicationNumber = (numbered: string) => `Application ${numbered}`;
export const symbolNumber = (numbered: string) => `Symbol number ${numbered}`;

export const stateTitles = {
  draft: 'Not submitted yet',
  submitted: 'The college has it',
  returned: 'Put it right',
  accepted: 'Accepted',
  refused: 'Not accepted',
  withdrawn: 'You withdrew this application',
} as const;
export const thingsToPutRight = (count: number) => `Put ${counted(count, 'thing')} right`;
export const draftNote = (until: string) => `Applications close: ${until}.`;
export const submittedNote = 'The college checks it. You can still correct it.';
export const submittedNoteLate = 'The college checks it.';
export const returnedNote = (until: string) => `The college returned your application. Send it again by ${until}.`;
export const returnReasons = {
  photo: 'Photo',
  fee: 'Fee',
  name: 'The name differs between form and documents',
  other: 'Another matter',
} as const;
export const acceptedNote = 'You get a symbol number before the examination.';
export const placeLater = 'Room and seat follow.';
export const cardLater = 'The college has not said yet from when you can open your admit card.';
export const acceptedNumber = (numbered: string) => `Accepted, symbol number ${numbered}`;
export const placeNote = (room: string, seat: string) =>
  `${withRoom('Room', room)}${seat === '' ? '' : `, seat ${seat}`}.`;
export const withdrawnNote = 'You may delete it now.';
export const goOnForm = 'Go on with the form';
export const correctIt = 'Correct it';
export const putRight = 'Put it right';
export const whereItStands = 'Where it stands';
export const steps = {
  submitted: 'Submitted',
  checked: 'Checked',
  number: 'Symbol number',
  card: 'Admit card',
  examination: 'Examination',
  result: 'Result',
  offer: 'Offer of a seat',
} as const;
export const returnedOn = (on: string) => `returned on ${on}`;
export const acceptedOn = (on: string) => `accepted on ${on}`;
export const toResult = 'See your result';
export const yourApplication = 'Your application';
export const read = 'Read it';
export const download = 'Download everything as a file';
export const withdraw = 'Withdraw it';
export const withdrawAsks = 'You give up your place in this examination. It can’t be undone.';
export const withdrawNow = 'Withdraw my application';
export const deleteAll = 'Delete everything';
export const deleteAsks = 'Form, photo and documents are deleted at the college too.';
export const deleted = 'Your application is deleted.';

/** What the sentence of a problem names. */
interface FormNumbers {
  readonly digits?: number;
  readonly most?: number;
}

export const problems = {
  missing: () => 'This is still empty.',
  choose: () => 'Choose one.',
  'too-long': ({ most = 0 }: FormNumbers) => `This is longer than ${most} letters.`,
  unreadable: () => 'This has signs that can’t be shown. Type it again.',
  'name-letters': () => 'Write it in English letters, as on your certificate.',
  'name-devanagari': () => 'Write it in Devanagari letters.',
  'no-day': () => 'There is no such day. Look at year, month and day.',
  'day-later': () => 'This day of birth is too late. Look at the year and the calendar.',
  'too-old': () => 'This day of birth is too early. Look at the year and the calendar.',
  'phone-digits': ({ digits = 0 }: FormNumbers) =>
    `This number has ${counted(digits, 'digit')}. A mobile number in Nepal has 10, for example 98412 33456.`,
  'phone-form': () => 'This is no mobile number of Nepal. Of another country, begin with +.',
  'email-form': () => 'An e-mail address has the form name@example.com.',
  ward: () => 'A ward has a number from 1 to 35.',
  year: () => 'Write the year in BS with four digits, for example 2082.',
  gpa: () => 'A GPA is a number from 0.00 to 4.00.',
  percent: () => 'This is a number from 0 to 100.',
} as const;
