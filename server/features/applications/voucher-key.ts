import { asciiDigits } from '#text/numbers.ts';

/**
 * A voucher's number as it is compared: without capitals, blanks, signs, zeros in front, and with digits of one script.
 * A spreadsheet drops zeros, and a person types digits in either script.
 */
export function voucherKey(number: string): string {
  return asciiDigits(number.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
}
