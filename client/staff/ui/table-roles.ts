/**
 * The roles of a table and its parts. Its elements have them until a narrow screen shows its rows as grids: a browser no longer treats
 * elements with another display as a table.
 */
export const asTable = { role: 'table' };
export const asRows = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asHead = { role: 'columnheader', scope: 'col' };
/** A cell that names its row. */
export const asRowHead = { role: 'rowheader', scope: 'row' };
export const asCell = { role: 'cell' };
