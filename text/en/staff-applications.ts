// The desk of an examination's applications, its notice, its symbol numbers.
const counted = (count: string, thing: string) => `${count} ${thing}${count === '1' ? '' : 's'}`;

export const applications = 'Applications';
export const notice = 'Notice';
export const numbers = 'Numbers';

export const search = 'Search';
export const nameOrNumber = 'Name, number';
export const show = 'Show';
export const shows = {
  waiting: 'Waiting',
  submitted: 'Submitted',
  returned: 'Returned',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  draft: 'Drafts',
} as const;
export const only = 'Only';
export const onlyAll = 'All of them';
export const onlyMissing = 'A document missing';
export const onlyCorrected = 'Corrected';
export const onlyDoubtful = 'Perhaps one person twice';
export const needAPerson = (count: string) => (count === '1' ? '1 needs a person' : `${count} need a person`);
export const found = (count: string) => counted(count, 'application');
export const nothingWaits = 'Nothing waits for a decision.';
export const standing = (accepted: string, returned: string, refused: string) =>
  `${accepted} accepted, ${returned} returned, ${refused} refused.`;
export const noneFits = 'No application fits.';
export const noNotice = 'This examination takes no applications yet.';
export const makeNotice = 'Write its notice';
export const notLoaded = 'The applications could not be loaded.';
export const oneNotLoaded = 'The application could not be loaded.';
export const acceptMany = 'Accept many …';
export const queue = 'Applications in this list';
export const placeIn = (place: string, all: string) => `${place} of ${all}`;
export const nextOne = 'Next application';
export const oneBefore = 'Application before';

export const submittedAt = (moment: string) => `submitted ${moment}`;
export const lateOne = 'late';
export const openWith = (name: string) => `${name} is reading this application. You can read it too.`;
export const corrected = (fields: string) => `Corrected since: ${fields}.`;
export const groupsToGrant = 'Groups to grant';
export const noDocument = 'no document needed';
export const born = 'Born';
export const ageThen = (age: number) => `${age} on the day`;
export const asked = (amount: string) => `Rs ${amount}`;
export const fees = {
  none: 'none',
  owed: 'not said yet',
  claimed: 'voucher not compared yet',
  matched: 'voucher matches',
  differs: 'voucher differs',
  paid: 'paid',
} as const;
export const doubtAge = (age: number) => `Age: ${age} on the day, above the notice’s limit.`;
export const doubtScore = (score: string, least: string) => `Score: ${score}, the notice asks ${least}.`;
export const doubtScoreNotTold = (least: string) => `Score: not told, the notice asks ${least}.`;
export const doubtFee = 'Fee: the voucher is not compared yet.';
export const doubtPerson = (number: string) => `Perhaps the same person as ${number}.`;
export const doubtVoucher = (number: string) => `The same voucher as ${number}.`;
export const doubtDocument = (name: string) => `Missing: ${name}.`;
export const shortDoubts = {
  age: 'age',
  score: 'score',
  'score-not-told': 'score not told',
  fee: 'fee not compared',
  'same-person': 'perhaps one person twice',
  'same-voucher': 'voucher used twice',
  'document-missing': 'document missing',
} as const;
export const photo = 'Photo';
export const voucher = 'Voucher';
export const documents = 'Documents';
export const documentSays = (place: number, all: number, size: string) => `${place} of ${all}, ${size}`;
export const noDocuments = 'No document was sent.';
export const turn = 'Turn';
export const enlarge = 'Enlarge';
export const download = 'Download';
export const openPdf = 'Open the PDF';

export const accept = 'Accept';
export const returnIt = 'Return …';
export const refuse = 'Refuse …';
export const granted = (groups: string) => (groups === '' ? 'No group is granted.' : `Granted: ${groups}.`);
export const accepted = (name: string) => `${name} accepted.`;
export const returned = (name: string) => `${name} returned.`;
export const refused = (name: string) => `${name} not accepted.`;
export const undone = (name: string) => `The decision about ${name} is taken back.`;
export const undo = 'Undo';
export const decidedAs = {
  accepted: 'Accepted',
  refused: 'Not accepted',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
} as const;
export const decidedBy = (decision: string, name: string, moment: string) => `${decision} by ${name}, ${moment}.`;
export const numberedAs = (symbolNumber: string) => `Symbol number ${symbolNumber}.`;
export const notStored = 'Your decision was not stored.';
export const returnTo = (name: string) => `Return to ${name}`;
export const whatToCorrect = 'What needs correcting?';
export const reasons = {
  photo: 'Photo: too dark, not straight, or not the applicant',
  fee: 'Fee: voucher not readable',
  name: 'Name differs between form and documents',
  other: 'Another matter, in your words',
} as const;
export const reasonDocument = (name: string) => `${name}: not readable or not complete`;
export const inYourWords = 'In your words (optional)';
export const readsIn = {
  en: 'The applicant reads this in English.',
  ne: 'The applicant reads this in Nepali.',
} as const;
export const returnWith = (count: number) => (count === 1 ? 'Return with 1 reason' : `Return with ${count} reasons`);
export const cancel = 'Cancel';
export const acceptTitle = (name: string) => `Accept ${name} with an open fee?`;
export const acceptFee = (fee: string, owed: string) => `Fee of Rs ${owed}: ${fee}.`;
export const acceptUndo = 'It can be undone until a symbol number is given.';
export const acceptNow = 'Accept all the same';
export const refuseTitle = (name: string) => `Refuse ${name}`;
export const refuseNote = 'The applicant reads the reason.';
export const reason = 'Reason';
export const refuseNow = 'Refuse';
export const manyTitle = (count: string) => `Accept ${counted(count, 'application')}`;
export const manyNote = 'Submitted, with nothing missing and nothing doubtful. All claimed groups are granted.';
export const manyNone = 'No application is without a doubt now.';
export const manyBelow = 'You can take it back until symbol numbers are given.';
export const manyDone = (count: string) => `${counted(count, 'application')} accepted.`;
export const manyUndone = (count: string) => `${counted(count, 'application')} wait again.`;
export const asCsv = 'As CSV';
export const asXlsx = 'As XLSX';
export const allDocuments = 'All documents as a zip';

export const keyNext = 'next, before';
export const keyDocument = 'document';
export const keyTurn = 'turn';
export const keyEnlarge = 'enlarge';
export const keySearch = 'search';
export const keyUndo = 'undo';

export const noticeLead = 'What the public reads, and what the form asks.';
export const noticeAt = 'It stands at';
export const noticeNone = 'While there is no notice, nothing of applications is seen anywhere.';
export const save = 'Save the notice';
export const publish = 'Publish the notice';
export const saved = 'The notice is saved.';
export const takeBack = 'Take the notice back …';
export const takeBackTitle = 'Take the notice back?';
export const takeBackNote = 'Nothing of it is seen any more. Drafts of applicants go with it.';
export const takenBack = 'The notice is taken back.';
export const takeBackNow = 'Take it back';
export const keep = 'Keep it';
export const otherChanged = 'Somebody else has changed the notice meanwhile. Load it again to see it.';
export const loadAgain = 'Load it again';
export const opensAt = 'Applications open';
export const closesAt = 'Applications close';
export const lateUntil = 'Late applications until (optional)';
export const correctionUntil = 'Corrections until';
export const cardsFrom = 'Admit cards from (optional)';
export const resultBy = 'Result by (optional)';
export const fee = 'Fee, rupees';
export const lateFee = 'Fee of a late application, rupees';
export const feeWays = 'How the fee is paid';
export const feeWay = { voucher: 'Bank voucher', esewa: 'eSewa' } as const;
export const noEsewa = 'eSewa needs a merchant, which the operator sets.';
export const account = 'Bank and account for vouchers';
export const accountNepali = 'The same in Nepali (optional)';
export const eligibility = 'Who may apply, a line each';
export const eligibilityNote = 'Age, score and the last day for corrections stand below it by themselves.';
export const eligibilityNepali = 'The same in Nepali (optional)';
export const bring = 'To bring on the day, a line each (optional)';
export const bringNote = 'The admit card stands there by itself.';
export const bringNepali = 'The same in Nepali (optional)';
export const greatestAge = 'Greatest age on the day (optional)';
export const scoreKind = 'Earlier score is';
export const scoreKinds = { gpa: 'a GPA, 0.00 to 4.00', percent: 'a percentage' } as const;
export const leastScore = 'Least earlier score (optional)';
export const asks = 'The form asks';
export const asksNote = 'Name and date of birth are always asked.';
export const asked3 = { no: 'not', optional: 'optional', needed: 'needed' } as const;
export const askable = {
  nameNepali: 'Name in Nepali',
  gender: 'Gender',
  phone: 'Mobile number',
  email: 'E-mail',
  address: 'Address',
  guardian: 'Guardian’s name',
  school: 'Last school',
  board: 'Board and year',
  previousScore: 'Earlier score',
  groups: 'Groups claimed',
  help: 'Special needs',
} as const;
export const photoNeeded = 'A photo';
export const documentsAsked = 'Documents';
export const documentName = 'Name';
export const documentNepali = 'Name in Nepali';
export const neededFor = 'Needed for';
export const forAll = 'everybody';
export const addDocument = 'Add a document';
export const takeAway = (name: string) => `Take ${name} away`;
export const documentNumber = (number: number) => `document ${number}`;
export const ownQuestions = 'Questions of your own';
export const question = 'Question';
export const questionNepali = 'Question in Nepali';
export const options = 'Options, a line each; empty for a text';
export const isNeeded = 'needed';
export const addQuestion = 'Add a question';
export const questionNumber = (number: number) => `question ${number}`;
export const beThere = 'Be there before the start, minutes';

export const numbersLead = 'Accepted applicants get their symbol numbers in one step. Numbers don’t change later.';
export const firstNumber = 'First number';
export const order = 'In the order of';
export const orders = { application: 'application', name: 'name', shuffled: 'chance' } as const;
export const seed = 'Seed';
export const seedNote = 'The same seed gives the same order.';
export const lookFirst = 'Look first';
export const give = (count: string) => `Give ${counted(count, 'number')}`;
export const given = (count: string) => `${counted(count, 'number')} given.`;
export const noneToNumber = 'No accepted applicant waits for a number.';
export const symbolNumber = 'Symbol number';
export const name = 'Name';
export const application = 'Application';
export const andMore = (count: string) => `and ${count} more`;
export const giveTitle = (count: string) => `Give ${counted(count, 'symbol number')}?`;
export const giveNote = 'They become candidates, with their groups and scores.';
export const giveBelow = 'This can’t be undone.';

export const fields = {
  name: 'name',
  nameNepali: 'name in Nepali',
  dateOfBirth: 'date of birth',
  gender: 'gender',
  phone: 'mobile number',
  email: 'e-mail',
  province: 'province',
  district: 'district',
  localLevel: 'local level',
  ward: 'ward',
  tole: 'tole',
  guardian: 'guardian',
  school: 'school',
  schoolKind: 'kind of school',
  board: 'board',
  passedYear: 'year',
  previousScore: 'earlier score',
  groups: 'groups',
  help: 'help',
  helpReason: 'help asked',
  feeWay: 'way of the fee',
  bank: 'bank',
  voucher: 'voucher number',
  voucherDay: 'day of the voucher',
} as const;
export const ownQuestion = (number: number) => `question ${number}`;
