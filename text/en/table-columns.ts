// What each column of a table is taken for, when candidates or questions come from a spreadsheet.
export const columnsFound = 'Columns of the file';
export const columnNumber = (number: number) => `Column ${number}`;
export const columnIgnored = 'ignored';
