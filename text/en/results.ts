// The published lists of an examination, for everyone.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);

export const results = 'Results';
export const meritList = 'Merit list';
export const loadFailed = 'The results could not be loaded.';
export const unknownCode = 'There is no examination with this code.';
export const notYet = 'The results are not published yet.';
export const notYetNote = 'They will be at this address. Candidates see their own answers beside the key in the hall.';
export const toHall = 'To the hall';
export const published = (moment: string) => `Published ${moment}.`;
export const counts = (sat: number, passed: number, seats: number) =>
  `${n(sat)} sat, ${n(passed)} passed, ${n(seats)} ${seats === 1 ? 'seat' : 'seats'}.`;

// Search for a symbol number
export const findOne = 'Find a symbol number';
export const symbolNumber = 'Symbol number';
export const pin = 'PIN';
export const pinHint = 'With the PIN you see the marks of each section.';
export const findByBrowser = 'Use your browser’s “Find in page”: all lists are on this page.';
export const find = 'Find';
export const finding = 'Finding …';
export const writeNumber = 'Write the symbol number.';
export const notFound = (which: string) => `${which} has no result here.`;
export const rankOf = (rank: number, sat: number) => `Rank ${n(rank)} of ${n(sat)}`;
export const seatOn = (list: string, position: number) => `${list}, seat ${n(position)}`;
export const waitsOn = (list: string, position: number) => `${list}, place ${n(position)}`;
export const noSeat = 'No seat';
/** Two sentences in a row. */
export const inARow = (first: string, second: string) => `${first}. ${second}`;
export const withheldOne = 'Withheld, no seat';
export const absent = 'Did not sit';
export const passed = 'Passed';
export const notPassed = 'Below the pass mark';
export const sectionMarks = 'Marks by section';

// The lists
export const lists = 'Lists';
export const openList = 'Open list';
export const openNote = 'The best of all who passed.';
export const groupNote = 'The best of this group who passed and have no open seat.';
export const waitingOf = (list: string) => `Waiting list, ${list}`;
export const waitingNote = 'Called in this order when a seat falls free.';
export const seats = (count: number) => `${n(count)} ${count === 1 ? 'seat' : 'seats'}`;
export const waiting = (count: number) => `${n(count)} waiting`;
export const nobody = 'No candidates.';
export const wentToOpen = (count: number) =>
  `${n(count)} ${count === 1 ? 'seat' : 'seats'} stayed empty and went to the open list.`;
export const rank = 'Rank';
export const symbolShort = 'Symbol no.';
export const candidate = 'Candidate';
export const marks = 'Marks';
export const beforeBy = (other: string, by: string) => `before ${other} by ${by}`;
export const equalToLast = 'equal to the last tie-break';
export const admitted = 'admitted by the examiner';
export const withheld = (symbolNumbers: string) => `Withheld, no seat: ${symbolNumbers}.`;
export const preparedBy = 'Prepared by';
export const checkedBy = 'Checked by';
export const controller = 'Examination controller';

// The signature
export const signed = 'Signed.';
export const signedNote =
  'These lists were made once and signed with the college’s key (Ed25519). A changed list no longer fits its signature.';
export const asFile = 'The lists as a file';
export const publicKey = 'Public key';
export const roundOfOffers = (round: number, until: string) =>
  `These are the lists of round ${n(round)} of the offers. Seats can be taken until ${until}.`;
export const earlierVersions = 'Earlier versions of these lists:';
export const version = (number: number) => `version ${n(number)}`;
