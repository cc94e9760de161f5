import type { Language } from './language.ts';

const devanagariZero = 0x0966;

/** The digits 0–9 of a text as ०–९; every other sign stays. */
export function devanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(devanagariZero + Number(digit)));
}

/** The digits ०–९ of a text as 0–9; every other sign stays. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
}

/** A number in running text: 1250 is '1250', in Nepali '१२५०'. */
export function numberIn(language: Language, number: number): string {
  return language === 'ne' ? devanagariDigits(String(number)) : String(number);
}
