// The candidate's way through an examination: from the code to the receipt.
import { withRoom } from '#text/room-name.ts';
export const hall = 'Examination hall';
export const receiptTitle = 'Receipt';
export const opening = 'Opening …';
export const languageLater = 'No connection: the language can be changed when it is back.';

// The code
/** The heading of the page that asks for a code, by the code's purpose. */
export const whichOf = {
  examination: 'Which examination?',
  results: 'Results of which examination?',
  room: 'Room board of which examination?',
} as const;
export const code = 'Code';
export const roomCodeHint = 'It is on the invigilator’s sheet.';
export const codeHint = 'It is on your admit card and on the notice of the examination.';
export const goOn = 'Continue';
export const unknownCode = 'There is no examination with this code. Look at your admit card again.';
export const tryPractice = 'Try the practice hall';
export const practiceHint = 'Ten questions on the very same screens. Nothing counts, and nothing is sent.';

// Sign-in
export const symbolNumber = 'Symbol number';
export const readCard = 'Read the QR code of the card';
export const pin = 'PIN';
export const show = 'Show';
export const hide = 'Hide';
export const onCard = 'Both are on your admit card.';
export const onCardHeading = 'Both are on your admit card';
export const admitCard = 'Admit card';
export const cardName = 'Sita Gurung';
export const noCard = 'No card? The invigilator has the list and can make a new PIN.';
export const signIn = 'Sign in';
export const signingIn = 'Signing in …';
export const signInWaits =
  'The hall is busy. Stay on this page: in a few seconds it tries again by itself. You need not press again.';
export const wrong = 'The symbol number or the PIN is wrong. Look at your admit card again.';
export const bothNeeded = 'Write both numbers.';
export const tooMany =
  'Too many tries with this number. Wait a quarter of an hour, or ask the invigilator for a new PIN.';
export const tooEarly = (time: string) => `You can sign in from ${time}.`;
export const otherDevice = (time: string) =>
  `This paper is open on another device, which was heard of at ${time}. Ask the invigilator to release it, or wait a minute.`;
export const noConnection = 'No connection. Check your internet and try again.';
export const busy = 'The hall is busy. Try again in a few seconds.';
export const signInAgain = 'Sign in again to go on. Your answers are kept on this device.';
export const practiceNumbers = 'To try it, both numbers are filled in.';

// Device check
export const deviceCheck = 'Device check';
export const allFine = (count: number) => `All ${count} checks passed.`;
export const someToDo = (fine: number, count: number, todo: number) =>
  `${fine} of ${count} checks passed. ${todo} ${todo === 1 ? 'is' : 'are'} for you to do.`;
export const ok = 'OK';
export const toDo = 'To do';
export const storage = 'Storage';
export const storageOk = 'Your answers can be kept on this device.';
export const storageToDo =
  'This browser keeps nothing, so your answers could be lost. Leave the private window, or allow storage for this page.';
export const clock = 'Clock';
export const clockRight = 'It agrees with the hall’s clock.';
export const clockSlow = (seconds: number) => `Yours is ${seconds} s slow. The hall’s clock counts.`;
export const clockFast = (seconds: number) => `Yours is ${seconds} s fast. The hall’s clock counts.`;
export const connection = 'Connection';
export const connectionOk = (seconds: string) => `The hall answers in ${seconds} s.`;
export const connectionToDo = 'The hall can’t be reached. Check the internet; you can also go on and wait.';
export const privateWindow = 'Private window';
export const privateOk = 'This is an ordinary window.';
export const privateUnknown =
  'This browser doesn’t tell. A private window forgets your answers when it closes: use an ordinary one.';
export const privateToDo = 'It forgets your answers when it closes. Open this address in an ordinary window.';
export const battery = 'Battery';
export const batteryAt = (percent: number) => `Battery, ${percent} %`;
export const batteryOk = 'Enough for the paper.';
export const batteryUnknown = 'This browser doesn’t tell. See that it lasts for the paper.';
export const batteryToDo = (minutes: number) => `The paper takes ${minutes} minutes. Plug in the charger.`;
export const screen = 'Screen';
export const screenOk = 'Wide enough for the paper.';
export const screenToDo = 'It is narrow. Turn the phone, or use a wider one if you can.';
export const mayGoOn = 'You may go on with these undone.';
export const checkAgain = 'Check again';
export const toWaitingRoom = 'To the waiting room';

// Waiting room
export const paperOpensAt = (time: string) => `The paper opens at ${time}, in`;
export const opensByItself = 'Hall time. The paper opens automatically; keep this page open.';
export const opensNow = 'The paper is opening.';
export const startedAt = (time: string) => `It began at ${time}.`;
export const paperHere = 'Paper on this device, sealed';
export const paperComing = 'The sealed paper is loading';
export const kilobytes = (count: number) => `${count} kB`;
export const present = 'The invigilator has confirmed that you are here';
export const notPresent = 'The invigilator confirms that you are here';
export const roomAndSeat = (number: string, seat: string) => `${withRoom('Room', number)}, seat ${seat}`;
export const roomAlone = (number: string) => withRoom('Room', number);
export const marking = 'How it is marked';
export const right = 'right';
export const wrongAnswer = 'wrong';
export const noAnswer = 'no answer';
export const inSection = (name: string) => `in ${name}`;
export const before = 'Before you begin';
export const stepSaves = 'Choosing an answer saves it. There is no save button.';
export const stepOffline = 'Without a connection, go on. Your answers are kept here and sent later.';
export const stepFree = 'Move between questions as you like. A flag brings you back to one.';
export const stepForward = 'There is no way back: Next leaves a question for good.';
export const stepLeaving = 'When this page is left for another, the time away is noted for the invigilator.';
export const stepEnd = 'Your paper is handed in automatically when the time is up.';
export const instructions = 'Instructions';
export const thePaper = 'The paper';
export const section = 'Section';
export const questions = 'Questions';
export const minutesAndEnd = (minutes: number, end: string) => `${minutes} minutes, ends ${end}`;
export const tooLate = 'It is too late to begin. Speak to the invigilator.';
export const waitsForPresence =
  'The paper has begun. It opens as soon as the invigilator has confirmed that you are here.';
export const waitsForConnection = 'No connection. The paper opens as soon as there is one.';

// Head of the paper
export const timeLeft = 'Time left:';
export const minutesShort = 'min';
export const ends = (time: string) => `ends ${time}`;
export const given = (minutes: number) => `${minutes} min given`;
export const saved = 'All answers saved';
export const sending = (count: number) => ` ${count === 1 ? 'answer' : 'answers'} on this device, sending`;
export const offline = 'No connection: your answers are kept here';
export const answersWord = (count: number) => (count === 1 ? 'answer' : 'answers');
export const handedInNotSent = 'Handed in here, not sent yet. Keep this page.';
export const keepsNothing = 'This device keeps nothing.';
export const doNotClose = 'Do not close or reload this page. Call the invigilator.';
export const textSize = 'Text size';
export const spokenLeft = (minutes: number) => (minutes === 1 ? 'One minute left.' : `${minutes} minutes left.`);
export const spokenEnd = 'The time is up.';

// The paper
export const sections = 'Sections';
export const questionNumber = (number: number) => `Question ${number}`;
export const markedAs = (marks: string, penalty: string | null) =>
  penalty === null ? `Right +${marks}` : `Right +${marks}, wrong −${penalty}`;
export const flag = 'Flag';
export const flagged = 'Flagged';
export const enlarge = 'Enlarge the figure';
export const close = 'Close';
export const strikeOut = (letter: string) => `Strike out ${letter}`;
export const clear = 'Clear my answer';
export const previous = 'Previous';
export const next = 'Next';
export const of = (number: number, total: number) => `${number} of ${total}`;
export const showSheet = (number: number, total: number) => `Question ${number} of ${total}. Show the answer sheet`;
export const keys = 'Keys';
export const keyChoose = 'choose';
export const keyFlag = 'flag';
export const keyStrike = 'strike out';
export const keyMove = 'move';
export const atEnd = (time: string) => `Your paper is handed in automatically at ${time}. Your saved answers count.`;
export const secondsForThis = (seconds: number) => `${seconds} s for this question`;

// Answer sheet
export const answerSheet = 'Answer sheet';
export const closeSheet = 'Close the answer sheet';
export const handIn = 'Hand in';
export const notSeen = 'Not seen';
export const seen = 'Seen';
export const answered = 'Answered';
export const answeredFlagged = 'Answered, flagged';
export const cellNotSeen = 'not seen';
export const cellSeen = 'seen';
export const cellAnswered = 'answered';
export const cellFlagged = 'flagged';
export const cellAnsweredFlagged = 'answered and flagged';

// Hand in
export const handInQuestion = 'Hand in your paper?';
/** Whole minutes, rounded down, so that the text never promises too much. */
export const minutesLeft = (minutes: number) =>
  minutes === 0
    ? 'You have less than a minute left.'
    : `You have ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`;
export const countAnswered = 'answered';
export const countOpen = 'not answered';
export const countFlagged = 'flagged';
export const notAnswered = 'Not answered';
export const sure = 'I hand in my paper. I cannot change it afterwards.';
export const darkenFirst = `Darken the bubble, then press ${handIn}.`;
export const backToPaper = 'Back to the paper';
export const notBefore = (time: string) => `It can be handed in from ${time}.`;

// Receipt
export const handedIn = 'Handed in';
export const timeUp = 'The time is up';
export const receiptLead = 'Your receipt code. Keep it: it stands for every answer you gave.';
export const trialReceiptLead =
  'This is what a receipt code looks like. It stands for nothing here: you were only trying it out.';
export const receiptWaits = 'Your receipt comes as soon as all answers have been sent. Keep this page open.';
export const receiptCode = (signs: string) => `Receipt code ${signs}`;
export const candidate = 'Candidate';
export const answers = 'Answers';
export const answersOf = (count: number, total: number) => `${count} of ${total}, all saved`;
export const endedAt = 'Ended';
export const room = 'Room, seat';
export const print = 'Print the receipt';
export const leaveDevice = 'Sign out on this device';
export const leaveAsks =
  'Everything is saved. Signing out removes this examination from this device. Your PIN lets you in again.';
export const leaveLoses = (count: number) =>
  count === 1
    ? 'One answer is on this device only. If you sign out now, it is lost.'
    : `${count} answers are on this device only. If you sign out now, they are lost.`;
export const leaveNow = 'Sign out';
export const leaveAndLose = 'Sign out and lose them';
export const stayHere = 'Stay signed in';
export const keptHere = 'It is also kept on this device, at this address.';
export const comesNext = 'What comes next';
/** Pairs of a time and what happens then, at the hall's address of the examination. */
export const nextSteps: readonly (readonly [string, string])[] = [
  ['The key is out', 'Your answers beside it, here in the hall'],
  ['Until it is final', 'Objections to the key of a question'],
  ['The results are out', 'Your rank, your marks and the merit list'],
];
export const nothingNext = 'Nothing: you were only trying it out. It is not marked, and no key and no result follow.';
export const noReceipt = 'There is no receipt on this device.';
export const toSignIn = 'To the sign-in';
export const logFull = 'The log of this paper is full.';
export const lastChoicesGo = 'Your last choice of each question still goes to the examiner. Tell the invigilator.';
export const heldForExaminer = 'Some answers came after the time for sending. The examiner sees them and decides.';

// Elsewhere
export const answersComing = 'Your answers from the other device are being fetched. The paper opens with them.';
export const takenOver = 'Your paper goes on at another device';
export const takenOverLead = 'This one no longer takes answers. Go on there: all you had saved is there.';
export const notLeft = (count: number) =>
  count === 1 ? 'One answer had not left this device' : `${count} answers had not left this device`;
export const notLeftNote = 'They are kept here. The examiner sees them and decides.';
export const notYou = 'Was it not you? Tell the invigilator at once.';
export const goOnHere = 'Go on here instead';
export const whenReleased =
  'Possible when the invigilator releases the other device, or it was not heard of for a minute.';
export const otherTab = 'The paper is open in another tab';
export const otherTabLead = 'One tab at a time takes answers. All that you chose is there.';

// Notices
export const notice = 'Notice';
export const noticeAt = (time: string) => `From the hall, ${time}`;
export const minutesFrom = (by: 'room' | 'college' | 'rule', time: string) =>
  ({ room: `From the invigilator, ${time}`, college: `From the college, ${time}`, rule: `After an outage, ${time}` })[
    by
  ];
export const forOutage = 'The power or the network was out.';
export const minutesAdded = (minutes: number) => (minutes === 1 ? '1 minute given' : `${minutes} minutes given`);
export const yourEnd = 'Your paper ends at';
export const openAgain = 'Your paper is open again';
export const handInTakenBack = (end: string) => `Your hand-in was taken back. The paper ends at ${end}.`;
export const haveRead = 'I have read it';

// Practice hall
export const practiceCandidate = 'Practice candidate';
export const practiceExamination = 'Practice hall: ten questions';
export const practiceInstructions = 'This is for practice: nothing counts, and nothing leaves this device.';
export const practiceAgain = 'Practise again';
export const general = 'General';
export const scienceSection = 'Science';
