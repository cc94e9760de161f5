import type { LegacyFont } from './tables.ts';
import { toUnicode } from './to-unicode.ts';

/** A cell of a sheet whose text is of a font from before Unicode, by that font's name. */
export interface LegacySheetCell {
  readonly font: LegacyFont;
  readonly typed: string;
  readonly text: string;
  readonly unsure: readonly string[];
}

/** A part of a cell's text. */
export interface Run {
  readonly text: string;
  /** Null for a font of Unicode; undefined where a run has the cell's. */
  readonly font: LegacyFont | null | undefined;
}

/** What a cell's runs show, `ofCell` being its own font; undefined where none of them is of such a font. */
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
