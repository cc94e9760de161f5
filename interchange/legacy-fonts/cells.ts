import { convertRecognised, recogniseLegacy } from './recognise.ts';
import { toUnicode } from './to-unicode.ts';
import type { LegacyFont } from './tables.ts';

/** A table cell whose text is in a legacy font (from before Unicode). */
export interface LegacyCell {
  /** The text as the file has it. */
  readonly typed: string;
  readonly text: string;
  /** The parts that could not be converted with certainty, in the old letters. */
  readonly unsure: readonly string[];
  /** Other possible readings: what fonts with other keys would show, and the text as it is. */
  readonly alternatives: readonly { readonly font: LegacyFont | null; readonly text: string }[];
}

/** How many cells are judged together as one line. A name alone is too short to judge. */
const together = 8;

/** The likely legacy font of a column of cells, also of names; null for Unicode and English. */
export function recogniseColumn(cells: readonly string[]): LegacyFont | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const lines = Array.from({ length: Math.ceil(filled.length / together) }, (_, nth) =>
    filled.slice(nth * together, (nth + 1) * together).join(' '),
  );
  return recogniseLegacy(lines.join('\n'));
}

/**
 * Converts a cell to Unicode. With `isNamed`, `font` comes from the file and applies to all of the cell. Otherwise it
 * comes from `recogniseColumn`, and English words, numbers and formulas in the cell stay.
 */
export function convertCell(cell: string, font: LegacyFont, isNamed: boolean): LegacyCell {
  const convert = isNamed ? toUnicode : convertRecognised;
  const { text, unsure } = convert(cell, font);
  const others = (['preeti', 'himalaya'] as const).filter((other) => other !== font);
  const alternatives = [
    { font, text: toUnicode(cell, font).text },
    ...others.map((other) => ({ font: other, text: convert(cell, other).text })),
    { font: null, text: cell },
  ].filter((other, place, all) => other.text !== text && all.findIndex((each) => each.text === other.text) === place);
  return { typed: cell, text, unsure, alternatives };
}
