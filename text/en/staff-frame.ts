// The texts around every screen of the staff area, and its sign-in.
export const staff = 'Staff';
export const skip = 'Skip to content';
export const menu = 'Menu';
export const tayariStaff = 'Tayari, start of the staff area';
export const signInTitle = 'Staff sign-in';
export const signInLead =
  'For those who write questions and hold examinations. Enter your password again, even if you are already logged in.';
export const email = 'E-mail';
export const password = 'Password';
export const writeEmail = 'Write your e-mail address.';
export const writePassword = 'Write your password.';
export const signingIn = 'Signing in …';
export const tryAgainIn = (minutes: number) =>
  minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`;
export const signOut = 'Sign out';
export const signOutTitle = 'Sign out?';
export const draftsNotSaved = (count: number) =>
  count === 1
    ? 'One question is written on this device and not saved.'
    : `${count} questions are written on this device and not saved.`;
export const draftsAreLost = 'Signing out removes what is not saved from this device.';
export const staySignedIn = 'Stay signed in';
export const signedInAs = (name: string) => `Signed in as ${name}.`;
export const staffHome = 'Staff area';
export const questionBank = 'Question bank';
export const items = 'Items';
export const importTitle = 'Import';
export const importNote = 'Bring questions from Moodle, a table, a document or pasted text.';
export const doctor = 'Bank doctor';
export const reviewNote = 'Answer what others have written, without seeing the key.';
export const doctorNote = 'What looks wrong in the bank, and what students report.';
export const itemsNote = 'Find, write, review and retire questions.';
export const examinations = 'Examinations';
export const newExamination = 'New examination';
export const examination = 'Examination';
export const newExaminationNote = 'From a ready pattern, or from nothing.';
export const allExaminations = 'All examinations';
export const examinationsNote = 'Make an examination, seal its paper, run its day, publish its results.';
export const waitForReview = (count: number, said: string) =>
  count === 1 ? '1 item waits for a review.' : `${said} items wait for a review.`;
export const findingsWait = (count: number, said: string) =>
  count === 1 ? '1 finding waits for you.' : `${said} findings wait for you.`;
export const isOnNow = (title: string) => `On now: ${title}.`;
export const isNext = (title: string, start: string) => `Next: ${title}, ${start}.`;
export const notFound = 'Not found';
export const nothingHere = 'The staff area has no screen at this address.';
export const toStaffHome = 'To the start';
export const notLoaded = 'The staff area could not be loaded.';
export const screenFailed = 'This screen could not be shown. What you wrote is kept on this device.';
export const reload = 'Reload';
export const tryAgain = 'Try again';
export const tryingAgain = 'Trying again …';
export const pages = 'Pages';
export const page = 'Page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const rowsOf = (first: string, last: string, total: string) => `${first}–${last} of ${total}`;
export const ofPages = (count: string) => `of ${count}`;
export const signIn = 'Sign in';
export const newItem = 'New item';
export const item = 'Item';
export const review = 'Review';
export const college = 'College';
export const accounts = 'Accounts';
export const collegeNote = 'Name, address, logo, who signs.';
export const membersNote = 'Invite people, give duties, end sessions.';
export const audit = 'Audit log';
export const auditNote = 'Who did what: accounts, bank, examinations.';
export const system = 'System';
export const systemNote = 'Database, disk, backups, mail.';
export const yourAccount = 'Your account';
export const secondFactor = 'Second factor';
export const secondFactorNote = 'A code of your telephone besides the password.';
export const code = 'Code';
export const codeHint = 'Of your authenticator app, or a recovery code.';
export const allKeys = 'all keys';
export const keysTitle = 'Keys of this screen';
export const singleKeys = 'Keys of a single letter or sign act';
export const singleKeysNote = 'Switch them off if you speak to the computer, or press keys by mistake.';
export const closeKeys = 'Close';
