/**
 * What a table and its parts are. Its elements say it themselves until a narrow screen shows its rows as grids: a browser
 * takes what is displayed otherwise for no table any more.
 */
export const asTable = { role: 'table' };
export const asRows = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asHead = { role: 'columnheader', scope: 'col' };
/** A cell that says what its row is. */
export const asRowHead = { role: 'rowheader', scope: 'row' };
export const asCell = { role: 'cell' };
