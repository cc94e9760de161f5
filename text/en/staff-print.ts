import { numberIn } from '#text/numbers.ts';
import { marksFigure } from '#text/marks.ts';

// Pages of an examination that are made for paper.
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
export const pinsOnce = 'PINs are shown this once.';
export const pinsOnceNote = 'Print or save now. Later only new ones can be made.';
export const noPins = 'These cards have no PINs.';
export const noPinsNote =
  'PINs are kept only as a fingerprint. They stand on the cards in the window in which they were made: after an import, or after “New PINs” among the candidates.';
export const cardOf = (name: string) => `Admit card of ${name}`;
export const candidate = 'Candidate';
export const room = 'Room';
export const seat = 'Seat';
export const beThere = 'Be there';
export const start = 'Start';
export const minutes = 'Minutes';
export const symbolNumber = 'Symbol number';
export const pin = 'PIN';
export const pinNote = 'Show it to nobody. You type it, with your symbol number, at';
export const passesNote =
  'Passes stand on the sheets of rooms whose pass was made in this window; the others have a line to write it on.';
export const noRoom = 'Without a room';
export const roomIs = (name: string) => `Room ${name}`;
export const candidatesCount = (count: number) => (count === 1 ? '1 candidate' : `${numberIn('en', count)} candidates`);
export const boardAt = 'Board:';
export const pass = 'pass';
export const extraMinutes = 'Extra min';
export const signature = 'Signature';
