// The meaning of each column, when candidates or questions come from a spreadsheet.
export const columnsFound = 'Columns of the file';
export const columnNumber = (number: number) => `Column ${number}`;
export const columnIgnored = 'ignored';
