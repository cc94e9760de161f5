import { convertRecognised, recogniseLegacy } from './recognise.ts';
import { toUnicode } from './to-unicode.ts';
import type { LegacyFont } from './tables.ts';

/** A cell of a table whose text is of a font from before Unicode. */
export interface LegacyCell {
  /** As the file has it. */
  readonly typed: string;
  readonly text: string;
  /** What of it could not be told for certain, in the old letters. */
  readonly unsure: readonly string[];
  /** What else it may be: what fonts with other keys would show, and the text as it is. */
  readonly alternatives: readonly { readonly font: LegacyFont | null; readonly text: string }[];
}

/** So many cells together are judged as one line: a name alone is too short for that. */
const together = 8;

/** The font that a column of cells, names too, seems to be written in; null for Unicode and English. */
export function recogniseColumn(cells: readonly string[]): LegacyFont | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const lines = Array.from({ length: Math.ceil(filled.length / together) }, (_, nth) =>
    filled.slice(nth * together, (nth + 1) * together).join(' '),
  );
  return recogniseLegacy(lines.join('\n'));
}

/**
 * Makes Unicode of a cell. `font` is the cell's own, by its name (then all of it is of that font), or what
 * `recogniseColumn` says of its column (then English words, numbers and formulas in it stay).
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
