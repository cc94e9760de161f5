// "Bookmark, note": the student's own bookmark or note on a question.
export const title = 'Bookmark and note';
export const bookmark = 'Bookmark';
export const marked = 'Bookmarked: it comes up in your reviews';
export const note = 'Your note';
export const onlyYou = 'Only you see it.';
export const keep = 'Save';
export const kept = 'Saved.';
