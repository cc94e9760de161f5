import type { Language } from './language.ts';

const devanagariZero = 0x0966;

/** Where commas stand: Nepal counts by lakh, two digits a group above the thousands. */
const byLakh = /\B(?=(\d{2})*\d{3}$)/g;
const byThousand = /\B(?=(\d{3})+$)/g;

/** The digits 0–9 of a text as ०–९; every other sign stays. */
export function devanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(devanagariZero + Number(digit)));
}

/** The digits of a text as its language writes them. */
export function digitsIn(language: Language, text: string): string {
  return language === 'ne' ? devanagariDigits(text) : text;
}

/** The digits ०–९ of a text as 0–9; every other sign stays. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
}

/** How many of something: 1250 is '1,250', in Nepali '१,२५०', and 125000 '१,२५,०००'. Not for what only names something, as a year does. */
export function numberIn(language: Language, number: number): string {
  const [whole = '', ...places] = String(number).split('.');
  const text = [whole.replace(language === 'ne' ? byLakh : byThousand, ','), ...places].join('.');
  return digitsIn(language, text);
}
