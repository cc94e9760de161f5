import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { readSheet, type CellValue } from 'read-excel-file/universal';
import writeXlsxFile from 'write-excel-file/universal';
import type { LegacyFont } from '#interchange/legacy-fonts/tables.ts';
import type { Row } from '#interchange/table.ts';
import type { LegacySheetCell } from '#interchange/legacy-fonts/sheet-cell.ts';
import { fontFiles, legacyCells } from '#interchange/xlsx-fonts.ts';
import { unzip } from '#interchange/zip.ts';

/** The rows of a table, or in a sentence why it is not read. */
export type Rows = { readonly rows: readonly Row[]; readonly font?: LegacyFont | undefined } | { readonly why: string };

/** Reads CSV whose cells a comma, a semicolon or a tab parts, whichever its first line has. Rows are named by their lines, from 1. */
export function readCsv(text: string): Rows {
  const head = text.slice(0, text.indexOf('\n') >>> 0);
  const [delimiter] = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length);
  try {
    const records = parse(text, {
      delimiter: delimiter ?? ',',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
    // The parser says where a record ends; it begins a line after the one before.
    return {
      rows: records.map(({ record }, place) => ({
        where: `line ${(records[place - 1]?.info.lines ?? 0) + 1}`,
        cells: record.map((cell) => (guarded.test(cell) ? cell.slice(1) : cell)),
      })),
    };
  } catch (error) {
    if (error instanceof CsvError) return { why: `The table can not be read: ${error.message}.` };
    throw error;
  }
}

/** The cells of a font from before Unicode, by that font's name: the library of tables knows no fonts. */
function legacyCellsOf(bytes: Uint8Array): ReadonlyMap<string, LegacySheetCell> {
  const archive = unzip(bytes, (path) => fontFiles.test(path));
  return 'why' in archive ? new Map() : legacyCells(archive.files);
}

/** Reads the first sheet of an XLSX file; cells of a font from before Unicode become Unicode, unless they are kept. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, keepsLegacy = false): Promise<Rows> {
  try {
    const cells = await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const found = keepsLegacy ? new Map<string, LegacySheetCell>() : legacyCellsOf(bytes);
    const rows = cells.map((row, place) => {
      const made = row.map((_cell, column) => found.get(`${place}:${column}`));
      const any = made.filter((cell) => cell !== undefined);
      return {
        where: `row ${place + 1}`,
        cells: row.map((cell, column) => made[column]?.text ?? textOf(cell)),
        ...(any.length > 0 && {
          typed: row.map((cell, column) => made[column]?.typed ?? textOf(cell)).join(' | '),
          unsure: any.flatMap(({ unsure }) => unsure),
        }),
      };
    });
    return { rows, font: [...found.values()][0]?.font };
  } catch {
    return { why: 'The table can not be read: its file is damaged.' };
  }
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'True' : 'False';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

/** What a spreadsheet would run, whoever wrote it. `-5 m/s` and `-2x` are options, and call and open nothing. */
const runs = /^[=@\t\r]|^[+-].*[(|!]/s;
/** Such a text behind the sign that says "a text", or one that has the sign by itself. */
const guarded = /^'+[=@\t\r+-]/;

/** Rows as CSV, without a cell that a spreadsheet would run; `readCsv` takes the sign before such a one away. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // By its mark Excel knows UTF-8: without it, it shows Devanagari as other letters.
  return stringify(
    rows.map((row) => row.map((cell) => (runs.test(cell) || guarded.test(cell) ? `'${cell}` : cell))),
    { bom: true },
  );
}

/** Rows as a sheet of an XLSX file, all of them texts: an option `1/2` is no date. */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  const blob = await writeXlsxFile(cells, { sheet: 'Items' }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
