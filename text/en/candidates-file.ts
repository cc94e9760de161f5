// Errors in the lines of a candidates' file. Column names stay as they are.
export const missing = (column: string) => `${column} is missing`;
export const symbolNumberWrong = (cell: string) => `symbol_number ${cell} is not one to twenty letters, digits, - or /`;
export const nameWrong = (cell: string) => `name ${cell} can not be read, or is longer than 100 letters`;
export const groupWrong = (most: number) =>
  `groups holds a name longer than ${most} letters, or one that can not be read`;
export const extraMinutesWrong = (cell: string, most: number) =>
  `extra_minutes ${cell} is not a whole number from 0 to ${most}`;
export const dateWrong = (cell: string) => `date_of_birth ${cell} is no date such as 2009-04-30 or BS 2066-01-17`;
export const dateUnclear = (cell: string) =>
  `date_of_birth ${cell} can be read in two ways: write it as 2009-04-30 or BS 2066-01-17, or say how it is written`;
export const emailWrong = (cell: string) => `email ${cell} is no address`;
export const genderWrong = (cell: string) => `gender ${cell} is not female, male or other`;
export const lostZeros = (column: string, cell: string, digits: number) =>
  `${column} ${cell} is shorter than the others, which have ${digits} digits: a spreadsheet may have taken zeros away`;
export const legacyUnsure = (column: string, letters: string) =>
  `${column} has letters of an old font that can not be told for certain: ${letters}`;
export const legacyLeft = (cell: string, shown: string) =>
  `name ${cell} stays as it is, since it may be English; in the old font it is ${shown}`;
export const scoreWrong = (cell: string) => `previous_score ${cell} is not a number with at most two places`;
export const pinWrong = 'pin is not six to twelve digits';
export const cellTooLong = (column: string) => `${column} has more than 1,000 letters`;
export const shortWrong = (column: string, most: number) =>
  `${column} is longer than ${most} letters, or can not be read`;
/** Why a file can't be read at all. */
export const problems = {
  empty: 'The file is empty',
  'no-table': 'This is no table: save it as .xlsx, .ods or CSV',
  'old-office': 'This is an old Excel file, or one with a password: save it as .xlsx without a password',
  damaged: 'The file is damaged, or unpacks to more than is read',
  'too-much': 'The file holds more than can be read in one go: 50,000 lines at most',
  'quotation-mark': 'A quotation mark is not closed, or stands in the middle of a cell',
};
export const noColumn = (column: string) => `The header has no column ${column}`;
export const columnTwice = (column: string) => `The header has the column ${column} twice`;
export const alreadyOnLine = (symbolNumber: string, line: number) =>
  `symbol_number ${symbolNumber} is already on line ${line}`;
export const looksLikeLine = (symbolNumber: string, other: string, line: number) =>
  `symbol_number ${symbolNumber} looks the same as ${other} on line ${line}`;
export const looksLikeKnown = (symbolNumber: string, other: string) =>
  `symbol_number ${symbolNumber} looks the same as ${other}, which is there already`;
export const noCandidate = 'There is no candidate below the header';
export const otherCells = (cells: number, header: number) => `This line has ${cells} cells, the header has ${header}`;
/** Headings of an empty list to fill in. The import must recognise each as its column. */
export const templateHeadings = {
  symbol_number: 'Symbol No.',
  name: 'Full Name',
  room: 'Room',
  seat: 'Seat',
  groups: 'Groups (with ; between them)',
  extra_minutes: 'Extra minutes',
  date_of_birth: 'Date of Birth (BS or AD)',
  previous_score: 'Previous score',
  pin: 'PIN (6 to 12 digits, or empty)',
  phone: 'Phone',
  email: 'E-mail',
  gender: 'Gender (F, M, O)',
};
export const templateName = 'This line is an example and is never imported';
