import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/universal';
import { questionHeadings } from '#interchange/heading-words.ts';
import type { Refusal } from '#interchange/item.ts';
import { messageOf } from '#text/message.ts';
import type { LegacyFont } from '#interchange/legacy-fonts/tables.ts';
import type { Row } from '#interchange/table.ts';
import { readTable } from './read-table.ts';
import type { TableProblem } from './table-read.ts';
import { delimiterOf } from './text-table.ts';

/** The rows of a table, or why it is not read. */
export type Rows =
  | { readonly rows: readonly Row[]; readonly font?: LegacyFont | undefined }
  | { readonly why: Refusal };

/**
 * Reads CSV. A comma, a semicolon or a tab separates the cells, whichever the head has. Rows are named by their lines,
 * from 1.
 */
export function readCsv(text: string): Rows {
  const delimiter = delimiterOf(text, questionHeadings);
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
    // The parser gives the line where a record ends. A record begins one line after the end of the record before it.
    return {
      rows: records.map(({ record }, place) => ({
        where: messageOf('line', (records[place - 1]?.info.lines ?? 0) + 1),
        cells: record.map((cell) => (guarded.test(cell) ? cell.slice(1) : cell)),
      })),
    };
  } catch (error) {
    if (error instanceof CsvError) return { why: messageOf('table-error', error.message) };
    throw error;
  }
}

/** The refusal for each problem of a sheet. */
const refusals: Readonly<Record<TableProblem, Refusal>> = {
  empty: messageOf('no-text'),
  'no-table': messageOf('no-sheet'),
  'old-office': messageOf('old-office'),
  damaged: messageOf('damaged-table'),
  'too-much': messageOf('too-much'),
  'quotation-mark': messageOf('damaged-table'),
};

/**
 * Reads the first sheet of an XLSX or OpenDocument file. Cells in a legacy font become Unicode, unless `keepsLegacy` is
 * set.
 */
export async function readSheetRows(bytes: Uint8Array<ArrayBuffer>, keepsLegacy = false): Promise<Rows> {
  const table = await readTable(bytes);
  if ('problem' in table) return { why: refusals[table.problem] };
  const rows = table.rows.map(({ line, cells, legacy }): Row => {
    const where = messageOf('row', line);
    if (legacy === undefined || keepsLegacy) return { where, cells };
    const unsure = Object.values(legacy).flatMap((cell) => cell.unsure);
    const made = cells.map((cell, place) => legacy[place]?.text ?? cell);
    return { where, cells: made, typed: cells.join(' | '), unsure };
  });
  const fonts = table.rows.flatMap(({ legacy = {} }) => Object.values(legacy));
  return { rows, font: keepsLegacy ? undefined : fonts[0]?.font };
}

/**
 * A text that a spreadsheet would run as a formula. It does not matter which person wrote it. `-5 m/s` and `-2x` are
 * options, and they call and open nothing.
 */
const runs = /^[=@\t\r]|^[+-].*[(|!]/s;
/** Such a text after the sign that means "text", or a text that has this sign itself. */
const guarded = /^'+[=@\t\r+-]/;

/**
 * Writes rows as CSV without a cell that a spreadsheet would run: such a cell gets a sign in front. `readCsv` removes
 * the sign.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // Excel recognises UTF-8 by this mark. Without it, Excel shows other letters for Devanagari.
  return stringify(
    rows.map((row) => row.map((cell) => (runs.test(cell) || guarded.test(cell) ? `'${cell}` : cell))),
    { bom: true },
  );
}

/** Rows as a sheet of an XLSX file. All cells are texts, so that an option `1/2` does not become a date. */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  const blob = await writeXlsxFile(cells, { sheet: 'Items' }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
