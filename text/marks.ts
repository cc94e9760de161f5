import type { Language } from './language.ts';
import { digitsIn } from './numbers.ts';

/** Marks as digits: whole ones without decimals, 61, all others with two, 61.50, with a real minus sign. */
export function marksFigure(marks: number): string {
  const text = Number.isInteger(marks) ? String(Math.abs(marks)) : Math.abs(marks).toFixed(2);
  return marks < 0 ? `−${text}` : text;
}

/** Marks within a sentence, in the digits of its language. */
export function marksIn(language: Language, marks: number): string {
  return digitsIn(language, marksFigure(marks));
}
