// The pages that lead to a test: preparation landings and online examinations.
export const beReady = <T>(programme: T) => ['Be Ready for ', programme, ' Entrance Preparation'];
export const scholarships = <T>(meritBased: T) => [
  'Apply for scholarships through online exams, with ',
  meritBased,
  ' selection.',
];
export const meritBased = 'merit-based';
export const startNow = 'Start Now';
export const startTest = 'Start Test';
/** The specification spells it so. */
export const comingSoon = 'Comming Soon!';
export const onePaper = (questions: number) => `One paper, ${questions} questions`;
export const secondsEach = <T>(seconds: T) => [seconds, '\u00a0s a question'];
export const markForRight = <T>(one: T) => [one, ' mark for a right answer'];
export const noneForWrong = <T>(none: T) => [none, ' marks lost for a wrong answer'];
export const papersByYear = 'Papers by year';
export const inEachPattern = 'Practice papers in each year’s pattern, 100 questions each.';
export const yearQuestions = (year: number | string) => `${year} Entrance Questions`;
export const subjectWise = "Let's Practice Subject wise Questions !!";
export const moreByTopic = 'More subjects by topic';
export const countOfQuestions = <T>(count: T) => [count, ' questions'];
export const whichSubject = 'Which subject needs work?';
export const subjectsFailed = 'The subjects could not be loaded.';
export const noSubjects = 'There are no subjects here yet.';
export const examinationOf = (programme: string) => `Entrance Examination of ${programme}`;
export const sets = 'Sets';
export const questions = 'Questions';
export const secondsUnit = 's';
export const each = 'Each';
export const oneOfTheSets =
  'You get one of the sets at random. Fill in your answer and press Next; when time runs out, the next question appears automatically. This exam is not scored.';
export const startExam = 'Start Exam';
