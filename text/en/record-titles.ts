// The titles, tabs and navigation entries of the record's pages.
export const yourRecord = 'Your record';
export const today = 'Today';
export const practice = 'Practice';
export const ownPractice = 'Practice of your own';
export const progress = 'Progress';
export const mistakes = 'Mistakes';
export const review = 'Review';
export const mocks = 'Mocks';
export const history = 'History';
/** For the tabs. */
export const mocksTab = 'Mocks';
export const historyTab = 'History';
