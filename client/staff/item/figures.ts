import { language } from '#messages/language.ts';
import { marksFigure } from '#text/marks.ts';
import { digitsIn, numberIn } from '#text/numbers.ts';

/** Marks as they stand in tables; a dash where there are none. */
export function marksOf(marks: number | null | undefined): string {
  return marks === null || marks === undefined ? '–' : marksFigure(marks);
}

/** A mean or the like of marks, with one place; a dash where there is none. */
export function onePlace(value: number | null): string {
  return value === null ? '–' : value.toFixed(1).replace('-', '−');
}

/** A share or a correlation, with two places; a dash where there is none. */
export function twoPlaces(value: number | null): string {
  return value === null ? '–' : value.toFixed(2).replace('-', '−');
}

/** Any of these within a sentence, in the digits of the page's language. */
export function inText(figure: string | number): string {
  return typeof figure === 'number' ? numberIn(language, figure) : digitsIn(language, figure);
}

/** How many, or which place, as it stands in tables; a dash where there is none. */
export function countOf(count: number | null | undefined): string {
  return count === null || count === undefined ? '–' : numberIn('en', count);
}
