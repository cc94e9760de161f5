// The pages of the record, by their titles and their tabs.
export const progress = 'Progress';
export const mistakes = 'Mistakes';
export const review = 'Review';
