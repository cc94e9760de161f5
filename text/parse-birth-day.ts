import { isGregorianDay, toGregorian } from './bikram-sambat.ts';
import { asciiDigits } from './numbers.ts';

/** What is known of how a file's days are written, where they do not say it themselves. */
export interface DayForm {
  /** The calendar that the heading names: a year of the other one below it is a slip. */
  readonly column?: 'AD' | 'BS' | undefined;
  /** The calendar of years that may be of either. */
  readonly calendar?: 'AD' | 'BS' | undefined;
  /** Whether the day stands before the month where the year stands last. */
  readonly order?: 'day-first' | 'month-first' | undefined;
  /** The Gregorian day `YYYY-MM-DD` after which nobody is born yet. */
  readonly today?: string | undefined;
}

/** A Gregorian day `YYYY-MM-DD`; or what has to be asked first; or undefined for what is no day. */
export type BirthDay = { readonly day: string } | { readonly ask: 'calendar' | 'order' } | undefined;

const marks = /^(?<mark>BS|AD|विसं|इसं|ईसं|सन्)?\s*(?<days>[\d\s./-]+?)\s*(?<after>BS|AD)?$/i;
/** No day takes more letters; what reads them takes long for many. */
const mostLetters = 40;
const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})$/;
const yearLast = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/;

/** Years in which somebody who lives now can be born: of Bikram Sambat alone, and of the other calendar alone. */
const onlyBikram = { from: 2040, to: 2099 };
const lastOfAll = '2030-12-31';

/**
 * Reads a day of birth as spreadsheets write it: `2066-01-17`, `2066/1/17`, `17.1.2066`, `B.S. २०६६-०१-१७`. Without a mark the year
 * says the calendar, from 2040 BS and up to `today` AD; between them, and where day and month may be either, it is asked for.
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
