// The plan of a day, and the goal that it fits.
interface TopicFigures {
  readonly topic: string;
  readonly wrong: number;
  readonly answered: number;
  readonly marks: number | null;
  readonly items: number;
  /** How many topics would win more. */
  readonly better: number;
}
const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
export const dateOf = (weekday: string, bikram: string) => `${weekday}, ${bikram}`;
export const yourMinutes = (minutes: number) => `Your ${minutes} minutes`;
export const firstMinutes = (minutes: number) => `Your first ${minutes} minutes`;
export const rule = (parts: readonly number[]) => parts.map((part) => `${part} min`).join(', ');
export const minutes = (count: number) => `${count} min`;
// The goal
export const minutesOfDay = (count: number) => `${count} min a day`;
export const change = 'Change';
export const myExam = 'My exam';
export const goalLead = 'Two taps. Then Today knows your paper and your minutes.';
export const whichExam = 'Which exam?';
export const exams = {
  'tu-bsc-csit': 'B.Sc.CSIT entrance',
  'tu-bca': 'BCA entrance',
  'plus-two-science': '+2 Science entrance',
} as const;
export const noExam = 'Another one';
export const noExamNote = 'Minutes alone; your weakest topics come first.';
export const whichDay = 'On which day? It can stay empty.';
export const whichDays = 'How many days a week?';
export const howManyMinutes = 'How many minutes a day?';
export const savesIt = 'This saves it.';
export const ownMinutes = 'Own';
export const ownLabel = (least: number, most: number) => `Your minutes, ${least} to ${most}`;
export const save = 'Save';
export const saved = 'Saved.';
export const undo = 'Undo';
export const canChange = 'Change either, or leave this, at any time.';
// Parts
export const partReview = (count: number) => `Review ${questions(count)}`;
export const partTopic = (topic: string, count: number) => `${topic}, ${questions(count)}`;
export const partTimed = (subject: string, count: number) => `${subject} on the clock, ${questions(count)}`;
export const partSample = (count: number) => `${questions(count)} over all subjects`;
export const sayWhich = 'Say which exam, and when';
export const twoTaps = 'two taps';
export const sayWhichWhy = 'Then the plan fits your paper, your date and your minutes. You can leave this out.';
export const reviewsAll = (count: number) => `All ${count} that are due today.`;
export const reviewsSome = (count: number, rest: number) =>
  `You are likeliest to forget these ${count} first. The other ${rest} keep until tomorrow.`;
export const reviewsAfterBreak = (rest: number) =>
  `The ones you knew best before the break come first: they are quickest to bring back. ${rest} more come later.`;
export const reviewsOfEve =
  'Only what you have answered before. A topic begun today would bring almost nothing tomorrow.';
export const whyTopic = ({ topic, wrong, answered, marks, items, better }: TopicFigures) => {
  const known =
    answered === 0 ? `You have not practised ${topic} yet` : `You got ${wrong} of ${answered} in ${topic} wrong`;
  const more = better === 0 ? 'no topic would win you more' : 'only one topic would win you more';
  return marks === null ? `${known}: ${more}.` : `${known}, and ${topic} is ${marks} of ${items} marks: ${more}.`;
};
export const whyTimed = (seconds: number, allowed: number) =>
  seconds > allowed
    ? `You take ${seconds} s a question; the paper allows ${allowed} s.`
    : seconds === 0
      ? `The paper allows ${allowed} s a question.`
      : `The paper allows ${allowed} s a question; you take ${seconds} s.`;
export const whySample =
  'They show where to begin. Nothing is lost by a wrong answer, and each answer counts from the moment you see it.';
export const whySampleAgain = 'A break changes what you know. These bring your expected mark up to date.';
export const outcome = (right: number, count: number) => `${right} of ${count} right.`;
export const outcomeOfReview = (right: number, count: number) => {
  const others = count - right;
  if (others === 0) return `All ${count} right.`;
  return `${right} of ${count} right. ${others === 1 ? 'The other one comes' : `The ${others} others come`} back tomorrow.`;
};
export const isDone = 'done';
export const beginReview = 'Begin with the review';
export const beginWith = (name: string) => `Begin with ${name}`;
export const beginSample = (count: number) => `Answer ${questions(count)}`;
export const goOnWith = (name: string, place: number, count: number) => `Continue ${name} at ${place} of ${count}`;
export const expectedMark = (answers: number) =>
  `From ${answers} answers on, Progress shows what mark you could expect in the real paper.`;
// Beside the parts
export const weeksMock = (items: number) => `Or sit a whole mock: ${questions(items)}`;
export const whyMock = (last: string | null) =>
  `Once a week a whole paper shows where you stand. It takes the place of that day’s plan.${last === null ? '' : ` Your last one was on ${last}.`}`;
export const mockIsSat = 'You sat a mock today. That is a day’s work; the parts below can wait.';
export const seeScreen = 'See the paper’s screen once';
export const whySeeScreen = 'Sample questions on the real screen: palette, flag, hand in.';
export const theReview = 'the review';
export const theSample = 'the questions';
export const noReviews = (count: number, day: string) => `No reviews are due. The next ${count} come on ${day}.`;
export const noReviewsTomorrow = (count: number) => `No reviews are due. The next ${count} come tomorrow.`;
export const spreadOver = (due: number, since: string, days: number, ofDay: number) =>
  `${due} reviews came due since ${since}. They are spread over the next ${days} days; none is lost, and your minutes stay ${ofDay}.`;
export const inPlaceOf = (topic: string) => `In place of ${topic}, whose questions are not on this device.`;
export const allHere = (count: number) => (count === 1 ? 'It is on this device.' : `All ${count} are on this device.`);
export const nothingHere =
  'Nothing for today is on this device. The plan comes back with the next connection; nothing is lost.';
export const noConnection = 'No connection';
export const offline = 'No connection: today’s plan is on this device';
export const unsentPapers = (papers: number) => (papers === 0 ? '' : `${papers} not sent yet`);
export const notHere = 'These questions are not on this device. They come with the next connection.';
export const backToToday = 'Back to Today';
// The week
export const thisWeek = 'This week';
export const weekOf = (practisedDays: number, goal: number) =>
  `${practisedDays} of ${goal} days so far. You set ${goal}; any ${goal} will do.`;
export const weekAfterBreak = (practisedDays: number, goal: number) =>
  `${practisedDays} of ${goal} days so far. You set ${goal}; change it if you like.`;
export const weekSoFar = (practisedDays: number) =>
  practisedDays === 1 ? '1 day so far.' : `${practisedDays} days so far.`;
export const shortDay = (weekday: string) => weekday.slice(0, 3);
export const dayAnswers = (answered: number) => (answered === 0 ? 'none' : questions(answered));
export const toCome = 'to come';
// The day before the paper
export const takeWithYou = 'To take with you';
export const take = [
  'Admit card, with your symbol number',
  'Citizenship card, passport or school identity card',
  'Two black or blue pens',
] as const;
