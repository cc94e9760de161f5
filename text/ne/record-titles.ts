// The pages of the record, by their titles, their tabs and the entries of the navigation.
export const yourRecord = 'तपाईंको अभिलेख';
export const progress = 'प्रगति';
export const mistakes = 'गल्ती';
export const review = 'दोहोर्‍याइ';
export const mocks = 'अभ्यास परीक्षा';
export const history = 'विगतका प्रयास';
/** In the tabs. */
export const mocksTab = 'परीक्षा';
export const historyTab = 'विगत';
