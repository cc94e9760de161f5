import { numberIn } from '#text/numbers.ts';
import { marksFigure } from '#text/marks.ts';
import { withRoom } from '#text/room-name.ts';

// Printable pages of an examination.
export const print = 'Print';
export const paper = 'Question paper';
export const paperWithKey = 'Question paper with key';
export const admitCards = 'Admit cards';
export const roomSheets = 'Room sheets';
export const merit = 'Merit list';
export const results = 'Result sheet';
export const resultSheet = 'Results by rank';
export const minutesLong = (count: number) => `${count} minutes`;
export const fullAndPass = (full: number, pass: number) =>
  `Full marks ${marksFigure(full)}, pass mark ${marksFigure(pass)}`;
export const marksEach = (marks: number, penalty: number) =>
  penalty === 0
    ? `${marksFigure(marks)} for a right answer`
    : `${marksFigure(marks)} for a right answer, ${marksFigure(penalty)} off for a wrong one`;
export const withKeyNote = 'With key: not for candidates.';
export const right = 'right';
export const paperSetter = 'Set by';
export const examinationHead = 'Head of examinations';
export const preparedBy = 'Prepared by';
export const checkedBy = 'Checked by';
export const invigilator = 'Invigilator';
export const centreHead = 'Head of the centre';
export const cardsOn = (cards: string, sheets: string) =>
  `${cards} ${cards === '1' ? 'card' : 'cards'} on ${sheets} ${sheets === '1' ? 'sheet' : 'sheets'} of A4, by room and seat.`;
export const pinsOnce = 'These PINs stand on the cards in this window only.';
export const pinsOnceNote = 'Until sign-in opens they can be shown again among the candidates, with a reason.';
export const noPins = 'These cards have no PINs.';
export const noPinsNote =
  'PINs stand on the cards in the window in which they were made or shown: after an import, or after “Show the PINs again” among the candidates.';
export const cardOf = (name: string) => `Admit card of ${name}`;
export const candidate = 'Candidate';
export const room = 'Room';
export const seat = 'Seat';
export const photo = 'Photo';
export const photoOf = (name: string) => `Photo of ${name}`;
export const photosLoad = 'The photos are loading …';
export const photosAbsent = (count: number) =>
  count === 1
    ? '1 photo did not load. Load the page again, or press Print to print without it.'
    : `${count} photos did not load. Load the page again, or press Print to print without them.`;
export const signatureOfCandidate = 'Candidate’s signature';
export const beThere = 'Be there';
export const start = 'Start';
export const minutes = 'Minutes';
export const symbolNumber = 'Symbol number';
export const pin = 'PIN';
export const pinNote = 'Keep it secret. You type it, with your symbol number, at';
export const passesNote =
  'Passes stand on the sheets of rooms whose pass was made in this window; the others have a line to write it on.';
export const coverOf = (name: string) => `For the invigilator of ${withRoom('room', name)}`;
export const signListOf = (name: string) => `List to sign, ${name}`;
export const keepSheet = 'Keep this sheet with you, and the pass to yourself: it opens the board, and gives minutes.';
export const signInOpens = 'Sign-in opens';
export const endOfMost = 'End for most';
export const longerHere = 'Longer for';
export const whatToDo = 'What to do';
export const roomSteps = [
  'Open the board on your phone or laptop with the address and the pass above.',
  'Compare each face with the photo on the admit card. Let each candidate sign the separate list.',
  'Confirm each candidate’s presence on the board where the examination asks for it.',
  'Give no number of a question aloud: each screen has its own order. Name a question by its first words.',
  'A device fails: give the candidate another one, then release the old one on the board.',
  'The electricity or the network fails: let all devices be, answers are kept on them. Look at “Needs you” when it is back.',
  'Call out the end by the board, and let who has longer work on.',
  'Bring this sheet and the signed list back to the office.',
] as const;
export const noRoom = 'Without a room';
export const roomIs = (name: string) => withRoom('Room', name);
export const candidatesCount = (count: number) => (count === 1 ? '1 candidate' : `${numberIn('en', count)} candidates`);
export const boardAt = 'Board:';
export const pass = 'Room pass:';
export const extraMinutes = 'Extra min';
export const signature = 'Signature';
export const logoOfCollege = 'Logo of the college';
export const collegeUnset = 'These pages do not say whose they are.';
export const setCollege = 'Say who the college is';
export const headSetsCollege = 'A head sets the name under “The college”.';
