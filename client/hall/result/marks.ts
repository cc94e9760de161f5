import { language } from '#messages/language.ts';
import { devanagariDigits } from '#text/numbers.ts';

/** Marks as a figure beside others: 61 and 61.25, with a real minus sign. */
export function marksFigure(marks: number): string {
  const text = Number.isInteger(marks) ? String(Math.abs(marks)) : Math.abs(marks).toFixed(2);
  return marks < 0 ? `−${text}` : text;
}

/** The same within a sentence, in the digits of the page's language. */
export function marksInText(marks: number): string {
  return language === 'ne' ? devanagariDigits(marksFigure(marks)) : marksFigure(marks);
}
