// The titles, tabs and navigation entries of the record's pages.
export const yourRecord = 'तपाईंको अभिलेख';
export const today = 'आज';
export const practice = 'अभ्यास';
export const ownPractice = 'आफ्नै अभ्यास';
export const progress = 'प्रगति';
export const mistakes = 'गल्ती';
export const review = 'दोहोर्‍याइ';
export const mocks = 'अभ्यास परीक्षा';
export const history = 'विगतका प्रयास';
/** For the tabs. */
export const mocksTab = 'परीक्षा';
export const historyTab = 'विगत';
