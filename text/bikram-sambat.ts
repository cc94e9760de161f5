import { firstYear, monthLengths } from './month-lengths.ts';

/** A day of the Bikram Sambat calendar; month and day count from 1. */
export interface BikramDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const msADay = 86_400_000;
/** 1 Baisakh 1975, in days since 1970. */
const firstDay = Date.UTC(1918, 3, 13) / msADay;
const yearLengths = monthLengths.map(sum);

/**
 * The Bikram Sambat date of a Gregorian day, 'YYYY-MM-DD'. Undefined for a text that is no day, and outside 1975–2099
 * BS (13 April 1918 to 13 April 2043).
 */
export function toBikram(gregorian: string): BikramDate | undefined {
  const days = daysSince1970(gregorian);
  if (days === undefined || days < firstDay) return undefined;
  const [years, ofYear] = stepThrough(yearLengths, days - firstDay);
  const lengths = monthLengths[years];
  if (lengths === undefined) return undefined;
  const [months, ofMonth] = stepThrough(lengths, ofYear);
  return { year: firstYear + years, month: months + 1, day: ofMonth + 1 };
}

/** The Gregorian day, 'YYYY-MM-DD', of a Bikram Sambat date. Undefined for a date that does not exist in 1975–2099 BS. */
export function toGregorian({ year, month, day }: BikramDate): string | undefined {
  const lengths = monthLengths[year - firstYear];
  const length = lengths?.[month - 1];
  if (lengths === undefined || length === undefined) return undefined;
  if (!Number.isInteger(day) || day < 1 || day > length) return undefined;
  const before = sum(yearLengths.slice(0, year - firstYear)) + sum(lengths.slice(0, month - 1));
  return dayText(firstDay + before + day - 1);
}

/** Whether a text is a Gregorian day that exists, written 'YYYY-MM-DD'. */
export function isGregorianDay(text: string): boolean {
  return daysSince1970(text) !== undefined;
}

/**
 * The position that so many days lead to, and the days that are left there. Days beyond the list lead to the position
 * after the last.
 */
function stepThrough(lengths: readonly number[], days: number): [place: number, left: number] {
  let left = days;
  for (const [place, length] of lengths.entries()) {
    if (left < length) return [place, left];
    left -= length;
  }
  return [lengths.length, left];
}

function daysSince1970(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const days = Date.parse(text) / msADay;
  // Date.parse reads 30 February as another day, so a wrong day does not come back as it was written.
  return Number.isFinite(days) && dayText(days) === text ? days : undefined;
}

function dayText(days: number): string {
  return new Date(days * msADay).toISOString().slice(0, 10);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
