// The practice record: progress, mistakes, review.
export const coming = 'Loading your record';
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
export const howManyNow = 'How many now';
export const allOfThem = (cards: number) => `All ${cards}`;
export const inTheRealPaper = 'If you sat the real paper today';
export const range = (low: number, high: number) => (low === high ? `${low}` : `${low}–${high}`);
export const of = (items: number) => `of ${items}`;
export const realPaper = 'Paper';
export const paperSize = (title: string, items: number, minutes: number) => `${title}, ${items} items, ${minutes} min`;
export const pass = (mark: number) => `Pass ${mark}`;
interface MarksRange {
  readonly low: number;
  readonly high: number;
}
export const thisWeek = 'this week';
export const rulerPass = (items: number, passMark: number) => `On a line from 0 to ${items}: pass mark ${passMark}`;
export const expectedIn = (week: string, { low, high }: MarksRange) => `expected ${range(low, high)} (${week})`;
export const mocksWere = (marks: readonly number[]) =>
  `${marks.length === 1 ? 'mock test' : 'mock tests'} ${marks.join(', ')}`;
export const bracketMeans = 'expected mark; it lies inside the bracket 8 times in 10';
export const mockMeans = 'a mock’s real mark';
export const sameInFigures = 'The same in figures';
const moved = (marks: number) => `${marks > 0 ? 'up' : 'down'} ${Math.abs(marks)}`;
export const sinceLastWeek = (marks: number) =>
  marks === 0 ? 'The same as last week' : `${marks > 0 ? 'Up' : 'Down'} ${Math.abs(marks)} since last week`;
export const andSince = (lastWeek: string, marks: number, weeks: number) =>
  `${lastWeek}, ${marks === 0 ? `the same as ${weeks} weeks ago` : `${moved(marks)} in ${weeks} weeks`}.`;
export const bracket = (answers: number) => `Judged by your last ${answers} answers.`;
export const firstEstimate = (enough: number, soFar: number) =>
  `Answer ${enough} questions to get your first estimate (${soFar} so far).`;
export const beginWithUnit = 'Begin with a unit quiz';
export const bySection = 'Expected marks by section';
export const section = 'Section';
export const items = 'Items';
export const expected = 'Expected';
export const rightSoFar = 'Right so far';
export const notPractised = 'none yet';
export const rightBySubject = 'Accuracy by subject';
export const lastTwenty = 'Last 20 answers in each; filled means right.';
export const trend = (points: number) => {
  if (points === 0) return 'The same as 4 weeks ago.';
  const size = Math.abs(points);
  return `${points > 0 ? 'Up' : 'Down'} ${size} ${size === 1 ? 'point' : 'points'} in 4 weeks.`;
};
export const mostMarks = 'What would win the most marks';
export const weakestTopics = 'Your weakest topics';
export const lastTenOfTopic = 'Your last ten answers of a topic; filled means right.';
export const marksToWin = (marks: number, all: number, win: number) => `${marks} of ${all} marks, about ${win} to win`;
export const practise = (topic: string) => `Practise ${topic}`;
export const questionsNotCome = 'The questions did not come. Check the connection and try again.';
export const practiseThis = 'Practise this';
export const practiseTopic = (topic: string) => `Practise this: ${topic}`;
export const pace = 'Pace';
export const paceNote = 'Seconds per question: median and middle half.';
export const secondSign = 's';
export const thePapers = (seconds: number) => `the paper’s ${seconds}\u00a0s`;
export const ruleIsThePapers = 'Line: exam pace.';
export const ofPlanned = (seconds: number) => `of ${seconds}`;
export const middleHalf = (low: number, high: number) => `, the middle half from ${low} to ${high} seconds`;
export const days = 'Days';
export const daysNote = (practised: number, all: number) =>
  `You practised on ${practised} of the last ${all} days. Take a day off if you need one; your reviews will wait.`;
export const daysCaption = 'Questions answered on each day, week by week';
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
export const allPapers = (count: number) => `All ${count}`;
export const papersSat = 'Papers sat';
export const lastSat = 'Last sat';
export const latest = 'Latest';
export const best = 'Best';
export const times = (count: number) => `${count} times`;
// Mistakes
export const lastWrong = (questions: number) =>
  questions === 1
    ? '1 question you got wrong or missed last time.'
    : `${questions} questions you got wrong or missed last time.`;
export const practiseThese = (questions: number) =>
  questions === 1 ? 'Practise this one' : `Practise ${questions} of these`;
export const withTime = 'Timed like the exam';
export const noMistakes = 'No mistakes to revisit.';
export const noMistakesYet =
  'Questions you get wrong or miss appear here until you get them right on two different days.';
export const topics = 'Subjects and topics';
export const allSubjects = 'All subjects';
export const allTopics = 'All topics';
export const otherTopics = 'Other';
export const toComeBackTo = (questions: number) => `${questions} to revisit, newest first.`;
export const yourAnswer = 'your answer';
export const right = 'right';
export const noAnswer = 'no answer';
export const timeRanOut = 'Time ran out here.';
export const answeredIn = (day: string, paperTitle: string, wrongTimes: number) =>
  `${day}, ${paperTitle}${wrongTimes > 1 ? `, wrong ${wrongTimes} times` : ''}`;
export const rightOnceSince = 'Right once since. Get it right on another day and it goes away';
export const leavesAfterTwo = 'Goes away once you get it right on two different days';
export const bookmarked = 'Bookmarked';
export const showOthers = (questions: number) => `Show the other ${questions}`;
export const notOnDevice =
  'This question is not on this device. Connect to the internet and practise its paper to get it.';
// Practice of mistakes, and reviews
export const yourTime = 'Your time';
export const secondsOf = (planned: number) => `s of ${planned}`;
export const cardOf = (place: number, all: number) => `${place} of ${all}`;
export const check = 'Check';
export const next = 'Next';
export const finish = 'Finish';
export const cardsLeft = (cards: number, planned: number) => {
  if (cards === 0) return 'This is the last one.';
  return `${cards} left, about ${Math.ceil((cards * planned) / 60)} min.`;
};
export const practiceDone = (rightOnes: number, all: number) => `${rightOnes} of ${all} right`;
export const backToMistakes = 'Back to mistakes';
export const again = 'Again';
export const hard = 'Hard';
export const good = 'Good';
export const easy = 'Easy';
export const ratedByItself = (rating: string, reason: string) => `Rated ${rating} automatically: ${reason}.`;
export const reasonWrong = 'you got it wrong';
export const reasonSlow = 'you got it right, slower than exam pace';
export const reasonInTime = 'you got it right at exam pace';
export const reasonFast = 'you took under a third of the time';
export const correctIt = 'Guessed? Choose Again.';
export const nextTime = (day: string) => `Next time: ${day}.`;
export const today = 'today';
export const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const todayHead = 'Today';
export const reviewLead = (cards: number) =>
  cards === 1 ? '1 question is due today.' : `${cards} questions are due today.`;
export const dueBySubject = 'In this review';
export const aboutMinutes = (minutes: number) =>
  `About ${minutes}\u00a0min at exam pace. Stop any time; the rest will wait.`;
export const beginReview = 'Begin';
export const noneDue = (day: string) => `Nothing is due today. Your next question is due on ${day}.`;
export const noCards = 'Nothing to review yet.';
export const noCardsYet = 'Questions you get wrong or bookmark come back here, each time after a longer gap.';
export const dueNotHere = (cards: number) =>
  cards === 1 ? '1 due question is not on this device.' : `${cards} due questions are not on this device.`;
export const reviewedToday = (cards: number) =>
  cards === 1 ? '1 question reviewed today.' : `${cards} questions reviewed today.`;
export const leeches = (cards: number, failures: number) =>
  cards === 1
    ? `You got 1 question wrong ${failures} times. It is set apart with its explanation.`
    : `You got ${cards} questions wrong ${failures} times. They are set apart with their explanations.`;
export const setApart = 'Set apart';
export const setApartNote = (failures: number) =>
  `You got these wrong ${failures} times. Read the explanations; another try would not help.`;
export const practisePapers = 'Practise a paper';
