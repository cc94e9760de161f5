// The one question about the student's exam, on the home page and on Progress.
export const whichExamOnce = 'Which exam, and when? Two taps, and each day has a plan.';
export const say = 'Say it';
export const notNow = 'Not now';
export const todaysMinutes = (minutes: number) => `Today’s ${minutes} minutes`;
