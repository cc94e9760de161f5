// "Bookmark, note": the student's own bookmark or note on a question.
export const title = 'बुकमार्क र टिपोट';
export const bookmark = 'बुकमार्क';
export const marked = 'बुकमार्क गरिएको: दोहोर्‍याइमा आउँछ';
export const note = 'तपाईंको टिपोट';
export const onlyYou = 'यो तपाईंले मात्र देख्नुहुन्छ।';
export const keep = 'सुरक्षित गर्नुहोस्';
export const kept = 'सुरक्षित भयो।';
