import { parse, CsvError } from 'csv-parse/sync';
import type { candidateColumns } from '#contract/candidate-columns.ts';
import { Pin, SymbolNumber } from '#contract/candidates.ts';
import { toHundredths } from '#exam/marking/hundredths.ts';
import { symbolKey, symbolLook } from '#server/examinations/symbol-keys.ts';
import * as en from '#text/en/candidates-file.ts';
import { inEachLanguage, type Language, type Texts } from '#text/language.ts';
import * as ne from '#text/ne/candidates-file.ts';
import { asciiDigits } from '#text/numbers.ts';
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

type FileTexts = Texts<typeof en>;

/** What is wrong with a cell, in whichever language. */
class Wrong {
  readonly say: (t: FileTexts) => string;
  constructor(say: (t: FileTexts) => string) {
    this.say = say;
  }
}

/** A column: what of its cell goes into the candidate, or what is wrong with it. */
type ReadCell = (cell: string) => Partial<CandidateLine> | Wrong;

const texts = inEachLanguage(en, ne);

/** Who reads each column. */
const columns: Readonly<Record<string, ReadCell>> = {
  symbol_number: (symbolNumber) => {
    if (symbolNumber === '') return new Wrong((t) => t.missing('symbol_number'));
    return SymbolNumber.safeParse(symbolNumber).success
      ? { symbolNumber }
      : new Wrong((t) => t.symbolNumberWrong(quote(symbolNumber)));
  },
  name: (name) => {
    if (name === '') return new Wrong((t) => t.missing('name'));
    return isName(name) ? { name } : new Wrong((t) => t.nameWrong(quote(name)));
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
      : new Wrong((t) => t.groupTooLong);
  },
  extra_minutes: (cell) => {
    const minutes = asciiDigits(cell);
    return /^\d{0,3}$/.test(minutes) && Number(minutes) <= 600
      ? { extraMinutes: Number(minutes) }
      : new Wrong((t) => t.extraMinutesWrong(quote(cell)));
  },
  date_of_birth: (cell) => {
    if (cell === '') return { dateOfBirth: null };
    const dateOfBirth = parseDay(cell);
    return dateOfBirth === undefined ? new Wrong((t) => t.dateWrong(quote(cell))) : { dateOfBirth };
  },
  previous_score: (cell) => {
    if (cell === '') return { previousScore: null };
    const score = asciiDigits(cell);
    return /^\d{1,6}(\.\d{1,2})?$/.test(score)
      ? { previousScore: toHundredths(Number(score)) }
      : new Wrong((t) => t.scoreWrong(quote(cell)));
  },
  pin: (cell) => {
    if (cell === '') return { pin: null };
    const pin = asciiDigits(cell);
    return Pin.safeParse(pin).success ? { pin } : new Wrong((t) => t.pinWrong);
  },
} satisfies Record<(typeof candidateColumns)[number], ReadCell>;

/** A name of up to a hundred letters, without what turns text around or breaks lines. */
export function isName(text: string): boolean {
  return Array.from(text).length <= 100 && !/[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/u.test(text);
}

/**
 * Reads a candidates' file (examination.md, section 4): UTF-8 with or without BOM; comma, semicolon or tab; the columns in any order,
 * `symbol_number` and `name` required; digits of either script. Never throws: whatever is wrong in a line is named with it, in `language`.
 */
export function readCandidatesFile(bytes: Uint8Array, language: Language = 'en'): CandidatesFile {
  const t = texts[language];
  const none = (line: number, { say }: Wrong): CandidatesFile => ({
    candidates: [],
    errors: [{ line, message: say(t) }],
    ignored: [],
  });
  const text = decode(bytes);
  if (text === null) return none(1, new Wrong((say) => say.notUtf8));
  let records: FileLine[];
  try {
    records = readRecords(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What it gives as the line is where it gave up: of a mark that is never closed, the end of the file.
    return none(linesOf(text, Number(error.records)) + 1, new Wrong((say) => say.quotationMark));
  }
  const [head, ...rest] = records;
  if (head === undefined) return none(1, new Wrong((say) => say.emptyFile));
  const header = head.cells.map((cell) => cell.trim().toLowerCase());
  const problem = headerProblem(header);
  if (problem !== null) return none(head.line, problem);
  return { ...readLines(header, rest, t), ignored: header.filter((name) => name !== '' && !(name in columns)) };
}

/** The lines whose symbol numbers look like that of somebody who is there under another one, in `language`. */
export function looksLikeKnown(
  candidates: readonly CandidateLine[],
  known: readonly string[],
  language: Language,
): LineError[] {
  const byLook = new Map(known.map((each) => [symbolLook(each), each]));
  return candidates.flatMap(({ line, symbolNumber }) => {
    const other = byLook.get(symbolLook(symbolNumber));
    if (other === undefined || other === symbolNumber) return [];
    return [{ line, message: texts[language].looksLikeKnown(symbolNumber, other) }];
  });
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

/** The lines of a file one by one, or the first `to` of them. Throws a CsvError. */
function parseLines(text: string, to: number = -1) {
  const [firstLine = ''] = /\S.*/.exec(text) ?? [];
  const delimiter = [';', '\t', ','].find((each) => firstLine.includes(each)) ?? ',';
  return parse(text, { delimiter, info: true, relax_column_count: true, skip_empty_lines: false, to }) as unknown as {
    /** How many lines were read up to its end. */
    readonly info: { readonly lines: number };
    readonly record: readonly string[];
  }[];
}

/** How many lines of the text the first so many records take. */
function linesOf(text: string, records: number): number {
  return records === 0 ? 0 : (parseLines(text, records).at(-1)?.info.lines ?? 0);
}

function readRecords(text: string): FileLine[] {
  let read = 0;
  return parseLines(text)
    .map(({ info, record }) => {
      const line = read + 1;
      read = info.lines;
      return { line, cells: record };
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function headerProblem(header: readonly string[]): Wrong | null {
  const missing = ['symbol_number', 'name'].find((name) => !header.includes(name));
  if (missing !== undefined) return new Wrong((t) => t.noColumn(missing));
  const twice = header.find((name, index) => name in columns && header.indexOf(name) !== index);
  return twice === undefined ? null : new Wrong((t) => t.columnTwice(twice));
}

function readLines(
  header: readonly string[],
  records: readonly FileLine[],
  t: FileTexts,
): Omit<CandidatesFile, 'ignored'> {
  const candidates: CandidateLine[] = [];
  const errors: LineError[] = [];
  /** Where each symbol number stood first, by its look. */
  const first = new Map<string, { readonly line: number; readonly symbolNumber: string }>();
  for (const { line, cells } of records) {
    const { candidate, wrong } = readLine(header, line, cells);
    const { symbolNumber } = candidate;
    if (symbolNumber !== undefined) {
      // १०२३ and 1023 are read out alike, and would be taken for one another; so would two that look the same.
      const look = symbolLook(symbolNumber);
      const before = first.get(look);
      if (before === undefined) first.set(look, { line, symbolNumber });
      else if (symbolKey(before.symbolNumber) === symbolKey(symbolNumber))
        wrong.push(new Wrong((say) => say.alreadyOnLine(symbolNumber, before.line)));
      else wrong.push(new Wrong((say) => say.looksLikeLine(symbolNumber, before.symbolNumber, before.line)));
    }
    for (const { say } of wrong) errors.push({ line, message: say(t) });
    if (wrong.length === 0) candidates.push(candidate as CandidateLine);
  }
  if (records.length === 0) errors.push({ line: 1, message: t.noCandidate });
  return { candidates, errors };
}

/** What a line gives, and all that is wrong in it. */
function readLine(header: readonly string[], line: number, cells: readonly string[]) {
  let candidate: Partial<CandidateLine> = { line };
  if (cells.length !== header.length)
    return { candidate, wrong: [new Wrong((t) => t.otherCells(cells.length, header.length))] };
  const wrong: Wrong[] = [];
  for (const [index, name] of header.entries()) {
    const part = columns[name]?.((cells[index] ?? '').trim().normalize('NFC'));
    if (part instanceof Wrong) wrong.push(part);
    else candidate = { ...candidate, ...part };
  }
  return { candidate, wrong };
}

function short(name: string, take: (cell: string | null) => Partial<CandidateLine>): ReadCell {
  return (cell) =>
    cell.length <= 40 && isName(cell) ? take(cell === '' ? null : cell) : new Wrong((t) => t.shortWrong(name));
}

function quote(cell: string): string {
  return `“${cell.slice(0, 40)}”`;
}
