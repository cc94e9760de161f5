import { CsvError, parse } from 'csv-parse/sync';
import { textOf } from '#interchange/decode.ts';
import { candidateHeadings } from '#interchange/heading-words.ts';
import { mostColumns, recogniseHeadings, type HeadingWords } from '#interchange/headings.ts';
import { refusalOf } from '#interchange/recognise.ts';
import { mostRows, type TableReading, type TableRow } from './table-read.ts';

/** The sign that means "text". An export puts it before a cell that a spreadsheet would run. */
const guard = /^'(?=[=+\-@\t\r])/;
/** How many lines are read to tell the separator of the cells. */
const firstLines = 15;

/**
 * Reads a table of candidates from a text in any known encoding. Its cells are separated by a semicolon, a tab or a
 * comma. The one that gives the most known headings is taken. Never throws.
 */
export function readTextTable(bytes: Uint8Array): TableReading {
  if (bytes.length === 0) return { problem: 'empty', line: 1 };
  if (refusalOf(bytes) !== null) return { problem: 'no-table', line: 1 };
  const text = textOf(bytes);
  if (text.includes('\0')) return { problem: 'no-table', line: 1 };
  const delimiter = delimiterOf(text, candidateHeadings);
  let rows: readonly TableRow[];
  try {
    rows = readRows(text, delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser gives the line where it stopped. If a quotation mark is never closed, that is the end of the file.
    return { problem: 'quotation-mark', line: linesOf(text, delimiter, Number(error.records)) + 1 };
  }
  if (rows.length === 0) return { problem: 'empty', line: 1 };
  return rows.length > mostRows ? { problem: 'too-much', line: 1 } : { rows, isSheet: false };
}

/**
 * The separator of a text's cells: the semicolon, tab or comma that gives the most known headings. If fewer than two
 * headings are known, it is the one that occurs most in the first line.
 */
export function delimiterOf<Name extends string>(text: string, words: HeadingWords<Name>): string {
  const lines = text.slice(0, 20_000).split('\n', firstLines);
  const signs = [';', '\t', ','].map((sign) => ({
    sign,
    known: Math.max(...lines.map((line) => knownIn(line.split(sign), words))),
  }));
  const most = Math.max(...signs.map(({ known }) => known));
  const [firstLine = ''] = /\S.*/.exec(text) ?? [];
  if (most > 1) return signs.find(({ known }) => known === most)?.sign ?? ',';
  const [first] = [',', ';', '\t'].sort((a, b) => firstLine.split(b).length - firstLine.split(a).length);
  return first ?? ',';
}

function knownIn<Name extends string>(cells: readonly string[], words: HeadingWords<Name>): number {
  const plain = cells.map((cell) => cell.replace(/"/g, ''));
  return recogniseHeadings(plain, words).filter((name) => name !== null).length;
}

/** Yields the lines of a text, or only the first `to` of them. Throws a CsvError. */
function parseLines(text: string, delimiter: string, to: number = -1) {
  return parse(text, { delimiter, info: true, relax_column_count: true, skip_empty_lines: false, to }) as unknown as {
    /** How many lines of the text were read up to the end of the record. */
    readonly info: { readonly lines: number };
    readonly record: readonly string[];
  }[];
}

/** How many lines of the text its first `records` records take. */
function linesOf(text: string, delimiter: string, records: number): number {
  return records === 0 ? 0 : (parseLines(text, delimiter, records).at(-1)?.info.lines ?? 0);
}

function readRows(text: string, delimiter: string): TableRow[] {
  let read = 0;
  return parseLines(text, delimiter)
    .map(({ info, record }) => {
      const line = read + 1;
      read = info.lines;
      return { line, cells: record.slice(0, mostColumns).map((cell) => cell.replace(guard, '')) };
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
