import type { CandidateColumn } from '#contract/candidate-columns.ts';
import { convertCell, recogniseColumn } from '#interchange/legacy-fonts/cells.ts';
import type { LegacyFont } from '#interchange/legacy-fonts/tables.ts';
import { toUnicode } from '#interchange/legacy-fonts/to-unicode.ts';
import type { TableRow } from '#server/features/bank/interchange/table-read.ts';

/** Columns that hold words; their letters show a font. */
const wordColumns = new Set<CandidateColumn | null>(['name', 'room', 'seat', 'groups', 'gender']);

/** The look of digits and days in a font where shift makes digits. No other cell of a list has only these signs. */
const digitsWithShift = /^[\s÷=.]*(?:[!@#$%^&*()][\s÷=.]*)+$/;

/** A cell that was, or would be, turned into Unicode. */
export interface MadeCell {
  readonly line: number;
  /** The place of its column, from 0. */
  readonly place: number;
  readonly typed: string;
  readonly text: string;
  /** The parts that could not be read, in the old letters. */
  readonly unsure: readonly string[];
}

/** Turns cells into Unicode whose font, by its name, is from before Unicode; the whole cell has that font. */
export function withoutNamedFonts(rows: readonly TableRow[]): {
  readonly rows: readonly TableRow[];
  readonly font: LegacyFont | null;
  readonly made: readonly MadeCell[];
} {
  const made: MadeCell[] = [];
  let font: LegacyFont | null = null;
  const changed = rows.map((row) => {
    if (row.legacy === undefined) return row;
    const cells = [...row.cells];
    for (const [key, cell] of Object.entries(row.legacy)) {
      const place = Number(key);
      font ??= cell.font;
      cells[place] = cell.text;
      made.push({ line: row.line, place, typed: cell.typed, text: cell.text, unsure: cell.unsure });
    }
    return { ...row, cells };
  });
  return { rows: changed, font, made };
}

/**
 * Turns cells into Unicode that seem to have such a font without a name. Each column of words is judged by itself. If
 * one does, numbers and days typed with shift are turned too. `names` says what each column is.
 */
export function withoutRecognisedFonts(
  rows: readonly TableRow[],
  names: readonly (CandidateColumn | null)[],
): ReturnType<typeof withoutNamedFonts> & {
  /** Names that may also be English words and stay, with what they would be in the font. */
  readonly left: readonly MadeCell[];
} {
  const fonts = names.map((name, place) =>
    wordColumns.has(name)
      ? recogniseColumn(rows.map(({ cells, legacy }) => (legacy?.[place] === undefined ? (cells[place] ?? '') : '')))
      : null,
  );
  const font = fonts[names.indexOf('name')] ?? fonts.find((each) => each !== null) ?? null;
  if (font === null) return { rows, font, made: [], left: [] };
  const made: MadeCell[] = [];
  const left: MadeCell[] = [];
  const convert = (typed: string, place: number) => {
    const own = fonts[place];
    if (own) return convertCell(typed, own, false);
    const isDigits = names[place] !== null && !wordColumns.has(names[place] ?? null) && digitsWithShift.test(typed);
    return isDigits ? toUnicode(typed, font) : null;
  };
  const changed = rows.map((row) => ({
    ...row,
    cells: row.cells.map((typed, place) => {
      const cell = row.legacy?.[place] === undefined && typed.trim() !== '' ? convert(typed, place) : null;
      if (cell === null) return typed;
      if (cell.text === typed) {
        const whole = names[place] === 'name' && !/[\u0900-\u097f]/.test(typed) ? toUnicode(typed, font) : null;
        if (whole?.unsure.length === 0) left.push({ line: row.line, place, typed, ...whole });
        return typed;
      }
      made.push({ line: row.line, place, typed, text: cell.text, unsure: cell.unsure });
      return cell.text;
    }),
  }));
  return { rows: changed, font, made, left };
}
