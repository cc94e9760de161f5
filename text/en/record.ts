// What practice leaves behind: progress, mistakes, review.
export const coming = 'Your record is being read';
export const notSent = (papers: number) =>
  papers === 1 ? 'Not sent yet: 1 paper.' : `Not sent yet: ${papers} papers.`;
export const paper = 'Paper';
export const mistakesPractised = 'Mistakes practised';
export const papers = {
  'tu-bsc-csit': 'TU B.Sc.CSIT',
  'tu-bca': 'TU BCA',
  'plus-two-science': '+2 Science',
} as const;
// Progress
export const answeredSince = (answers: number, day: string) =>
  answers === 1 ? `1 question answered, on ${day}.` : `${answers} questions answered since ${day}.`;
export const reviewToday = (cards: number) => `Review ${cards} today`;
export const inTheRealPaper = 'In the real paper, today';
export const range = (low: number, high: number) => (low === high ? `${low}` : `${low}–${high}`);
export const of = (items: number) => `of ${items}`;
export const realPaper = 'Paper';
export const paperSize = (title: string, items: number, minutes: number) => `${title}, ${items} items, ${minutes} min`;
export const pass = (mark: number) => `Pass ${mark}`;
interface Expected {
  readonly low: number;
  readonly high: number;
}
export const rulerSays = (items: number, passMark: number, expected: Expected | null, mocks: readonly number[]) =>
  [
    `On a line from 0 to ${items}: pass mark ${passMark}`,
    expected && `expected ${range(expected.low, expected.high)}`,
    mocks.length > 0 && `last ${mocks.length} mock tests ${mocks.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
export const bracket = (answers: number, mocks: number) =>
  `The bracket: 8 times in 10 the mark would fall in it, from your last ${answers} answers.` +
  (mocks > 0 ? ` The bubbles: your last ${mocks} mock tests, the newest darkened.` : '');
export const firstEstimate = (enough: number, soFar: number) =>
  `Answer ${enough} questions for a first estimate: ${soFar} so far.`;
export const beginWithUnit = 'Begin with a unit quiz';
export const bySection = 'Expected marks by section';
export const section = 'Section';
export const items = 'Items';
export const expected = 'Expected';
export const rightSoFar = 'Right so far';
export const notPractised = 'none yet';
export const rightBySubject = 'Right, by subject';
export const lastTwenty = 'The last 20 answers of each: darkened is right.';
export const trend = (points: number) => {
  if (points === 0) return 'As it was 4 weeks ago.';
  const size = Math.abs(points);
  return `${points > 0 ? 'Up' : 'Down'} ${size} ${size === 1 ? 'point' : 'points'} in 4 weeks.`;
};
interface Topic {
  readonly topic: string;
  readonly right: number;
  readonly answered: number;
}
export const weakest = ({ topic, right, answered }: Topic) => `Weakest: ${topic}, ${right} of ${answered}.`;
export const pace = 'Pace';
export const paceNote = 'Seconds a question: the middle one, and the middle half.';
export const secondSign = 's';
export const thePapers = (seconds: number) => `the paper’s ${seconds}\u00a0s`;
export const ruleIsThePapers = 'The rule: the paper’s pace.';
export const ofPlanned = (seconds: number) => `of ${seconds}`;
export const middleHalf = (low: number, high: number) => `, the middle half from ${low} to ${high} seconds`;
export const days = 'Days';
export const daysNote = (practised: number, all: number) =>
  `You practised on ${practised} of the last ${all}. Reviews wait; a day off costs nothing.`;
export const daysCaption = 'Questions answered on each day of the last five weeks';
export const shortWeekday = (weekday: string) => weekday.slice(0, 3);
export const some = 'some';
export const fullDay = (questions: number) => `${questions} and more`;
export const none = 'none';
export const inFigures = 'In figures';
export const subject = 'Subject';
export const byTopic = (topics: number) => `By topic (${topics})`;
export const rightOf = 'Right';
export const ofTheLast = (count: number) => `Last ${count}`;
export const inFourWeeks = '4 weeks';
export const secondsAQuestion = 'Seconds';
export const papersSeconds = 'The paper’s';
export const recentPapers = 'Recent papers';
export const allPapers = (count: number) => `All ${count}`;
export const date = 'Date';
export const marks = 'Marks';
export const time = 'Time';
export const papersSat = 'Papers sat';
export const lastSat = 'Last sat';
export const latest = 'Latest';
export const best = 'Best';
export const times = (count: number) => `${count} times`;
// Mistakes
export const lastWrong = (questions: number) =>
  questions === 1 ? '1 question you last had wrong or missed.' : `${questions} questions you last had wrong or missed.`;
export const practiseThese = (questions: number) =>
  questions === 1 ? 'Practise this one' : `Practise ${questions} of these`;
export const withTime = 'With the exam’s time';
export const noMistakes = 'Nothing to come back to.';
export const noMistakesYet =
  'A question that you answer wrong or miss comes here, and leaves after two right answers on different days.';
export const topics = 'Subjects and topics';
export const allSubjects = 'All subjects';
export const allTopics = 'All topics';
export const otherTopics = 'Other';
export const toComeBackTo = (questions: number) => `${questions} to come back to, newest first.`;
export const yourAnswer = 'your answer';
export const right = 'right';
export const noAnswer = 'no answer';
export const timeRanOut = 'Time ran out here.';
export const answeredIn = (day: string, paperTitle: string, wrongTimes: number) =>
  `${day}, ${paperTitle}${wrongTimes > 1 ? `, wrong ${wrongTimes} times` : ''}`;
export const rightOnceSince = 'right once since: once more on another day and it leaves';
export const leavesAfterTwo = 'leaves after two right answers on different days';
export const bookmarked = 'Bookmarked';
export const showOthers = (questions: number) => `Show the other ${questions}`;
export const notOnDevice =
  'This question is not on this device. With a connection it is fetched when you practise its paper.';
// Practice of mistakes, and reviews
export const yourTime = 'Your time';
export const secondsOf = (planned: number) => `s of ${planned}`;
export const cardOf = (place: number, all: number) => `${place} of ${all}`;
export const check = 'Check';
export const next = 'Next';
export const finish = 'Finish';
export const cardsLeft = (cards: number, planned: number) => {
  if (cards === 0) return 'This is the last one.';
  return `${cards === 1 ? '1 is' : `${cards} are`} left, about ${Math.ceil((cards * planned) / 60)} min.`;
};
export const practiceDone = (rightOnes: number, all: number) => `${rightOnes} of ${all} right`;
export const backToMistakes = 'Back to mistakes';
export const again = 'Again';
export const hard = 'Hard';
export const good = 'Good';
export const easy = 'Easy';
export const ratedByItself = (rating: string, reason: string) => `Rated ${rating} by itself: ${reason}.`;
export const reasonWrong = 'not right';
export const reasonSlow = 'right, slower than the paper’s pace';
export const reasonInTime = 'right, within the paper’s pace';
export const reasonFast = 'right in a third of the paper’s time';
export const correctIt = 'It was a guess? Choose Again.';
export const nextTime = (day: string) => `Next time: ${day}.`;
export const today = 'today';
export const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const todayHead = 'Today';
export const reviewLead = (cards: number) =>
  cards === 1 ? '1 question is due today.' : `${cards} questions are due today.`;
export const dueBySubject = 'Due, by subject';
export const aboutMinutes = (minutes: number) =>
  `About ${minutes}\u00a0min at the papers’ pace. Stop whenever you like: what is left waits.`;
export const beginReview = 'Begin';
export const noneDue = (day: string) => `Nothing is due today. The next question comes on ${day}.`;
export const noCards = 'Nothing to review yet.';
export const noCardsYet =
  'Questions that you answer wrong, and those you bookmark, come here: again and again, each time later.';
export const dueNotHere = (cards: number) =>
  cards === 1
    ? '1 question that is due is not on this device.'
    : `${cards} questions that are due are not on this device.`;
export const reviewedToday = (cards: number) =>
  cards === 1 ? '1 question reviewed today.' : `${cards} questions reviewed today.`;
export const leeches = (cards: number) =>
  cards === 1
    ? '1 question was failed 8 times. It is set apart with its explanation.'
    : `${cards} questions were failed 8 times. They are set apart with their explanations.`;
export const setApart = 'Set apart';
export const setApartNote = 'Failed eight times. Read the explanation; asking once more teaches nothing.';
export const practisePapers = 'Practise a paper';
