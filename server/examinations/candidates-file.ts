import { parse, CsvError } from 'csv-parse/sync';
import { toHundredths } from '#exam/marking/hundredths.ts';
import { parseDay } from '#text/parse-day.ts';

/** A candidate as a line of the file gives it. Columns that the file doesn't have are undefined; empty ones are null. */
export interface CandidateLine {
  readonly line: number;
  readonly symbolNumber: string;
  readonly name: string;
  readonly room?: string | null;
  readonly seat?: string | null;
  readonly groups?: readonly string[];
  readonly extraMinutes?: number;
  /** AD, `YYYY-MM-DD`. */
  readonly dateOfBirth?: string | null;
  /** In hundredths. */
  readonly previousScore?: number | null;
  readonly pin?: string | null;
}

/** What is wrong in which line, in words for whoever wrote the file. */
export interface LineError {
  readonly line: number;
  readonly message: string;
}

export interface CandidatesFile {
  readonly candidates: readonly CandidateLine[];
  readonly errors: readonly LineError[];
  /** Columns that mean nothing here. */
  readonly ignored: readonly string[];
}

/** A column: what of its cell goes into the candidate, or a sentence (as an Error) about what is wrong with it. */
type ReadCell = (cell: string) => Partial<CandidateLine> | Error;

const columns: Readonly<Record<string, ReadCell>> = {
  symbol_number: (symbolNumber) =>
    isSymbolNumber(symbolNumber)
      ? { symbolNumber }
      : new Error(
          symbolNumber === ''
            ? 'symbol_number is missing'
            : `symbol_number ${quote(symbolNumber)} is not one to twenty letters, digits, - or /`,
        ),
  name: (name) => {
    if (name === '') return new Error('name is missing');
    return isName(name) ? { name } : new Error(`name ${quote(name)} can not be read, or is longer than 100 letters`);
  },
  room: short('room', (room) => ({ room })),
  seat: short('seat', (seat) => ({ seat })),
  groups: (cell) => {
    const groups = cell
      .split(';')
      .map((group) => group.trim())
      .filter(Boolean);
    return groups.every((group) => group.length <= 80)
      ? { groups: [...new Set(groups)] }
      : new Error('groups holds a name longer than 80 letters');
  },
  extra_minutes: (cell) =>
    /^\d{0,3}$/.test(cell) && Number(cell) <= 600
      ? { extraMinutes: Number(cell) }
      : new Error(`extra_minutes ${quote(cell)} is not a whole number from 0 to 600`),
  date_of_birth: (cell) => {
    if (cell === '') return { dateOfBirth: null };
    const dateOfBirth = parseDay(cell);
    return dateOfBirth === undefined
      ? new Error(`date_of_birth ${quote(cell)} is no date such as 2009-04-30 or BS 2066-01-17`)
      : { dateOfBirth };
  },
  previous_score: (cell) => {
    if (cell === '') return { previousScore: null };
    return /^\d{1,6}(\.\d{1,2})?$/.test(cell)
      ? { previousScore: toHundredths(Number(cell)) }
      : new Error(`previous_score ${quote(cell)} is not a number with at most two places`);
  },
  pin: (pin) => {
    if (pin === '') return { pin: null };
    return isPin(pin) ? { pin } : new Error('pin is not six to twelve digits');
  },
};

/** The header of the file, in its usual order. */
export const candidateColumns: readonly string[] = Object.keys(columns);

/** One to twenty letters, digits, hyphens or slashes. */
export function isSymbolNumber(text: string): boolean {
  return /^[\p{L}\p{M}\p{Nd}/-]{1,20}$/u.test(text);
}

/** Six to twelve digits. */
export function isPin(text: string): boolean {
  return /^\d{6,12}$/.test(text);
}

/** A name of up to a hundred letters, without what turns text around or breaks lines. */
export function isName(text: string): boolean {
  return Array.from(text).length <= 100 && !/[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/u.test(text);
}

/**
 * Reads a candidates' file (examination.md, section 4): UTF-8 with or without BOM; comma, semicolon or tab; the columns in any order,
 * `symbol_number` and `name` required. Never throws: every line that is wrong is named, with the first thing wrong in it.
 */
export function readCandidatesFile(bytes: Uint8Array): CandidatesFile {
  const none = (line: number, message: string): CandidatesFile => ({
    candidates: [],
    errors: [{ line, message }],
    ignored: [],
  });
  const text = decode(bytes);
  if (text === null) return none(1, 'The file is not in UTF-8. Save it as “CSV UTF-8” and try again');
  let records: FileLine[];
  try {
    records = readRecords(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return none(Number(error.lines ?? 1) || 1, 'A quotation mark is not closed, or stands in the middle of a cell');
  }
  const [head, ...rest] = records;
  if (head === undefined) return none(1, 'The file is empty');
  const header = head.cells.map((cell) => cell.trim().toLowerCase());
  const problem = headerProblem(header);
  if (problem !== null) return none(head.line, problem);
  return { ...readLines(header, rest), ignored: header.filter((name) => name !== '' && !(name in columns)) };
}

interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function readRecords(text: string): FileLine[] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [';', '\t', ','].find((each) => firstLine.includes(each)) ?? ',';
  let read = 0;
  const rows = parse(text, { delimiter, info: true, relax_column_count: true, skip_empty_lines: false }) as unknown as {
    readonly info: { readonly lines: number };
    readonly record: readonly string[];
  }[];
  return rows
    .map(({ info, record }) => {
      const line = read + 1;
      read = info.lines;
      return { line, cells: record };
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function headerProblem(header: readonly string[]): string | null {
  const missing = ['symbol_number', 'name'].find((name) => !header.includes(name));
  if (missing !== undefined) return `The header has no column ${missing}`;
  const twice = header.find((name, index) => name in columns && header.indexOf(name) !== index);
  return twice === undefined ? null : `The header has the column ${twice} twice`;
}

function readLines(header: readonly string[], records: readonly FileLine[]): Omit<CandidatesFile, 'ignored'> {
  const candidates: CandidateLine[] = [];
  const errors: LineError[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of records) {
    const candidate = readLine(header, line, cells);
    const before = candidate instanceof Error ? undefined : lineOf.get(candidate.symbolNumber);
    if (candidate instanceof Error) errors.push({ line, message: candidate.message });
    else if (before !== undefined)
      errors.push({ line, message: `symbol_number ${candidate.symbolNumber} is already on line ${before}` });
    else {
      lineOf.set(candidate.symbolNumber, line);
      candidates.push(candidate);
    }
  }
  if (records.length === 0) errors.push({ line: 1, message: 'There is no candidate below the header' });
  return { candidates, errors };
}

function readLine(header: readonly string[], line: number, cells: readonly string[]): CandidateLine | Error {
  if (cells.length !== header.length)
    return new Error(`This line has ${cells.length} cells, the header has ${header.length}`);
  let candidate: Partial<CandidateLine> = { line };
  for (const [index, name] of header.entries()) {
    const part = columns[name]?.((cells[index] ?? '').trim().normalize('NFC'));
    if (part instanceof Error) return part;
    candidate = { ...candidate, ...part };
  }
  return candidate as CandidateLine;
}

function short(name: string, take: (cell: string | null) => Partial<CandidateLine>): ReadCell {
  return (cell) =>
    cell.length <= 40 && isName(cell)
      ? take(cell === '' ? null : cell)
      : new Error(`${name} is longer than 40 letters, or can not be read`);
}

function quote(cell: string): string {
  return `“${cell.slice(0, 40)}”`;
}
