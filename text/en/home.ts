export const lead = 'Timed entrance tests, year papers and unit quizzes, answered the way the exam is.';
export const whichLevel = 'What are you studying?';
export const levelsFailed = 'The levels could not be loaded.';
export const whichEntrance = 'Which entrance are you preparing for?';
export const papersAndTopics = 'Papers for 2074 to 2079, and topics';
export const subjectsAndUnits = 'Subjects and practice units';
export const categoryTest = (seconds: number) => `100-question category test, ${seconds}\u00a0s each`;
export const sitExamination = 'Sit an online examination';
export const oneAtATime = (seconds: number) =>
  `One question at a time, ${seconds} seconds each. Fill in your answer, then press Next.`;
export const questions = 'Questions';
export const sets = 'Sets';
export const minutes = 'Minutes';
export const whichSubject = 'Which subject needs work?';
export const subjectsFailed = 'The subjects could not be loaded.';
export const underWay = 'Paper under way';
export const inTheMiddle = 'You are in the middle of';
