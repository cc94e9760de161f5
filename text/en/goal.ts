// The one question about the student's exam, on the home page and on Progress.
export const whichExamOnce = 'Which exam, and when? Two taps, and each day has a plan.';
export const say = 'Say it';
export const notNow = 'Not now';
export const todaysMinutes = (minutes: number) => `Today’s ${minutes} minutes`;
// The plan of today, on the home page
export const begin = 'Begin';
export const paperTomorrow = 'The paper is tomorrow';
export const paperToday = 'The paper is today';
export const onPaperDay = 'Today has no practice. Good luck!';
export const daysLeft = (days: number) => (days === 1 ? 'day left' : 'days left');
export const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
export const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);
export const onTheClock = (count: number) => `${count} on the clock`;
export const nothingLeft = (isDone: boolean) =>
  isDone ? 'The plan of today is done.' : 'Nothing is planned for today.';
export const continueAt = (paper: string, place: number) => `Continue ${paper} at ${place}`;
