// The questions about a device's record at log-in and log-out, and the text about it on the home page.
export const yours = 'Is this practice yours?';
export const leftHere = (papers: number) =>
  `${papers === 0 ? 'Questions were bookmarked' : papers === 1 ? '1 paper was practised' : `${papers} papers were practised`} on this device while you were logged out.`;
export const takenOrApart =
  'If it is yours, we add it to your account. If it is someone else’s, your account never shows it.';
export const addIt = 'Add it to my account';
export const notMine = 'It is not mine';
export const added = 'Added to your account.';
export const notSentYet = 'Log out before everything is sent?';
export const stillHere = (papers: number) =>
  `${papers === 0 ? 'Some reviews or bookmarks are' : papers === 1 ? '1 paper is' : `${papers} papers are`} only on this device: your account could not be reached.`;
export const lostAtLogOut = 'Logging out clears this device. Anything not sent will be lost.';
export const stay = 'Stay logged in';
export const logOutNow = 'Log out anyway';
export const dueToday = (cards: number) =>
  cards === 0 ? 'No review is due today.' : cards === 1 ? '1 review is due today.' : `${cards} reviews are due today.`;
export const lastPaper = 'Last paper:';
export const marks = (right: number, total: number) => `${right} of ${total}`;
