import { textOf } from './decode.ts';
import { legacyCellOf, type LegacySheetCell, type Run } from './legacy-fonts/sheet-cell.ts';
import { legacyFontNamed, type LegacyFont } from './legacy-fonts/tables.ts';
import { attribute, child, childrenNamed, elementsIn, nameOf, parseMarkup, textIn, type Element } from './xml.ts';

/** The files of a workbook that define its fonts. */
export const fontFiles =
  /^xl\/(?:styles|sharedStrings|workbook)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/[^/]+\.xml$/;

/**
 * The cells of the first sheet whose font names are legacy fonts. The keys are `row:column`, from 0. A cell has the
 * font of its style, or runs with their own fonts.
 */
export function legacyCells(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, LegacySheetCell> {
  const rootOf = (path: string): Element | undefined =>
    elementsIn(parseMarkup(textOf(files.get(path) ?? new Uint8Array()), 'xml') ?? [])[0];
  // Most workbooks name no legacy font; then nothing needs to be parsed.
  if (!['xl/styles.xml', 'xl/sharedStrings.xml'].some((path) => namesLegacyFont(files.get(path)))) return new Map();
  const styles = rootOf('xl/styles.xml');
  const shared = rootOf('xl/sharedStrings.xml');
  const fontsOfStyles = stylesOf(styles);
  const strings = (shared ? childrenNamed(shared, 'si') : []).map((text) => runsOf(text));
  const cells = new Map<string, LegacySheetCell>();
  const isAny = [...fontsOfStyles, ...strings.flat().map(({ font }) => font)].some((font) => font);
  const sheet = isAny ? rootOf(firstSheet(files, rootOf)) : undefined;
  const data = sheet && child(sheet, 'sheetdata');
  for (const row of data ? childrenNamed(data, 'row') : [])
    for (const cell of childrenNamed(row, 'c')) {
      const font = fontsOfStyles[Number(attribute(cell, 's') ?? 0)] ?? null;
      const [, letters = '', number = ''] = /^([A-Z]{1,3})(\d+)$/.exec(attribute(cell, 'r') ?? '') ?? [];
      const value = child(cell, 'v');
      const inline = child(cell, 'is');
      const kind = attribute(cell, 't');
      const runs = inline ? runsOf(inline) : kind === 's' ? (strings[Number(textIn(value))] ?? []) : [];
      const made = legacyCellOf(runs, font);
      if (made) cells.set(`${Number(number) - 1}:${columnOf(letters)}`, made);
    }
  return cells;
}

function namesLegacyFont(file: Uint8Array | undefined): boolean {
  const names = textOf(file ?? new Uint8Array()).matchAll(/<(?:\w+:)?(?:name|rFont)\s[^>]*?\bval="([^"]{1,100})"/gi);
  return [...names].some(([, name = '']) => legacyFontNamed(name) !== null);
}

function runsOf(text: Element): Run[] {
  return elementsIn(text).flatMap((part): Run[] => {
    if (nameOf(part) === 't') return [{ text: textIn(part), font: undefined }];
    if (nameOf(part) !== 'r') return [];
    const look = child(part, 'rpr');
    const name = look && child(look, 'rfont');
    return [{ text: textIn(child(part, 't')), font: name && legacyFontNamed(attribute(name, 'val') ?? '') }];
  });
}

/** The font of each cell style. */
function stylesOf(sheet: Element | undefined): (LegacyFont | null)[] {
  const fontList = sheet && child(sheet, 'fonts');
  const fonts = (fontList ? childrenNamed(fontList, 'font') : []).map((font) => {
    const name = child(font, 'name');
    return name ? legacyFontNamed(attribute(name, 'val') ?? '') : null;
  });
  const cellStyles = sheet && child(sheet, 'cellxfs');
  return (cellStyles ? childrenNamed(cellStyles, 'xf') : []).map(
    (style) => fonts[Number(attribute(style, 'fontid') ?? 0)] ?? null,
  );
}

function firstSheet(files: ReadonlyMap<string, Uint8Array>, rootOf: (path: string) => Element | undefined): string {
  const book = rootOf('xl/workbook.xml');
  const sheets = book && child(book, 'sheets');
  const [sheet] = sheets ? childrenNamed(sheets, 'sheet') : [];
  const id = sheet && Object.entries(sheet.attribs).find(([name]) => /(?:^|:)id$/i.test(name))?.[1];
  const relations = rootOf('xl/_rels/workbook.xml.rels');
  const target = (relations ? childrenNamed(relations, 'relationship') : []).find((each) => each.attribs['Id'] === id);
  const path = (target?.attribs['Target'] ?? 'worksheets/sheet1.xml').replace(/^\/?(?:xl\/)?/, 'xl/');
  return files.has(path) ? path : 'xl/worksheets/sheet1.xml';
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
