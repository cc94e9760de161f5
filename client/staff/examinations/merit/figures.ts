import { language } from '#messages/language.ts';
import { devanagariDigits } from '#text/numbers.ts';

/** Marks as they stand in tables and files: 61 or 61.25. */
export function marksOf(marks: number | null): string {
  if (marks === null) return '–';
  const text = Number.isInteger(marks) ? String(Math.abs(marks)) : Math.abs(marks).toFixed(2);
  return marks < 0 ? `−${text}` : text;
}

/** A share or a correlation, with two places; a dash where there is none. */
export function twoPlaces(value: number | null): string {
  return value === null ? '–' : value.toFixed(2).replace('-', '−');
}

/** Any of these within a sentence, in the digits of the page's language. */
export function inText(figure: string | number): string {
  return language === 'ne' ? devanagariDigits(String(figure)) : String(figure);
}

/** What an option is called in the paper's own order. */
export function letterAt(place: number): string {
  return 'ABCDEF'.charAt(place);
}
