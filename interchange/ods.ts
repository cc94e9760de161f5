import {
  allNamed,
  childrenNamed,
  elementsIn,
  isTag,
  nameOf,
  parseMarkup,
  textIn,
  type ChildNode,
  type Element,
} from './xml.ts';

/** A cell of a sheet: a text, or a number that the sheet reckons with. */
export type SheetCell = string | number;

/** What an OpenDocument sheet says to be, in the file `mimetype`. */
export const odsType = 'application/vnd.oasis.opendocument.spreadsheet';

/** A sheet may say that a cell or a row is there a million times: so many cells are made of one row, and so many of all. */
const mostCells = 100;
const mostRepeats = 1000;

/**
 * The rows of the first sheet of an OpenDocument file, from its `content.xml`, with their numbers from 1; formulas by what they came
 * to, days as `YYYY-MM-DD`. Null for what is none. Rows without a text are left out.
 */
export function readOds(content: string): { readonly row: number; readonly cells: readonly SheetCell[] }[] | null {
  const document = parseMarkup(content, 'xml');
  const table = document && allNamed(document, 'table').find((each) => each.name.startsWith('table:'));
  if (!table) return null;
  const found: { row: number; cells: SheetCell[] }[] = [];
  let row = 1;
  for (const element of allNamed(table, 'tablerow')) {
    const repeats = repeatsOf(element, 'table:number-rows-repeated');
    const cells = cellsOf(element);
    if (cells.length > 0)
      for (let nth = 0; nth < Math.min(repeats, mostRepeats); nth += 1) found.push({ row: row + nth, cells });
    row += repeats;
  }
  return found;
}

function cellsOf(row: Element): SheetCell[] {
  const cells: SheetCell[] = [];
  for (const cell of elementsIn(row).filter((each) => /^(covered)?tablecell$/.test(nameOf(each)))) {
    const repeats = Math.min(repeatsOf(cell, 'table:number-columns-repeated'), mostCells - cells.length);
    const value = valueOf(cell);
    for (let nth = 0; nth < repeats; nth += 1) cells.push(value);
  }
  while (cells.length > 0 && cells[cells.length - 1] === '') cells.pop();
  return cells;
}

function repeatsOf({ attribs }: Element, name: string): number {
  const repeats = Number(attribs[name] ?? 1);
  return Number.isSafeInteger(repeats) && repeats > 0 ? repeats : 1;
}

function valueOf(cell: Element): SheetCell {
  const { attribs } = cell;
  const type = attribs['office:value-type'];
  if (type === 'date') return (attribs['office:date-value'] ?? '').slice(0, 10);
  if (type === 'float') {
    const number = Number(attribs['office:value']);
    if (Number.isFinite(number)) return number;
  }
  return childrenNamed(cell, 'p')
    .map((paragraph) => textOf(paragraph))
    .join(' ')
    .trim();
}

/** A paragraph's text; several spaces are an element of their own, notes are none of it. */
function textOf(node: ChildNode): string {
  if (!isTag(node)) return textIn(node);
  if (nameOf(node) === 'annotation') return '';
  if (['s', 'tab', 'linebreak'].includes(nameOf(node))) return ' ';
  return node.children.map((each) => textOf(each)).join('');
}
