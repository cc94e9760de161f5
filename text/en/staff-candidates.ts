// The candidates of an examination, as its staff see them.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);

export const candidates = 'Candidates';
export const candidatesIn = (count: number, rooms: number) =>
  `${n(count)} ${count === 1 ? 'candidate' : 'candidates'} in ${n(rooms)} ${rooms === 1 ? 'room' : 'rooms'}`;
export const fromFile = 'From a file';
export const columnsNote =
  'An Excel, LibreOffice or CSV file. Columns are recognised by their usual headings, in English or Nepali; only the symbol number and the name are needed. Groups are joined by ; in one cell.';
export const chooseFile = 'Choose a file';
export const pasteInstead = 'Or paste lines';
export const pasted = 'Pasted lines';
export const preview = 'Preview';
export const looking = 'Reading the file …';
export const notImported = 'Nothing was imported.';
export const previewOf = (name: string) => `Preview of ${name}`;
export const linesWrong = (count: number) => (count === 1 ? '1 line is wrong.' : `${n(count)} lines are wrong.`);
export const putRight = 'Nothing is imported until all are right. Put them right in the file and choose it again.';
export const wrongLines = 'Wrong lines';
export const line = (number: number) => `Line ${number}:`;
export const wouldCome = (added: number, updated: number) =>
  updated === 0
    ? `${n(added)} new candidates.`
    : `${n(added)} new candidates, ${n(updated)} that are there are updated and keep their PIN.`;
export const nothingStored = 'Nothing is stored yet.';
export const importCandidates = (count: number) => `Import ${n(count)} ${count === 1 ? 'candidate' : 'candidates'}`;
export const importing = 'Importing …';
export const cancel = 'Cancel';
export const ignored = (columns: string) => `Columns that mean nothing here: ${columns}`;
export const pinsAtHand = (count: number) => (count === 1 ? '1 PIN is at hand.' : `${n(count)} PINs are at hand.`);
export const shownOnce = 'They are told only in this window.';
export const againUntilOpen = 'Until sign-in opens, PINs that were made here can be shown again, with a reason.';
export const notAgain = 'Sign-in has opened: they can’t be shown again.';
export const pinOf = (symbolNumber: string, pin: string) => `${symbolNumber}: ${pin}`;
export const downloadPins = 'Download the PINs';
export const printCards = 'Print admit cards';
export const addOne = 'Add one';
export const admitCards = 'Admit cards';
export const pinsAgain = 'Show the PINs again …';
export const pinsAgainTitle = 'Show the PINs again?';
export const pinsAgainNote =
  'For admit cards that are to be printed once more. Nothing changes: cards that were handed out stay valid.';
export const pinsAgainAudited = 'Who did it, when and why stands in the audit log.';
export const whyAgain = 'Reason';
export const leaveHidden = 'Not now';
export const showPins = 'Show the PINs';
export const pinsNotKept = (count: number) =>
  count === 1
    ? '1 PIN came in a file and cannot be shown: only a new one can be made.'
    : `${n(count)} PINs came in a file and cannot be shown: only new ones can be made.`;
export const newPins = 'New PINs …';
export const newPinsTitle = 'New PINs for all candidates?';
export const newPinsNote = 'For PINs that somebody else may have seen, or that came in a file and are lost.';
export const oldPinsEnd = 'All old PINs end at once, also those on cards that were handed out.';
export const keepPins = 'Keep the PINs';
export const makePins = 'Make new PINs';
export const asCsv = 'As CSV';
export const symbolNumber = 'Symbol number';
export const name = 'Name';
export const room = 'Room';
export const seat = 'Seat';
export const groups = 'Groups';
export const groupsHint = 'Groups, joined by ;';
export const extraMinutes = 'Extra minutes';
export const dateOfBirth = 'Date of birth (AD, or BS …)';
export const previousScore = 'Previous score';
export const state = 'State';
export const acts = 'Acts';
export const noCandidates = 'No candidates yet. Choose a file above, or add one by one.';
export const nobodyFound = 'No candidate fits.';
export const change = 'Change';
export const changeOf = (person: string) => `Change ${person}`;
export const withdrawn = 'Withdrawn';
export const withheld = 'Withheld';
export const handedIn = 'Handed in';
export const working = 'Working';
export const present = 'Present';
export const search = 'Search';
export const nameOrNumber = 'Name or symbol number';
export const allRooms = 'All rooms';
export const group = 'Group';
export const allGroups = 'All';
export const withAndWithout = 'With and without';
export const withExtra = 'With';
export const withoutExtra = 'Without';
export const add = 'Add';
export const save = 'Save';
export const newPin = 'New PIN';
export const withdraw = 'Withdraw';
export const takeBackIn = 'Take back in';
export const withheldReason = 'Withheld, with this reason (empty: not withheld)';
export const keySearch = 'search';
export const phone = 'Phone';
export const email = 'E-mail';
export const gender = 'Gender';
export const notSaid = 'Not said';
export const genders = { female: 'Female', male: 'Male', other: 'Other' };
export const columnNames = {
  symbol_number: 'is: symbol number',
  name: 'is: name',
  room: 'is: room',
  seat: 'is: seat',
  groups: 'is: groups',
  extra_minutes: 'is: extra minutes',
  date_of_birth: 'is: date of birth',
  previous_score: 'is: previous score',
  pin: 'is: PIN',
  phone: 'is: phone',
  email: 'is: e-mail',
  gender: 'is: gender',
};
export const choose = 'Choose';
export const whichCalendar = 'Years that may be of either calendar are';
export const bikram = 'Bikram Sambat (BS)';
export const gregorian = 'AD';
export const whichOrder = 'In dates such as 3/4/2009 the first number is';
export const dayFirst = 'the day';
export const monthFirst = 'the month';
export const doubts = (count: number) => (count === 1 ? '1 line looks wrong.' : `${n(count)} lines look wrong.`);
export const doubtful = 'Lines that look wrong';
export const fontMadeNote = 'Below stands what the file has and what that shows. Read it through before you import.';
export const fontLines = 'Lines that were made Unicode';
export const moreLines = (count: number) => (count === 1 ? 'and 1 line more' : `and ${n(count)} lines more`);
export const template = 'A list to fill in (Excel)';
