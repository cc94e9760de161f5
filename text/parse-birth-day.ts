import { isGregorianDay, toGregorian } from './bikram-sambat.ts';
import { asciiDigits } from './numbers.ts';

/** What is known about a file's way of writing days, if the days themselves don't show it. */
export interface DayForm {
  /** The calendar that the heading names. A year of the other one below it is an error. */
  readonly column?: 'AD' | 'BS' | undefined;
  /** The calendar for years that could belong to either. */
  readonly calendar?: 'AD' | 'BS' | undefined;
  /** Whether the day comes before the month, where the year comes last. */
  readonly order?: 'day-first' | 'month-first' | undefined;
  /** The latest possible Gregorian day of birth, `YYYY-MM-DD`. */
  readonly today?: string | undefined;
}

/** A Gregorian day `YYYY-MM-DD`, or the question that must be answered first. Undefined for a text that is no day. */
export type BirthDay = { readonly day: string } | { readonly ask: 'calendar' | 'order' } | undefined;

const marks = /^(?<mark>BS|AD|विसं|इसं|ईसं|सन्)?\s*(?<days>[\d\s./-]+?)\s*(?<after>BS|AD)?$/i;
/** No day is longer, and the patterns are slow on long texts. */
const mostLetters = 40;
const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})$/;
const yearLast = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/;

/** Possible years of birth of living people that belong to one calendar only: to Bikram Sambat, or to the other. */
const onlyBikram = { from: 2040, to: 2099 };
const lastOfAll = '2030-12-31';

/**
 * Reads a day of birth as spreadsheets write it: `2066-01-17`, `2066/1/17`, `17.1.2066`, `B.S. २०६६-०१-१७`. Without a
 * mark the year decides the calendar: BS from 2040 on, AD up to `today`. A year between, or a day and month that could
 * be swapped, leads to a question.
 */
export function parseBirthDay(text: string, { column, calendar, order, today = lastOfAll }: DayForm = {}): BirthDay {
  if (text.length > mostLetters) return undefined;
  const written = asciiDigits(text.trim()).replace(/(\p{L}\p{M}*)\.\s*/gu, '$1');
  const { mark, days = '', after } = marks.exec(written)?.groups ?? {};
  const parts = yearFirst.exec(days) ?? yearLast.exec(days);
  if (!parts) return undefined;
  const numbers = parts.slice(1).map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  const isYearFirst = first > 1000;
  const year = isYearFirst ? first : third;
  const own = calendarOfYear(year, Number(today.slice(0, 4)));
  const isSlip = column !== undefined && own !== null && own !== column;
  const said = calendarOf(mark ?? after) ?? (isSlip ? null : (own ?? column ?? calendar ?? null));
  if (said === null) return { ask: 'calendar' };
  const day = (...of: readonly [number, number, number]) => birthDay(said, of, today);
  if (isYearFirst) return day(year, second, third);
  if (first > 12) return day(year, second, first);
  if (second > 12 && said === 'AD') return day(year, first, second);
  if (first !== second && order === undefined) return { ask: 'order' };
  return order === 'month-first' ? day(year, first, second) : day(year, second, first);
}

function calendarOf(mark: string | undefined): 'AD' | 'BS' | null {
  if (mark === undefined) return null;
  return /^(BS|विसं)$/i.test(mark) ? 'BS' : 'AD';
}

function calendarOfYear(year: number, lastGregorian: number): 'AD' | 'BS' | null {
  if (year >= onlyBikram.from && year <= onlyBikram.to) return 'BS';
  return year <= lastGregorian ? 'AD' : null;
}

function birthDay(
  calendar: 'AD' | 'BS',
  [year, month, dayOfMonth]: readonly [number, number, number],
  today: string,
): BirthDay {
  const two = (number: number) => String(number).padStart(2, '0');
  const gregorian = `${year}-${two(month)}-${two(dayOfMonth)}`;
  const found =
    calendar === 'BS'
      ? toGregorian({ year, month, day: dayOfMonth })
      : isGregorianDay(gregorian)
        ? gregorian
        : undefined;
  return found === undefined || found > today ? undefined : { day: found };
}
