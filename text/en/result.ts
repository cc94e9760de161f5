export const congratulations = 'Congratulations!';
/** The same word with one letter in each box of a form. */
export const boxes = 'C O N G R A T U L A T I O N S';
export const youGot = 'You got : ';
export const timeTaken = (time: string) => `Time taken: ${time}`;
export const adviceBySubject =
  'You got fewer than a third right this time. Practise one subject at a time, then try another test.';
export const adviceBelow =
  'You got fewer than a third right this time. Read the explanations below, then try another test.';
export const bySubject = 'Subject by subject';
export const byQuestion = 'Question by question';
export const jumpToSubject = 'Jump to a subject';
export const notRight = (questions: number) => `${questions} not right`;
export const rightOf = (right: number, total: number) => `${right} of ${total} right`;
export const right = (questions: number) => `${questions} right`;
export const correct = 'Correct';
export const incorrect = 'Incorrect';
export const noAnswer = 'No answer in time';
export const correctAnswer = 'Correct answer';
export const correctChoice = 'Correct answer, your choice';
export const yourChoice = 'Your choice';
export const another = 'Take another test';
export const backHome = 'Back to home';
export const yourProgress = 'Your progress';
export const none = 'No result yet';
export const noneYet = 'A score appears here when you have finished a test.';
export const toTest = 'Go to a test';
export const thankYou = 'Thank you';
export const endOfPaper = 'You have reached the end of the paper.';
export const goingHome = (seconds: number) => `Going home in ${seconds} s`;
export const homeNow = 'Go home now';
