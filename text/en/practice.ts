// A practice of one's own: the choice of its questions, and the set under way.
export const lead = 'Choose the questions. They count and are kept like every paper.';
export const topics = 'Topics';
export const chosenTopics = (count: number) => `${count} chosen`;
export const allOf = (subject: string) => `All of ${subject}`;
export const subject = 'Subject';
export const rightOf = (right: number, answered: number) => `${right} of ${answered} right`;
export const difficulty = 'Difficulty';
export const oneOrMore = 'one or more';
export const difficulties = { easy: 'Easy', middle: 'Middle', hard: 'Hard' } as const;
export const whichOfThem = 'Which of them';
export const kinds = { all: 'All', new: 'New only', wrong: 'Once wrong' } as const;
export const howMany = 'How many';
export const own = 'Own';
export const ownNumber = (least: number, most: number) => `Your number, ${least} to ${most}`;
export const clockAndLanguage = 'Clock and language';
export const timed = 'Timed like the exam';
export const secondsEach = (seconds: number) => `${seconds}\u00a0s a question`;
export const onlyNepali = 'Only questions in Nepali';
export const yourSet = 'Your questions';
export const fit = (questions: number) => (questions === 1 ? 'question fits.' : 'questions fit.');
export const size = (questions: number, minutes: number) => `${questions} of them, about ${minutes} min`;
interface SetSum {
  readonly fresh: number;
  readonly onceWrong: number;
  readonly known: number;
}
/** What is asked, in its order. */
export const order = ({ fresh, onceWrong, known }: SetSum) =>
  `${[
    fresh > 0 && `${fresh} you have never seen`,
    onceWrong > 0 && `${onceWrong} once wrong`,
    known > 0 && `${known} you had right`,
  ]
    .filter(Boolean)
    .join(', then ')}.`;
export const start = (questions: number) => `Start ${questions}`;
export const noneSince = (choice: string) => `No question fits since you chose “${choice}”.`;
export const noneFits = 'No question fits this choice.';
export const without = (choice: string) => `without ${choice}`;
export const practiseMore = 'Practise more';
export const seeAnswers = 'See the answers';
export const noSuchSet = 'This practice is not on this device';
export const noSuchSetDetail = 'It began on another device, or its record was deleted.';
