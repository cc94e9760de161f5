// What stands around every screen of the staff area, and the sign-in to it.
export const staff = 'Staff';
export const skip = 'Skip to content';
export const menu = 'Menu';
export const tayariStaff = 'Tayari, start of the staff area';
export const signInTitle = 'Staff sign-in';
export const signInLead =
  'For those who write questions and hold examinations. Your password again, also if you are logged in.';
export const email = 'E-mail';
export const password = 'Password';
export const writeEmail = 'Write your e-mail address.';
export const writePassword = 'Write your password.';
export const signingIn = 'Signing in …';
export const tryAgainIn = (minutes: number) =>
  minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`;
export const signOut = 'Sign out';
export const signedInAs = (name: string) => `Signed in as ${name}.`;
export const staffHome = 'Staff area';
export const questionBank = 'Question bank';
export const items = 'Items';
export const itemsNote = 'Find, write, review and retire questions.';
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
