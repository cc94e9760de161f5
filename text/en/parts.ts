// Small texts of many pages.
export const noQuestionsYet = 'No questions yet';
export const questions = ' questions';
export const playFilm = 'Play the background video';
export const pauseFilm = 'Pause the background video';
export const unreadable = 'The server gave no readable answer. Try again in a minute.';
export const goOn = 'Continue';
