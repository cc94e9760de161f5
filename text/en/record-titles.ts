// The pages of the record, by their titles, their tabs and the entries of the navigation.
export const yourRecord = 'Your record';
export const progress = 'Progress';
export const mistakes = 'Mistakes';
export const review = 'Review';
export const mocks = 'Mocks';
export const history = 'History';
/** In the tabs. */
export const mocksTab = 'Mocks';
export const historyTab = 'History';
