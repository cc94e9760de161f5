// The accounts and the system's state, for heads and operators; and everyone's own second factor.
import { sizeIn } from '#text/sizes.ts';

export const accounts = 'Accounts';
export const findAccounts = 'Find accounts';
export const search = 'Name or e-mail';
export const searchHint = 'Sita, or example.com';
export const duty = 'Duty';
export const allStaff = 'All staff';
export const any = 'Any';
export const student = 'Student';
export const dutyNames = {
  head: 'Head',
  examiner: 'Examiner',
  teacher: 'Teacher',
  clerk: 'Clerk',
  operator: 'Operator',
};
export const name = 'Name';
export const lastSeen = 'Last seen';
export const never = 'Not yet';
export const sessions = (count: number) =>
  count === 0 ? 'Signed out' : count === 1 ? 'Signed in once' : `Signed in ${count} times`;
export const proven = 'E-mail proven';
export const unproven = 'E-mail not proven';
export const withSecondFactor = 'Second factor';
export const loading = 'Loading …';
export const found = (count: number, shown: string) => (count === 1 ? '1 account.' : `${shown} accounts.`);
export const clear = 'Show all';
export const nobodyFound = 'No account is like that';
export const nobodyNote = 'Look for fewer letters, or for another duty.';
export const accountsNotLoaded = 'The accounts could not be loaded.';
export const manage = (who: string) => `Manage ${who}`;
export const manageShort = 'Manage';
export const close = 'Close';
export const isYou = 'This is you. Another head can delete your account.';
export const endSessions = 'End all sessions';
export const sendLink = 'Send a link to a new password';
export const dropSecondFactor = 'Take the second factor away …';
export const remove = 'Delete …';
export const dutiesOf = (who: string) => `Duties of ${who}`;
export const changeDuties = 'Give these duties …';
export const dutiesTitle = (who: string, to: string) => `${who}: ${to}`;
export const noDutyNote = 'They will see nothing of the staff area any more.';
export const dutyNotes = {
  head: 'A head gives duties, deletes accounts and sees every examination.',
  examiner: 'An examiner makes, seals, runs, marks and publishes own examinations.',
  teacher: 'A teacher writes and reviews questions.',
  clerk: 'A clerk works with candidates, rooms and admit cards, and sees no paper, key or answer.',
  operator: 'An operator sees the system, its backups and its mails.',
};
export const dutiesBelow = 'The sessions of the account end. It stands in the audit log.';
export const dutiesUnproven =
  'This e-mail is not yet proven: another person may have registered with it. Send a link first, or go on if you know the person.';
export const keepDuties = 'Keep the duties';
export const giveDuties = 'Give these duties';
export const removeTitle = (who: string) => `Delete the account of ${who}?`;
export const removeNote =
  'Its sessions, links and records go with it. Questions that they wrote stay, without their name.';
export const cannotBeUndone = 'This can’t be taken back.';
export const keepAccount = 'Keep the account';
export const removeNow = 'Delete the account';
export const dropTitle = (who: string) => `Take the second factor of ${who} away?`;
export const dropNote =
  'Do this for a person who has lost the telephone and the recovery codes, and only after you have seen that person.';
export const dropBelow = 'All sessions of the account end. Until a new one is set up the password alone signs in.';
export const keepIt = 'Keep it';
export const dropNow = 'Take it away';

export const system = 'System';
export const systemNotLoaded = 'The state of the system could not be loaded.';
export const version = 'Version';
export const versionIs = (program: string, node: string, since: string) =>
  `Tayari ${program} on Node ${node}, running since ${since}`;
export const database = 'Database';
export const databaseIs = (kind: string, milliseconds: string, migration: string) =>
  `${kind} takes a write in ${milliseconds} ms; last change ${migration}`;
export const databaseDown = 'The database takes no writes.';
export const disk = 'Disk';
export const diskIs = (free: number, size: number) => `${sizeIn('en', free)} of ${sizeIn('en', size)} free`;
export const diskUnknown = 'This system does not tell.';
export const diskLow =
  'The disk is nearly full. Make room before the next examination: answers can’t be saved on a full disk.';
export const backup = 'Last backup';
export const backupNone = 'None yet';
export const backupByHand = 'by hand only: BACKUP_DIR is not set';
export const backupEvery = (hours: number) => (hours === 1 ? 'every hour' : `every ${hours} hours`);
export const backupLate = 'No backup was made when one was due. Look into the log of the server.';
export const backups = 'Backups';
export const backupsNote =
  'A backup holds everything: accounts, questions, examinations, answers and pictures. The server keeps the last 14 that it makes by itself, and the last 14 that you ask for. Keep one on another machine too.';
export const backUpNow = 'Back up now';
export const backingUp = 'A backup is being made …';
export const checkingBackup = 'A backup is being read through …';
export const backupFailed = (when: string) => `The backup of ${when} could not be made.`;
export const backupTrouble: Readonly<Record<string, string>> = {
  'disk-full': 'The disk is full. Make room, then try again.',
  'no-program': 'PostgreSQL’s program pg_dump is not installed on this machine.',
  'too-long': 'It took more than an hour and was ended. Look whether the disk and the database answer.',
  failed: 'The log of the server says why.',
};
export const noBackups = 'The server keeps none yet.';
export const backupMade = 'Made';
export const backupSize = 'Size';
export const backupState = 'State';
export const backupActs = 'Check or download';
export const notChecked = 'Not checked yet';
export const isWhole = (when: string) => `Whole, checked ${when}`;
export const checkFound = {
  'disk-full': 'Not checked: the disk is full',
  'no-program': 'Not checked: PostgreSQL’s program pg_restore is not installed',
  damaged: 'Damaged: make another one',
  newer: 'Made by a newer version of Tayari',
  'too-long': 'Not checked: it took more than an hour',
  failed: 'Not checked: the log of the server says why',
} as const;
export const check = 'Check';
export const checkOf = (when: string) => `Check the backup of ${when}`;
export const download = 'Download …';
export const downloadOf = (when: string) => `Download the backup of ${when}`;
export const downloadTitle = (when: string) => `Download the backup of ${when}?`;
export const downloadNote =
  'The file holds everything that the college keeps, and it is not encrypted. Keep it where only you can read it.';
export const downloadNow = 'Download';
export const notNow = 'Not now';
export const downloadBegins = 'Your browser is saving the backup.';
export const mail = 'Mail';
export const mailIs = (to: string, waiting: string) => `${to}; waiting: ${waiting}`;
export const bySmtp = 'by the mail server';
export const esewa = 'eSewa';
export const esewaSet = 'set: notices can offer it';
export const esewaUnset = 'not offered, as ESEWA_MERCHANT_CODE is not set';
export const byOutbox = 'into files of the outbox, as SMTP_URL is not set';
export const online = 'Online';
export const onlineIs = (students: string, staffCount: string) =>
  `Students: ${students}, staff: ${staffCount} in the last ten minutes`;
export const failedMails = 'Mails that failed';
export const noFailedMails = 'No mail has failed.';
export const moreFailed = (count: string) => `The last ones of ${count}.`;
export const recipient = 'To';
export const what = 'Mail';
export const kinds: Readonly<Record<string, string>> = {
  'reset-link': 'Link to a new password',
  'password-changed': 'Password was changed',
  'consent-asked': 'A second examiner’s yes',
  'application-code': 'Number and code of an application',
  'application-returned': 'Application returned',
  'application-numbered': 'Symbol number',
  'application-card': 'Admit card is ready',
  'application-tomorrow': 'Examination is tomorrow',
  'application-key': 'Answer key is published',
  'application-offer': 'Offer of a seat',
  'application-offer-ends': 'Offer ends in a day',
  'application-offer-reminder': 'Offer not answered yet',
  'application-moved': 'Open seat in place of a reserved one',
  'application-voucher': 'Voucher not in the bank’s list',
  'sms-application-offer': 'SMS: offer of a seat',
  'sms-application-offer-ends': 'SMS: offer ends in a day',
  'sms-application-offer-reminder': 'SMS: offer not answered yet',
  'sms-application-moved': 'SMS: open seat in place of a reserved one',
  'sms-application-voucher': 'SMS: voucher not in the bank’s list',
  'application-result': 'Result is published',
  'sms-application-submitted': 'SMS: application arrived',
  'sms-application-returned': 'SMS: application returned',
  'sms-application-numbered': 'SMS: symbol number',
  'sms-application-card': 'SMS: admit card is ready',
  'sms-application-tomorrow': 'SMS: examination is tomorrow',
  'sms-application-key': 'SMS: answer key is published',
  'sms-application-result': 'SMS: result is published',
  invitation: 'Invitation',
};
export const tries = 'Tries';
export const reason = 'Reason';
export const willBeTried = 'is tried again';
export const givenUp = 'given up';
export const sendAgain = 'Send again';
export const sendAgainTo = (to: string) => `Send again to ${to}`;

export const secondFactor = 'Second factor';
export const secondFactorLead =
  'A code of an app on your telephone, besides your password, each time you sign in to the staff area. Then even someone who knows your password cannot get in.';
export const mustHave = 'This college asks everybody of the staff for a second factor. Set yours up to go on.';
export const isOff = 'You sign in by your password alone.';
export const isOn = (left: string) => `You sign in by password and code. Recovery codes left: ${left}.`;
export const yourPassword = 'Your password';
export const setUp = 'Set up';
export const scan = 'Scan this with an authenticator app (Aegis, Google Authenticator, 2FAS …).';
export const qr = 'QR code for the authenticator app';
export const orType = 'Or type this key into the app:';
export const code = 'Code of the app';
export const confirm = 'Confirm';
export const codesTitle = 'Your ten recovery codes';
export const codesLead =
  'Each signs you in once when the telephone is lost. Write them down or print them, and keep them apart from the telephone. They are shown this once only.';
export const print = 'Print';
export const copy = 'Copy';
export const copied = 'Copied.';
export const notCopied = 'They could not be copied. Mark and copy them yourself.';
export const haveThem = 'I have kept them';
export const newCodes = 'Make new recovery codes';
export const newCodesNote = 'The old ones are worth nothing from then on.';
export const turnOff = 'Turn it off';
export const turnOffNote = 'Then your password alone signs you in again.';
export const requiredHere = 'This college asks for it, so it can’t be turned off.';
export const notLoaded = 'Your second factor could not be loaded.';
