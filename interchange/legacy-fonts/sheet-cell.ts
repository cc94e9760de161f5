import type { LegacyFont } from './tables.ts';
import { toUnicode } from './to-unicode.ts';

/** A cell of a sheet in a legacy font (from before Unicode), told by the font's name. */
export interface LegacySheetCell {
  readonly font: LegacyFont;
  readonly typed: string;
  readonly text: string;
  readonly unsure: readonly string[];
}

/** A part of a cell's text. */
export interface Run {
  readonly text: string;
  /** Null for a Unicode font; undefined if the run has the font of its cell. */
  readonly font: LegacyFont | null | undefined;
}

/** The text of a cell's runs; `ofCell` is the cell's own font. Undefined if all runs are in Unicode fonts. */
export function legacyCellOf(runs: readonly Run[], ofCell: LegacyFont | null): LegacySheetCell | undefined {
  const fonts = runs.map(({ font }) => (font === undefined ? ofCell : font));
  const font = fonts.find((each) => each !== null);
  if (font === undefined) return undefined;
  const made = runs.map(({ text }, place) => {
    const own = fonts[place] ?? null;
    return own === null ? { text, unsure: [] } : toUnicode(text, own);
  });
  const typed = runs.map(({ text }) => text).join('');
  return { font, typed, text: made.map(({ text }) => text).join(''), unsure: made.flatMap(({ unsure }) => unsure) };
}
