// What candidates see once the key is published: their answers beside it, objections, and later rank and seat.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);

export const keyAndAnswers = 'Key and answers';
export const yourResult = 'Your result';
export const loadFailed = 'Your result could not be loaded.';
export const didNotSit = 'You did not sit this paper, so there is no result.';
export const ofFull = (full: string) => `of ${full}`;
export const keyVersion = (version: number) => `Key version ${version}`;

// Key decisions
export const isRight = (letter: string) => `${letter} is right.`;
export const areRight = (letters: readonly string[]) =>
  `${letters.slice(0, -1).join(', ')} and ${letters[letters.length - 1] ?? ''} are right.`;
export const cancelledToAll = 'Cancelled: marks for everybody who sat.';
export const cancelledDropped = 'Cancelled: out of the total for everybody.';
export const changedForYou = 'Changed for you.';
export const changed = (number: number, decided: string, before: string, after: string) =>
  `Item ${number}: ${decided} Your marks: ${before} → ${after}`;
export const keyChanged = 'What the key changed';
export const itemNumber = (number: number) => `Item ${number}`;

// The rows
export const noticeOf = (moment: string) => `Notice of ${moment}`;
export const objectionsUntil = (moment: string) => `Objections are open until ${moment}.`;
export const objectionsOpen = 'Objections are open until the key is final.';
export const objectionsOver = 'The time for objections is over.';
export const whichItems = 'Which items';
export const allItems = 'All';
export const notRight = 'Not right';
export const objections = 'Objections';
export const nothingHere = 'No item here.';
export const yours = 'yours';
export const right = 'right';
export const yoursWrong = 'yours, wrong';
export const rowAnswer = (chosen: string | null, rightOnes: string) =>
  `${chosen === null ? 'Not answered' : `Your answer ${chosen}`}, right ${rightOnes}.`;
// Beside a figure of marks, for those who hear it.
export const markWord = 'mark';
export const marksWord = 'marks';
export const yourAnswer = 'Your answer';
export const rightByKey = 'Right by the key';
export const yourAnswerRight = 'Your answer, right';
export const why = 'Why';
export const sheetOf = (rightOnes: number, wrong: number, unanswered: number) =>
  `Answer sheet: ${rightOnes} right, ${wrong} wrong, ${unanswered} not answered`;
export const answerSheet = 'Answer sheet';
export const countRight = (count: number) => `${count} right`;

// Objections
export const objectTo = (number: number) => `Object to the key of item ${number}`;
export const whichOption = 'Which option should be right?';
export const ifYouKnow = 'If you know.';
export const whyObject = 'Why?';
export const limits = (least: number, most: number) => `${numberIn('en', least)} to ${numberIn('en', most)} characters`;
export const tooShort = (least: number) => `Write at least ${least} characters.`;
export const send = 'Send the objection';
export const sendingObjection = 'Sending …';
export const ownObjection = 'Your objection';
export const named = (letter: string) => `You named ${letter}.`;
export const notDecided = 'Received. It is not decided yet.';
export const decision = (version: number) => `Decision, key version ${version}`;

// Rank and seat
export const yourRank = 'Your rank';
export const ofSat = (sat: number) => `of ${n(sat)}`;
export const hasSeat = 'You have a seat.';
export const openList = 'Open list';
export const seatOn = (list: string, position: number, seats: number) => `${list}, seat ${n(position)} of ${n(seats)}.`;
export const waits = 'You are on a waiting list.';
export const waitsOn = (list: string, position: number) => `${list}: place ${n(position)}.`;
export const noSeat = 'You have no seat.';
export const passed = 'You passed.';
export const notPassed = 'You are below the pass mark.';
export const withheld = 'Your result is withheld.';
export const withheldNote = 'You keep your marks and rank, and take no seat. Ask the college.';
export const marks = 'Marks';
export const counts = (rightOnes: number, wrong: number, unanswered: number) =>
  `${rightOnes} right, ${wrong} wrong, ${unanswered} not answered.`;
export const passMarkIs = (mark: string) => `The pass mark is ${mark}.`;

// Why another stands above
export const whyAnother = 'Why is another above me?';
export const theirNumber = 'Their symbol number';
export const show = 'Show';
export const inThisOrder = 'In this order';
export const you = 'You';
export const notTold = 'not told';
export const seeList = 'See the merit list';
export const printResult = 'Print';
