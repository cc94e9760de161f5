// What is wrong in which line of a candidates' file. The names of the columns stay as they are.
export const missing = (column: string) => `${column} is missing`;
export const symbolNumberWrong = (cell: string) => `symbol_number ${cell} is not one to twenty letters, digits, - or /`;
export const nameWrong = (cell: string) => `name ${cell} can not be read, or is longer than 100 letters`;
export const groupTooLong = 'groups holds a name longer than 80 letters';
export const extraMinutesWrong = (cell: string) => `extra_minutes ${cell} is not a whole number from 0 to 600`;
export const dateWrong = (cell: string) => `date_of_birth ${cell} is no date such as 2009-04-30 or BS 2066-01-17`;
export const scoreWrong = (cell: string) => `previous_score ${cell} is not a number with at most two places`;
export const pinWrong = 'pin is not six to twelve digits';
export const shortWrong = (column: string) => `${column} is longer than 40 letters, or can not be read`;
export const notUtf8 = 'The file is not in UTF-8. Save it as “CSV UTF-8” and try again';
export const quotationMark = 'A quotation mark is not closed, or stands in the middle of a cell';
export const emptyFile = 'The file is empty';
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
