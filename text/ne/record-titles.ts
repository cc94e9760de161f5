// The pages of the record, by their titles and their tabs.
export const progress = 'प्रगति';
export const mistakes = 'गल्ती';
export const review = 'दोहोर्‍याइ';
