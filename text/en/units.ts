// The units of a subject, and the quiz of a unit.
export const noUnits = 'There are no units here yet.';
export const noSubjects = 'There are no subjects here yet.';
export const unitIsPractice = (seconds: number) =>
  `Each unit is practice with ${seconds}\u00a0seconds a question. Press Next to see the answer.`;
export const unitIsQuiz = (seconds: number) => `Each unit is a short quiz with ${seconds}\u00a0seconds a question.`;
export const chooseSubject = 'Choose a subject, then Chapter Quiz or Model Test. Each unit is a short timed quiz.';
export const noPart = (part: string, subject: string) => `No part “${part}” in ${subject}`;
export const partsListed = (level: string) => `The parts of each subject are listed under ${level}.`;
export const goTo = (place: string) => `Go to ${place}`;
export const noSubject = (subject: string) => `No subject “${subject}”`;
export const levelsListSubjects = 'The levels on the home page list their subjects.';
export const noLevel = (level: string) => `No level “${level}”`;
export const levelsListed = 'The levels are listed on the home page.';
export const noUnit = (unit: string, subject: string) => `No unit “${unit}” in ${subject}`;
export const unitsListed = (category: string) => `The units are listed under ${category}.`;
export const seeUnits = 'See the units';
export const unit = (name: string) => `Unit: ${name}`;
export const questions = 'Questions';
export const secondsUnit = 's';
export const timeEach = 'Time a question';
export const unansweredIsNone =
  'Press Next to see the answer; the next question follows. Unanswered questions score nothing.';
export const startQuiz = 'Start Quiz';
export const timeLeft = 'Time Left';
export const noQuestions = 'No questions available!';
export const completed = 'Quiz Completed!';
export const yourScore = 'Your score: ';
export const outOf = 'out of';
export const questionWas = (number: number, outcome: string) => `Question ${number}: ${outcome}`;
export const playAgain = 'Play Again';
