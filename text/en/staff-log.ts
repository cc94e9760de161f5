// The audit log, of an examination and of all, and the timeline of one attempt.
import { withRoom } from '#text/room-name.ts';
export const audit = 'Audit';
export const auditLog = 'Audit log';
export const auditNote = 'Every change, by whom and why. No line is ever changed or removed.';
export const wholeAuditNote =
  'Everything that staff, admins and room passes changed, and what was refused at log-ins. No line is ever changed or removed.';
export const exportCsv = 'Export CSV';
export const noLines = 'Nothing has been changed yet.';
export const search = 'Search';
export const searchHint = 'Words or a symbol number';
export const anybody = 'Anybody';
export const anything = 'Anything';
export const roomTitle = 'Room';
export const day = 'Day';
export const any = 'Any';
export const noSuchLines = 'No line is like that.';
export const keySearch = 'search';
export const logNotLoaded = 'The log could not be loaded.';
export const when = 'Time';
export const who = 'Who';
export const what = 'What';
export const onWhat = 'On what';
export const beforeAfter = 'Before, after';
export const reason = 'Reason';
export const timesOf = (zone: string) => `Times are those of ${zone}.`;
export const nepal = 'Nepal';
export const roomPass = (room: string) => `Room pass ${room}`;
export const byTheServer = 'by the server';
export const byCommand = (name: string) => `command “${name}” at the server`;
export const byVisitor = 'a visitor without an account';
export const goneAccount = 'an account that is deleted';
export const theExamination = 'Examination';
export const theRoom = (room: string) => withRoom('Room', room);
export const theCandidate = (symbolNumber: string) => `Candidate ${symbolNumber}`;
export const theApplication = (number: string) => `Application ${number}`;
export const theItem = (id: string) => `Item ${id}`;
/** The other things that an action can affect, by their kind in the log. */
export const subjects: Readonly<Record<string, string>> = {
  items: 'Question bank',
  figure: 'Figure',
  mail: 'Mail',
  database: 'Database',
  reports: 'Reports of questions',
  'send-link': 'Links by mail',
  register: 'Registration',
};
export const andMore = (count: string) => `and ${count} more`;
export const yes = 'yes';
export const no = 'no';
export const acts: Readonly<Record<string, string>> = {
  'examination-made': 'Made the examination',
  'examination-changed': 'Changed the pattern',
  'paper-changed': 'Changed the paper',
  'paper-read': 'Read the paper through',
  'paper-opened': 'Opened the paper with its key',
  exported: 'Took a file away',
  'examination-sealed': 'Sealed',
  'examination-unsealed': 'Unsealed',
  'state-changed': 'Changed the state',
  'candidates-imported': 'Imported candidates',
  'candidates-deleted': 'Deleted candidates’ data',
  'candidate-added': 'Added a candidate',
  'candidate-changed': 'Changed a candidate',
  'pin-made': 'Made a new PIN',
  'pins-shown-again': 'Looked at the PINs again',
  'pins-made': 'Made new PINs',
  'trial-begun': 'Tried as a candidate',
  'room-pass-made': 'Made a room pass',
  'room-signed-in': 'Opened the room board',
  'presence-confirmed': 'Confirmed presence',
  'face-judged': 'Judged a face by its photo',
  'device-released': 'Released a device',
  'minutes-given': 'Gave time',
  announced: 'Announced',
  'hand-in-taken-back': 'Took back a hand-in',
  'held-taken': 'Took held entries',
  'held-left': 'Left held entries',
  'outage-opened': 'Opened an outage',
  'outage-closed': 'Closed an outage',
  'objections-closed': 'Ended the time for objections',
  'consent-asked': 'Asked for a second yes',
  'consent-given': 'Agreed as second examiner',
  'key-decided': 'Decided the key',
  'tie-decided': 'Decided a tie',
  'notice-changed': 'Changed the notice',
  'notice-removed': 'Took the notice back',
  'document-seen': 'Looked at a document',
  'documents-deleted': 'Deleted documents of applications',
  'application-decided': 'Decided on an application',
  'application-undone': 'Took a decision back',
  'application-withdrawn': 'Application withdrawn',
  'application-deleted': 'Application deleted',
  'applications-accepted': 'Accepted many applications',
  'applications-undone': 'Took back the acceptance of many',
  'numbers-given': 'Gave symbol numbers',
  'room-shaped': 'Changed the seats of a room',
  'seats-given': 'Gave seats',
  'bank-list-brought': 'Brought a bank’s list',
  'fee-decided': 'Decided about a fee',
  'offers-begun': 'Began a round of offers',
  'offer-answered': 'Answered an offer of a seat',
  'offers-reminded': 'Reminded of offers without an answer',
  'voucher-asked': 'Asked an applicant about a voucher',
  'card-opened': 'Opened the admit card for the first time',
  'login-refused': 'Log-in refused',
  'login-held-up': 'Log-in held up',
  'limit-reached': 'Limit reached',
  'password-reset': 'Set a new password by a link',
  'password-changed': 'Changed the password',
  'sessions-ended': 'Ended sessions',
  'account-deleted': 'Deleted an account',
  'role-changed': 'Changed a role',
  'duties-changed': 'Changed duties',
  'second-factor-on': 'Set up a second factor',
  'second-factor-off': 'Took a second factor away',
  'second-factor-refused': 'Second factor refused',
  'recovery-codes-made': 'Made recovery codes',
  'recovery-code-used': 'Used a recovery code',
  'link-sent': 'Sent a link',
  'mail-sent-again': 'Sent a mail again',
  'staff-signed-in': 'Signed in to the staff area',
  'staff-signed-out': 'Signed out of the staff area',
  'item-added': 'Wrote an item',
  'item-changed': 'Changed an item',
  'item-reviewed': 'Agreed with an item',
  'item-disagreed-with': 'Disagreed with an item',
  'items-imported': 'Imported items',
  'college-changed': 'Changed the college',
  'logo-changed': 'Changed the logo',
  invited: 'Invited a person',
  'invitation-ended': 'Took an invitation back',
  'figure-added': 'Added a figure',
  'finding-dismissed': 'Settled a finding',
  'backup-asked': 'Asked for a backup',
  'backup-made': 'Made a backup',
  'backup-failed': 'Could not make a backup',
  'backup-checked': 'Checked a backup',
  'backup-downloaded': 'Downloaded a backup',
  'backup-restored': 'Restored a backup',
};
/** The changed fields and further details, by their names in the log. */
export const fields: Readonly<Record<string, string>> = {
  code: 'Code',
  title: 'Title',
  instructions: 'Instructions',
  pattern: 'Pattern',
  startsAt: 'Start',
  minutes: 'Minutes',
  timing: 'Timing',
  secondsEach: 'Seconds an item',
  sections: 'Sections',
  passMark: 'Pass mark',
  seats: 'Seats',
  duties: 'Duties',
  tieBreaks: 'Order of equal totals',
  objectionsUntil: 'Objections until',
  namesPublished: 'Names published',
  roomLimitMinutes: 'Minutes a room may give',
  givesTimeByRule: 'Time given by rule',
  shuffleItems: 'Items shuffled',
  shuffleOptions: 'Options shuffled',
  lateMinutes: 'Late answers, minutes',
  lateFullTime: 'Full time for who begins late',
  lateLimitMinutes: 'Latest beginning, minutes',
  handInAfterMinutes: 'Hand-in after, minutes',
  presenceNeeded: 'Presence confirmed',
  secondExaminer: 'Second examiner',
  reviewedOnly: 'Reviewed items only',
  ownOnly: 'Own items only',
  notInLast: 'Not used in the last examinations',
  coExaminers: 'Co-examiners',
  room: 'Room',
  seat: 'Seat',
  groups: 'Groups',
  extraMinutes: 'Extra minutes',
  dateOfBirth: 'Date of birth',
  previousScore: 'Previous score',
  phone: 'Phone',
  email: 'E-mail',
  gender: 'Gender',
  withdrawn: 'Withdrawn',
  withheld: 'Withheld',
  items: 'Items',
  drawn: 'Items drawn',
  from: 'Items to draw from',
  hash: 'Fingerprint',
  added: 'Added',
  updated: 'Updated',
  candidates: 'Candidates',
  text: 'Text',
  seconds: 'Seconds',
  objections: 'Objections',
  undecided: 'Undecided objections',
  version: 'Version',
  list: 'List',
  among: 'Among',
  admitted: 'Admitted',
  count: 'Number',
  subject: 'Subject',
  marks: 'Marks',
  penalty: 'Off, wrong',
  name: 'Name',
  open: 'Open',
  emptyToOpen: 'Empty seats to the open list',
  waiting: 'Waiting list',
  months: 'Months kept',
  role: 'Role',
  status: 'Status',
  texts: 'Texts changed',
  limit: 'Limit',
  unproven: 'E-mail not proven',
  kind: 'Kind',
  finding: 'Finding',
  source: 'File',
  file: 'File',
  trouble: 'Found',
  already: 'There already',
  sha256: 'Fingerprint',
  accountsFromHere: 'Accounts that failed from this address',
  sessions: 'Sessions',
  first: 'First item',
  last: 'Last item',
  madeAt: 'Made',
  device: 'Device',
  entries: 'Entries',
  lateEntries: 'Late entries',
  lateCandidates: 'Candidates with late entries',
  implausibleEntries: 'Entries with a time that can not be',
  implausibleCandidates: 'Candidates with such entries',
  topic: 'Topic',
  tags: 'Tags',
  language: 'Language',
  difficulty: 'Difficulty',
  right: 'Right option',
  opensAt: 'Applications open',
  closesAt: 'Applications close',
  lateUntil: 'Late applications until',
  correctionUntil: 'Corrections until',
  fee: 'Fee',
  lateFee: 'Late fee',
  feeWays: 'Ways of paying',
  voucherAccount: 'Account for vouchers',
  eligibility: 'Who may apply',
  greatestAge: 'Greatest age',
  score: 'Score given as',
  leastScore: 'Least score',
  asks: 'Fields asked',
  questions: 'Own questions',
  photo: 'Photo',
  documents: 'Documents',
  bring: 'What to bring',
  beThereMinutes: 'Minutes before the start',
  numbering: 'Numbering',
  cardsFrom: 'Admit cards from',
  resultBy: 'Result by',
  document: 'Document',
  drafts: 'Drafts',
  decision: 'Decision',
  refusedGroups: 'Groups not granted',
  reasons: 'Reasons',
  batch: 'Step',
  applications: 'Applications',
  firstNumber: 'First number',
  order: 'Order',
  seed: 'Seed',
  rooms: 'Rooms',
  rows: 'Rows',
  columns: 'Columns',
  struckOut: 'Struck out',
  pairs: 'Pairs of one school',
  unseated: 'Without a seat',
};
/** The names of a field's fixed values, by their names in the log. `change` has those of things without fields. */
export const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  change: {
    student: 'Student',
    staff: 'Staff',
    admin: 'Admin',
    reviewed: 'Reviewed',
    dismissed: 'Settled',
  },
  duties: { head: 'Head', examiner: 'Examiner', teacher: 'Teacher', clerk: 'Clerk', operator: 'Operator' },
  role: { student: 'Student', staff: 'Staff', admin: 'Admin' },
  status: { draft: 'Draft', reviewed: 'Reviewed', retired: 'Retired' },
  texts: { stem: 'Stem', options: 'Options', explanation: 'Explanation', figure: 'Figure' },
  language: { en: 'English', ne: 'Nepali' },
  timing: {
    whole: 'One clock for the paper',
    'whole-forward': 'One clock, no way back',
    each: 'Fixed time per item',
  },
  decision: { accept: 'Accepted', return: 'Returned', refuse: 'Refused' },
  order: { application: 'Order of application', name: 'By name', shuffled: 'Shuffled' },
  list: { open: 'Open' },
  sessions: { one: 'one', 'all others': 'all others' },
  trouble: {
    none: 'Whole',
    'disk-full': 'The disk is full',
    'no-program': 'PostgreSQL’s programs are not installed',
    damaged: 'Damaged',
    newer: 'Made by a newer version',
    'under-way': 'Another one was being made',
    'too-long': 'It took more than an hour',
    failed: 'An error, which the log of the server tells',
  },
  limit: {
    'login-device': 'Wrong passwords on a known device',
    'login-account-address': 'Wrong passwords at one account from one address',
    'login-account': 'Wrong passwords at one account',
    'second-factor-device': 'Wrong codes on a known device',
    'second-factor-device-day': 'Wrong codes on a known device in a day',
    'second-factor': 'Wrong codes',
    'second-factor-day': 'Wrong codes in a day',
    'change-password': 'Wrong present passwords',
    'register-account': 'Registrations with one e-mail',
    'link-device': 'Links asked for on a known device',
    'link-account-address': 'Links asked for from one address',
    'report-question': 'Reports of one question',
    'report-address': 'Reports from one address',
    'hall-candidate-address': 'Wrong PINs of one candidate from one address',
    'hall-candidate': 'Wrong PINs of one candidate',
    'hall-candidate-most': 'Wrong PINs of one candidate, refused',
    'hall-candidate-device': 'Wrong PINs on a known device, refused',
    'hall-unknown': 'Symbol numbers that no candidate has',
    'room-pass': 'Wrong room passes from one address',
  },
};
export const decisionOn = (item: number) => `Item ${item}`;
export const rightIs = (options: string) => `right: ${options}`;
export const toEverybody = 'cancelled, marks to everybody';
export const dropped = 'cancelled, no marks';
export const kept = 'stays as it is';

export const timeline = 'Timeline';
export const timelineOf = (symbolNumber: string) => `Timeline of ${symbolNumber}`;
export const timelineNote = 'Everything that is known of this attempt, in the order in which it happened.';
export const noTimeline = 'Nothing is known yet: the candidate has not signed in.';
export const noSuchCandidate = (symbolNumber: string) => `No candidate here has the symbol number ${symbolNumber}.`;
export const backToCandidates = 'Back to the candidates';
export const backToDay = 'To the day';
export const itemIs = (place: number) => `Item ${place}`;
export const device = 'Device';
export const received = 'Received';
export const late = 'after the end';
export const note = 'Note';
export const until = (time: string) => `to ${time}`;
export const lasting = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
export const minutesGiven = (minutes: number) => `${minutes} min given`;
export const heldFor: Readonly<Record<string, string>> = {
  'replaced-device': 'from a device that another one had taken over from',
  differs: 'differs from what the server has under this number',
  'too-late': 'came too late',
  'log-full': 'came when the log was full',
};
export const kinds = {
  'signed-in': 'Signed in',
  began: 'Began',
  choose: 'Chose',
  clear: 'Took the answer back',
  flag: 'Marked for later',
  unflag: 'Took the mark away',
  see: 'Looked at',
  'hand-in': 'Handed in',
  held: 'Held for you',
  dark: 'Device was off',
  'link-lost': 'No contact, device worked',
  'left-page': 'Left the page',
  minutes: 'Time given',
  act: 'Done by staff',
};
export const entryNumber = (number: string) => `entry ${number}`;
export const forLostTime = 'for time that was lost';
