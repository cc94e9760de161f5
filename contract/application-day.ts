import { isGregorianDay, toGregorian } from '#text/bikram-sambat.ts';
import { asciiDigits } from '#text/numbers.ts';

/**
 * Reads a day of the form: `BS 2065-2-12` or `AD 2008-5-25`. Returns the Gregorian day, `YYYY-MM-DD`; undefined for a
 * day that is only half typed or does not exist.
 */
export function readApplicationDay(text: string): string | undefined {
  const [, calendar, year = '', month = '', day = ''] =
    /^(BS|AD) (\d{4})-(\d{1,2})-(\d{1,2})$/.exec(asciiDigits(text.trim())) ?? [];
  if (calendar === undefined) return undefined;
  if (calendar === 'BS') return toGregorian({ year: Number(year), month: Number(month), day: Number(day) });
  const gregorian = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isGregorianDay(gregorian) ? gregorian : undefined;
}
