import { latinDigits } from './digits.ts';
import { pickIndex, type RandomSource } from './random.ts';

const digitCount = 8;

/**
 * The totally anti-symmetric quasigroup of order 10 of H. Michael Damm, Total anti-symmetrische Quasigruppen, Marburg
 * 2004. Row: the interim digit so far. Column: the next digit.
 */
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

/** What the digits lead to in the quasigroup; 0 where the last one is the right check digit. */
function checked(digits: string): string {
  let interim = '0';
  for (const digit of digits) interim = quasigroup[Number(interim)]?.[Number(digit)] ?? '';
  return interim;
}

/**
 * A new application number by chance: seven digits, of which the first is not 0, and a check digit. One of nine million;
 * the caller looks whether it is taken.
 */
export function applicationNumber(random: RandomSource): string {
  const least = 10 ** (digitCount - 2);
  const digits = String(least + pickIndex(9 * least, random));
  return digits + checked(digits);
}

/**
 * Reads an application number as a person writes it: with spaces or hyphens, in digits of either script. Returns its
 * eight digits 0–9; null where it is none. A wrong digit and two neighbours in the wrong order are always found.
 */
export function readApplicationNumber(text: string): string | null {
  const digits = latinDigits(text).replace(/[\s-]/gu, '');
  return /^[1-9]\d{7}$/.test(digits) && checked(digits) === '0' ? digits : null;
}

/** Whether a text is an application number, as `readApplicationNumber` reads it. */
export function isApplicationNumber(text: string): boolean {
  return readApplicationNumber(text) !== null;
}
