import { legacyCellOf, type LegacySheetCell, type Run } from './legacy-fonts/sheet-cell.ts';
import { legacyFontNamed, type LegacyFont } from './legacy-fonts/tables.ts';
import {
  allNamed,
  child,
  childrenNamed,
  elementsIn,
  isTag,
  nameOf,
  parseMarkup,
  textIn,
  type ChildNode,
  type Element,
} from './xml.ts';

/** A cell of a sheet: a text, or a number of the sheet. */
export type SheetCell = string | number;

/** The type that an OpenDocument sheet states in its file `mimetype`. */
export const odsType = 'application/vnd.oasis.opendocument.spreadsheet';

/** The most cells of a row, and of a whole sheet. A sheet may say that a cell or a row repeats a million times. */
const mostCells = 100;
const mostRepeats = 1000;

/** A row of a sheet; its number counts from 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
  /** The cells in a legacy font (from before Unicode), by their column. */
  readonly legacy?: Readonly<Record<number, LegacySheetCell>>;
}

/** The fonts of styles by name. Null is a Unicode font; a style that names no font is missing. */
type Fonts = ReadonlyMap<string, LegacyFont | null>;

/**
 * The rows of the first sheet of an OpenDocument file, from its `content.xml` and `styles.xml`. Formulas are given by
 * their results, days as `YYYY-MM-DD`. Null if the file is no such sheet. Rows without text are left out.
 */
export function readOds(content: string, styles = ''): SheetRow[] | null {
  const document = parseMarkup(content, 'xml');
  const table = document && allNamed(document, 'table').find((each) => each.name.startsWith('table:'));
  if (!table) return null;
  const fonts = fontsOf([...(parseMarkup(styles, 'xml') ?? []), ...document]);
  const ofColumns = columnFonts(table, fonts);
  const found: SheetRow[] = [];
  let row = 1;
  for (const element of allNamed(table, 'tablerow')) {
    const repeats = repeatsOf(element, 'table:number-rows-repeated');
    const read = cellsOf(element, fonts, ofColumns);
    if (read.cells.length > 0)
      for (let nth = 0; nth < Math.min(repeats, mostRepeats); nth += 1) found.push({ row: row + nth, ...read });
    row += repeats;
  }
  return found;
}

/** The fonts of styles by name. A style without a font has that of its parent. */
function fontsOf(documents: readonly ChildNode[]): Fonts {
  const faces = new Map(
    allNamed(documents, 'fontface').map(({ attribs }) => [attribs['style:name'], attribs['svg:font-family']]),
  );
  const fonts = new Map<string, LegacyFont | null>();
  for (const style of allNamed(documents, 'style')) {
    const look = child(style, 'textproperties')?.attribs ?? {};
    const face = look['style:font-name'];
    const name = look['fo:font-family'] ?? (face === undefined ? undefined : (faces.get(face) ?? face));
    const parent = fonts.get(style.attribs['style:parent-style-name'] ?? '');
    const font = name === undefined ? parent : legacyFontNamed(name);
    if (font !== undefined) fonts.set(style.attribs['style:name'] ?? '', font);
  }
  return fonts;
}

/** The font that each column gives to cells without a style. */
function columnFonts(table: Element, fonts: Fonts): (LegacyFont | null)[] {
  const found: (LegacyFont | null)[] = [];
  for (const column of allNamed(table, 'tablecolumn')) {
    const repeats = Math.min(repeatsOf(column, 'table:number-columns-repeated'), mostCells - found.length);
    const font = fonts.get(column.attribs['table:default-cell-style-name'] ?? '') ?? null;
    for (let nth = 0; nth < repeats; nth += 1) found.push(font);
  }
  return found;
}

function cellsOf(
  row: Element,
  fonts: Fonts,
  ofColumns: readonly (LegacyFont | null)[],
): Pick<SheetRow, 'cells' | 'legacy'> {
  const cells: SheetCell[] = [];
  const legacy: Record<number, LegacySheetCell> = {};
  for (const cell of elementsIn(row).filter((each) => /^(covered)?tablecell$/.test(nameOf(each)))) {
    const repeats = Math.min(repeatsOf(cell, 'table:number-columns-repeated'), mostCells - cells.length);
    const value = valueOf(cell);
    const style = cell.attribs['table:style-name'];
    for (let nth = 0; nth < repeats; nth += 1) {
      const font = (style === undefined ? ofColumns[cells.length] : fonts.get(style)) ?? null;
      const made = typeof value === 'string' && value !== '' ? legacyCellOf(runsOf(cell, fonts), font) : undefined;
      if (made !== undefined) legacy[cells.length] = made;
      cells.push(value);
    }
  }
  while (cells.length > 0 && cells[cells.length - 1] === '') cells.pop();
  return Object.keys(legacy).length > 0 ? { cells, legacy } : { cells };
}

/** The parts of a cell's text that have their own fonts. */
function runsOf(cell: Element, fonts: Fonts): Run[] {
  return childrenNamed(cell, 'p').flatMap((paragraph, nth) => [
    ...(nth > 0 ? [{ text: ' ', font: null }] : []),
    ...paragraph.children.map((node) => {
      const style = isTag(node) && nameOf(node) === 'span' ? node.attribs['text:style-name'] : undefined;
      return { text: textOf(node), font: style === undefined ? undefined : fonts.get(style) };
    }),
  ]);
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

/** A paragraph's text. Several spaces are an element; notes do not belong to the text. */
function textOf(node: ChildNode): string {
  if (!isTag(node)) return textIn(node);
  if (nameOf(node) === 'annotation') return '';
  if (['s', 'tab', 'linebreak'].includes(nameOf(node))) return ' ';
  return node.children.map((each) => textOf(each)).join('');
}
