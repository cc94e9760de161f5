import { isGregorianDay, toGregorian } from './bikram-sambat.ts';
import { asciiDigits } from './numbers.ts';

const bikram = /^BS\s*(\d{4})-(\d{2})-(\d{2})$/i;

/**
 * Reads a day as candidates' files write it: 'YYYY-MM-DD' (AD) or 'BS YYYY-MM-DD', with the digits of either script.
 * Returns the Gregorian day 'YYYY-MM-DD'. Undefined for a text that is no day, and for a Bikram Sambat date outside
 * 1975–2099.
 */
export function parseDay(text: string): string | undefined {
  const written = asciiDigits(text.trim());
  const [, year, month, day] = bikram.exec(written) ?? [];
  if (year !== undefined) return toGregorian({ year: Number(year), month: Number(month), day: Number(day) });
  return isGregorianDay(written) ? written : undefined;
}
