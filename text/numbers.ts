import type { Language } from './language.ts';

const devanagariZero = 0x0966;

/** The places of commas: Nepal counts by lakh, with groups of two digits above the thousands. */
const byLakh = /\B(?=(\d{2})*\d{3}$)/g;
const byThousand = /\B(?=(\d{3})+$)/g;

/** Turns the digits 0–9 of a text into ०–९; other signs stay. */
export function devanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(devanagariZero + Number(digit)));
}

/** Turns the digits of a text into those of its language. */
export function digitsIn(language: Language, text: string): string {
  return language === 'ne' ? devanagariDigits(text) : text;
}

/** Turns the digits ०–९ of a text into 0–9; other signs stay. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
}

/**
 * A quantity: 1250 is '1,250', in Nepali '१,२५०', and 125000 '१,२५,०००'. Not for a number that is a name, such as a
 * year.
 */
export function numberIn(language: Language, number: number): string {
  const [whole = '', ...places] = String(number).split('.');
  const text = [whole.replace(language === 'ne' ? byLakh : byThousand, ','), ...places].join('.');
  return digitsIn(language, text);
}
