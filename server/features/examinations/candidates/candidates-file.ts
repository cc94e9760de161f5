import { allCandidateColumns, type CandidateColumn } from '#contract/candidate-columns.ts';
import {
  CandidateName,
  mostExtraMinutes,
  nameLetters,
  NewCandidate,
  phoneLetters,
  Pin,
  ShortName,
  SymbolNumber,
  type CandidatesImport,
  type Gender,
} from '#contract/candidates.ts';
import { candidateHeadings } from '#interchange/heading-words.ts';
import { cut, findHead, foundColumns, recogniseHeadings } from '#interchange/headings.ts';
import type { LegacyFont } from '#interchange/legacy-fonts/tables.ts';
import { withoutNamedFonts, withoutRecognisedFonts, type MadeCell } from './legacy-cells.ts';
import type { TableReading, TableRow } from '#server/features/bank/interchange/table-read.ts';
import { symbolKey, symbolLook } from './symbol-keys.ts';
import * as en from '#text/en/candidates-file.ts';
import { inEachLanguage, type Language, type Texts } from '#text/language.ts';
import * as ne from '#text/ne/candidates-file.ts';
import { asciiDigits } from '#text/numbers.ts';
import { parseBirthDay, type DayForm } from '#text/parse-birth-day.ts';

/** A candidate as a line of the file gives it. Fields without a column are undefined; empty cells are null. */
export interface CandidateLine
  extends Pick<NewCandidate, 'symbolNumber' | 'name'>, Partial<Omit<NewCandidate, 'symbolNumber' | 'name'>> {
  readonly line: number;
}

/** What is wrong in which line, in words for the author of the file. */
export interface LineError {
  readonly line: number;
  readonly message: string;
}

export interface CandidatesFile {
  readonly candidates: readonly CandidateLine[];
  readonly errors: readonly LineError[];
  /** Lines that are imported but look wrong. */
  readonly doubts: readonly LineError[];
  /** Columns that the import does not know. */
  readonly ignored: readonly string[];
  /** The meaning that was found for each column. */
  readonly columns: NonNullable<CandidatesImport['columns']>;
  /** The questions about its dates that must be answered before they can be read. */
  readonly asks: readonly ('calendar' | 'order')[];
  /** The cells in a font from before Unicode, line by line. */
  readonly legacy?: NonNullable<CandidatesImport['legacy']>;
}

/** No candidate's cell has more letters, and the readers are slow on long texts. */
const mostLetters = 1000;
/** The most lines of such a font that are shown. */
const mostShown = 1000;

/** What a person has said about a file, beyond its content. */
export interface FileChoices extends DayForm {
  /** The meaning of each column, in their order; null for an ignored column. */
  readonly is?: readonly (CandidateColumn | null)[] | undefined;
  /** Keeps text of a font from before Unicode as it is. */
  readonly keepsLegacy?: boolean;
  readonly language?: Language;
}

type FileTexts = Texts<typeof en>;

/** An error in a cell, in any language. */
class Wrong {
  readonly say: (t: FileTexts) => string;
  readonly ask: 'calendar' | 'order' | undefined;
  constructor(say: (t: FileTexts) => string, ask?: 'calendar' | 'order') {
    this.say = say;
    this.ask = ask;
  }
}

/** Reads a cell of a column: returns its fields of the candidate, or an error. */
type ReadCell = (cell: string, days: DayForm) => Partial<CandidateLine> | Wrong;

const texts = inEachLanguage(en, ne);

/** The reader of each column. */
const columns: Readonly<Record<CandidateColumn, ReadCell>> = {
  symbol_number: (cell) => {
    const symbolNumber = cell.replace(/^(\d+)\.0+$/, '$1');
    if (symbolNumber === '') return new Wrong((t) => t.missing('symbol_number'));
    return SymbolNumber.safeParse(symbolNumber).success
      ? { symbolNumber }
      : new Wrong((t) => t.symbolNumberWrong(quote(symbolNumber)));
  },
  name: (name) => {
    if (name === '') return new Wrong((t) => t.missing('name'));
    return CandidateName.safeParse(name).success ? { name } : new Wrong((t) => t.nameWrong(quote(name)));
  },
  room: short('room', (room) => ({ room })),
  seat: short('seat', (seat) => ({ seat })),
  groups: (cell) => {
    const groups = cell
      .split(';')
      .map((group) => group.trim())
      .filter(Boolean);
    return groups.every((group) => ShortName.safeParse(group).success)
      ? { groups: [...new Set(groups)] }
      : new Wrong((t) => t.groupWrong(nameLetters));
  },
  extra_minutes: (cell) => {
    const minutes = asciiDigits(cell).replace(/\s*(?:min(?:ute)?s?\.?|मिनेट)$/i, '');
    return /^\d*$/.test(minutes) && Number(minutes) <= mostExtraMinutes
      ? { extraMinutes: Number(minutes) }
      : new Wrong((t) => t.extraMinutesWrong(quote(cell), mostExtraMinutes));
  },
  date_of_birth: (cell, days) => {
    if (isNone(cell)) return { dateOfBirth: null };
    const read = parseBirthDay(cell, days);
    if (read === undefined) return new Wrong((t) => t.dateWrong(quote(cell)));
    return 'day' in read ? { dateOfBirth: read.day } : new Wrong((t) => t.dateUnclear(quote(cell)), read.ask);
  },
  previous_score: (cell) => {
    if (isNone(cell)) return { previousScore: null };
    const score = asciiDigits(cell).replace(/\s*%$/, '');
    return /^\d{1,6}(\.\d{1,2})?$/.test(score)
      ? { previousScore: Number(score) }
      : new Wrong((t) => t.scoreWrong(quote(cell)));
  },
  phone: (cell) => {
    if (isNone(cell)) return { phone: null };
    const phone = asciiDigits(cell).replace(/^(\d+)\.0+$/, '$1');
    return NewCandidate.shape.phone.safeParse(phone).success
      ? { phone }
      : new Wrong((t) => t.shortWrong('phone', phoneLetters));
  },
  email: (cell) => {
    if (isNone(cell)) return { email: null };
    const email = cell.replace(/^mailto:/i, '');
    return NewCandidate.shape.email.safeParse(email).success ? { email } : new Wrong((t) => t.emailWrong(quote(cell)));
  },
  gender: (cell) => {
    if (isNone(cell)) return { gender: null };
    const gender = genders.find(([, words]) => words.test(cell))?.[0];
    return gender === undefined ? new Wrong((t) => t.genderWrong(quote(cell))) : { gender };
  },
  pin: (cell) => {
    if (cell === '') return { pin: null };
    const pin = asciiDigits(cell);
    return Pin.safeParse(pin).success ? { pin } : new Wrong((t) => t.pinWrong);
  },
};

const genders: readonly (readonly [Gender, RegExp])[] = [
  ['female', /^(?:f|female|girl|woman|महिला|स्त्री|छात्रा|केटी)\.?$/i],
  ['male', /^(?:m|male|boy|man|पुरुष|पुरूष|छात्र|केटा)\.?$/i],
  ['other', /^(?:o|others?|third(?: gender)?|अन्य|तेस्रो(?: लिङ्गी)?)\.?$/i],
];

/** Whether a cell says that it has no value. */
function isNone(cell: string): boolean {
  return /^(?:[-–—]*|n\/?a|nil|none|छैन)$/i.test(cell);
}

/** The symbol number in a template's example, in either language. */
export const exampleSymbolNumbers: readonly string[] = ['EXAMPLE', 'उदाहरण'];

/**
 * Reads a table of candidates (docs/rules/examination.md, section 4). Columns may be in any order, under the contract's
 * names or usual headings. Symbol number and name are required. Digits may be of either script. Never throws: every
 * error is returned with its line.
 */
export function readCandidates(table: TableReading, said: FileChoices = {}): CandidatesFile {
  const t = texts[said.language ?? 'en'];
  const none = { candidates: [], errors: [], doubts: [], ignored: [], columns: [], asks: [] };
  if ('problem' in table) return { ...none, errors: [{ line: table.line, message: t.problems[table.problem] }] };
  const named = withoutNamedFonts(table.rows);
  const rows = said.keepsLegacy ? table.rows : named.rows;
  const at = findHead(
    rows.map(({ cells }) => cells),
    candidateHeadings,
  );
  const head = rows[at];
  if (head === undefined) return { ...none, errors: [{ line: 1, message: t.problems.empty }] };
  const headings = head.cells.map((cell) => cell.trim());
  const names = said.is ? headings.map((_, place) => said.is?.[place] ?? null) : namesOf(headings);
  const below = rows.slice(at + 1).filter((row) => !isExample(row, names));
  const recognised = withoutRecognisedFonts(below, names);
  const rest = said.keepsLegacy ? below : recognised.rows;
  const made = [...named.made.filter(({ line }) => line > head.line), ...recognised.made];
  const font = named.font ?? recognised.font;
  const found = {
    ...none,
    columns: foundColumns(
      headings,
      names,
      rest.map(({ cells }) => cells),
    ).map((column) => ({ ...column, first: [...column.first] })),
    ignored: headings
      .filter((heading, place) => heading !== '' && names[place] === null)
      .filter((heading) => said.is !== undefined || !isSerial(heading))
      .map((heading) => cut(heading.toLowerCase(), 80)),
    ...(font !== null && { legacy: legacyOf(font, made, said.keepsLegacy ?? false) }),
  };
  const problem = headerProblem(said.is ? [] : headings, names);
  if (problem !== null) return { ...found, errors: [{ line: head.line, message: problem.say(t) }] };
  const { order, calendar, today } = said;
  const days = { order, calendar, today, column: calendarOf(headings[names.indexOf('date_of_birth')]) };
  const read = readLines(names, table.isSheet ? rest.map(asInSheet) : rest, days, t);
  const unsure = said.keepsLegacy ? [] : made.filter((cell) => cell.unsure.length > 0 && names[cell.place] !== null);
  const doubts = unsure.map((cell) => ({
    line: cell.line,
    message: t.legacyUnsure(names[cell.place] ?? '', cut(cell.unsure.join(' '), 60)),
  }));
  const left = said.keepsLegacy ? [] : recognised.left;
  for (const cell of left) doubts.push({ line: cell.line, message: t.legacyLeft(quote(cell.typed), quote(cell.text)) });
  return { ...found, ...read, doubts: [...doubts, ...lostZeros(rest, names, t)] };

  /** Makes a row as wide as the head; other cells don't count. A sheet shows 98 % and stores 0.98. */
  function asInSheet(row: TableRow): TableRow {
    const cells = headings.map((_, place) => row.cells[place] ?? '');
    return { ...row, cells: cells.map((cell, place) => (isPercentage(place) ? ofHundred(cell) : cell)) };
  }
  function isPercentage(place: number): boolean {
    return names[place] === 'previous_score' && /percent|%|प्रतिशत/i.test(headings[place] ?? '');
  }
}

/** The lines whose symbol numbers look like another number that is known already, in `language`. */
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

function namesOf(headings: readonly string[]): (CandidateColumn | null)[] {
  return recogniseHeadings(headings, candidateHeadings).map((name) => (name === 'serial' ? null : name));
}

function isSerial(heading: string): boolean {
  return recogniseHeadings([heading], candidateHeadings)[0] === 'serial';
}

function isExample({ cells }: TableRow, names: readonly (CandidateColumn | null)[]): boolean {
  const symbolNumber = (cells[names.indexOf('symbol_number')] ?? '').trim();
  return [...exampleSymbolNumbers, exampleSymbolNumbers.join(' ')].includes(symbolNumber);
}

/** What a font has in the file and what it shows, with the cells of a line together. */
function legacyOf(font: LegacyFont, made: readonly MadeCell[], kept: boolean): NonNullable<CandidatesImport['legacy']> {
  const byLine = new Map<number, MadeCell[]>();
  for (const cell of made) byLine.set(cell.line, [...(byLine.get(cell.line) ?? []), cell]);
  const lines = [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([line, cells]) => {
      const inOrder = [...cells].sort((a, b) => a.place - b.place);
      const join = (what: 'typed' | 'text') => cut(inOrder.map((cell) => cell[what].trim()).join(' | '), 300);
      return { line, typed: join('typed'), text: join('text') };
    });
  return { font, kept, lines: lines.slice(0, mostShown), more: Math.max(0, lines.length - mostShown) };
}

/** The calendar that a heading names; undefined if it names both or neither. */
function calendarOf(heading = ''): 'AD' | 'BS' | undefined {
  const isBikram = /\bB\.?\s?S\b|[वब]ि\.?\s?सं/i.test(heading);
  const isGregorian = /\bA\.?\s?D\b|[इई]\.?\s?सं/i.test(heading);
  if (isBikram === isGregorian) return undefined;
  return isBikram ? 'BS' : 'AD';
}

function headerProblem(headings: readonly string[], names: readonly (CandidateColumn | null)[]): Wrong | null {
  const missing = (['symbol_number', 'name'] as const).find((name) => !names.includes(name));
  if (missing !== undefined) return new Wrong((t) => t.noColumn(missing));
  const lower = headings.map((heading) => heading.toLowerCase());
  const twice = allCandidateColumns.find(
    (name) =>
      lower.filter((heading) => heading === name).length > 1 || names.filter((each) => each === name).length > 1,
  );
  return twice === undefined ? null : new Wrong((t) => t.columnTwice(twice));
}

/**
 * Cells that a spreadsheet has turned into numbers and that are shorter than the others: `00380525` becomes `380525`.
 */
function lostZeros(rows: readonly TableRow[], names: readonly (CandidateColumn | null)[], t: FileTexts): LineError[] {
  return (['symbol_number', 'pin'] as const).flatMap((name) => {
    const place = names.indexOf(name);
    const cells = rows.map(({ line, cells: all }) => ({ line, cell: (all[place] ?? '').trim() }));
    const digits = cells.filter(({ cell }) => /^\d+$/.test(cell));
    const usual = digits.map(({ cell }) => cell.length).sort((a, b) => a - b)[digits.length >> 1] ?? 0;
    // A count of lines is 1, 2 … 10. Only a number that lost its zeros is short among long ones, with no leading zero.
    const longest = Math.max(0, ...digits.map(({ cell }) => cell.length));
    const hasZeros = digits.some(({ cell }) => cell.startsWith('0'));
    const full = hasZeros ? longest : usual;
    if (place < 0 || full < 4) return [];
    return digits
      .filter(({ cell }) => cell.length < full && !cell.startsWith('0'))
      .map(({ line, cell }) => ({ line, message: t.lostZeros(name, cell, full) }));
  });
}

function readLines(
  names: readonly (CandidateColumn | null)[],
  records: readonly TableRow[],
  days: DayForm,
  t: FileTexts,
): Pick<CandidatesFile, 'candidates' | 'errors' | 'asks'> {
  const candidates: CandidateLine[] = [];
  const errors: LineError[] = [];
  /** Where each symbol number came first, by its look. */
  const first = new Map<string, { readonly line: number; readonly symbolNumber: string }>();
  const asks = new Set<'calendar' | 'order'>();
  for (const { line, cells } of records) {
    const { candidate, wrong } = readLine(names, line, cells, days);
    const { symbolNumber } = candidate;
    if (symbolNumber !== undefined) {
      // १०२३ and 1023 sound the same when read out, so they would be confused; so would two that look the same.
      const look = symbolLook(symbolNumber);
      const before = first.get(look);
      if (before === undefined) first.set(look, { line, symbolNumber });
      else if (symbolKey(before.symbolNumber) === symbolKey(symbolNumber))
        wrong.push(new Wrong((say) => say.alreadyOnLine(symbolNumber, before.line)));
      else wrong.push(new Wrong((say) => say.looksLikeLine(symbolNumber, before.symbolNumber, before.line)));
    }
    for (const { say, ask } of wrong) {
      errors.push({ line, message: say(t) });
      if (ask !== undefined && days[ask] === undefined && (ask === 'order' || days.column === undefined)) asks.add(ask);
    }
    if (wrong.length === 0) candidates.push(candidate as CandidateLine);
  }
  if (records.length === 0) errors.push({ line: 1, message: t.noCandidate });
  return { candidates, errors, asks: [...asks] };
}

/** The candidate that a line gives, and all errors in it. */
function readLine(names: readonly (CandidateColumn | null)[], line: number, cells: readonly string[], days: DayForm) {
  let candidate: Partial<CandidateLine> = { line };
  if (cells.length !== names.length)
    return { candidate, wrong: [new Wrong((t) => t.otherCells(cells.length, names.length))] };
  const wrong: Wrong[] = [];
  for (const [index, name] of names.entries()) {
    if (name === null) continue;
    const cell = (cells[index] ?? '').trim().normalize('NFC');
    const part = cell.length > mostLetters ? new Wrong((t) => t.cellTooLong(name)) : columns[name](cell, days);
    if (part instanceof Wrong) wrong.push(part);
    else candidate = { ...candidate, ...part };
  }
  return { candidate, wrong };
}

function short(name: string, take: (cell: string | null) => Partial<CandidateLine>): ReadCell {
  return (cell) =>
    cell === '' || ShortName.safeParse(cell).success
      ? take(cell === '' ? null : cell)
      : new Wrong((t) => t.shortWrong(name, nameLetters));
}

/** Turns a part of one into a part of a hundred; other numbers stay. */
function ofHundred(cell: string): string {
  return /^(?:0?\.\d+|1)$/.test(cell) ? String(Math.round(Number(cell) * 10_000) / 100) : cell;
}

function quote(cell: string): string {
  return `“${cell.slice(0, 40)}”`;
}
