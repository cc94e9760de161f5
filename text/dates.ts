import { toBikram } from './bikram-sambat.ts';
import { bikramMonths, weekdays } from './calendar-names.ts';
import type { Language } from './language.ts';
import { devanagariDigits } from './numbers.ts';

/** Nepal's clock, 5 h 45 min ahead of UTC. */
export const nepalTime = 'Asia/Kathmandu';

/** The Gregorian day, 'YYYY-MM-DD', in a time zone at a moment (ms since 1970). Throws for an unknown zone. */
export function dayAt(moment: number, timeZone: string = nepalTime): string {
  const { year, month, day } = clockParts(moment, timeZone);
  return `${year}-${month}-${day}`;
}

/** The time of day, '14:05', in a time zone at a moment (ms since 1970). Throws for an unknown zone. */
export function timeAt(moment: number, timeZone: string = nepalTime): string {
  const { hour, minute } = clockParts(moment, timeZone);
  return `${hour}:${minute}`;
}

/**
 * A Gregorian day, 'YYYY-MM-DD', as a screen shows it: '22 November 2026'; in Nepali '२०८३ मंसिर ६, आइतबार (22 Nov
 * 2026)'. Outside 1975–2099 BS the Bikram Sambat date is left out. Throws a RangeError for a text that is no day.
 */
export function dayIn(language: Language, day: string): string {
  const date = new Date(`${day}T00:00Z`);
  if (language === 'en') return gregorian(date, 'long');
  const short = gregorian(date, 'short');
  const bikram = bikramIn('ne', day);
  if (bikram === undefined) return short;
  return `${bikram}, ${weekdays.ne[date.getUTCDay()] ?? ''} (${short})`;
}

/**
 * A moment (ms since 1970) by both calendars, in any language: 'Sun 22 Nov 2026, 11:00 (6 Mangsir 2083)'; in Nepali as
 * `momentIn`. Throws for an unknown zone.
 */
export function momentInBoth(language: Language, moment: number, timeZone: string = nepalTime): string {
  if (language === 'ne') return momentIn(language, moment, timeZone);
  const day = dayAt(moment, timeZone);
  const date = new Date(`${day}T00:00Z`);
  const weekday = weekdays.en[date.getUTCDay()]?.slice(0, 3) ?? '';
  const bikram = bikramIn('en', day);
  const time = `${weekday} ${gregorian(date, 'short')}, ${timeAt(moment, timeZone)}`;
  return bikram === undefined ? time : `${time} (${bikram})`;
}

/**
 * A moment (ms since 1970) in two lines: ['Sun 22 Nov 2026, 11:00', '6 Mangsir 2083'], ['२०८३ मंसिर ६, आइतबार, 11:00',
 * '22 Nov 2026']. The second is undefined where the Bikram Sambat date is not known. Throws for an unknown zone.
 */
export function momentTwice(
  language: Language,
  moment: number,
  timeZone: string = nepalTime,
): readonly [string, string | undefined] {
  const day = dayAt(moment, timeZone);
  const date = new Date(`${day}T00:00Z`);
  const weekday = weekdays[language][date.getUTCDay()] ?? '';
  const time = timeAt(moment, timeZone);
  const bikram = bikramIn(language, day);
  const christian = gregorian(date, 'short');
  if (language === 'ne' && bikram !== undefined) return [`${bikram}, ${weekday}, ${time}`, christian];
  return [`${weekdays.en[date.getUTCDay()]?.slice(0, 3) ?? ''} ${christian}, ${time}`, bikram];
}

/** A Gregorian day by the Bikram Sambat calendar: '6 Mangsir 2083', '२०८३ मंसिर ६'; undefined where it is not known. */
export function bikramIn(language: Language, day: string): string | undefined {
  const bikram = toBikram(day);
  if (bikram === undefined) return undefined;
  const month = bikramMonths[language][bikram.month - 1] ?? '';
  if (language === 'en') return `${bikram.day} ${month} ${bikram.year}`;
  return `${devanagariDigits(String(bikram.year))} ${month} ${devanagariDigits(String(bikram.day))}`;
}

/** A Nepali day, as the functions above write it, within a sentence: 'मंसिर ६' becomes 'मंसिर ६ गते', also before a time. Anything else stays. */
export function withGate(day: string): string {
  return day.replace(/ ([०-९]{1,2})(?=,|$| \d)/, ' $1 गते');
}

/**
 * The moment (ms since 1970) at which a zone's clocks show a day, 'YYYY-MM-DD', and a time of day, '14:05'. Undefined
 * if there is no such moment.
 */
export function momentOf(day: string, time: string, timeZone: string = nepalTime): number | undefined {
  const wanted = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wanted)) return undefined;
  // The zone's offset is asked for twice: the clocks may change between the first guess and the result.
  const shown = (moment: number) => Date.parse(`${dayAt(moment, timeZone)}T${timeAt(moment, timeZone)}Z`);
  const guess = wanted - (shown(wanted) - wanted);
  return wanted - (shown(guess) - guess);
}

/**
 * A Gregorian day, 'YYYY-MM-DD', in a list where its year is known: 'Sat 21 Nov'; in Nepali 'मंसिर ५, शनिबार'. Where
 * the Bikram Sambat date is not known, it is as in English. Throws a RangeError for a text that is no day.
 */
export function shortDayIn(language: Language, day: string): string {
  const date = new Date(`${day}T00:00Z`);
  const inYear = dayOfYearIn(language, day);
  if (language === 'ne' && toBikram(day) !== undefined) return `${inYear}, ${weekdays.ne[date.getUTCDay()] ?? ''}`;
  return `${formatOf('UTC', { weekday: 'short' }).format(date)} ${inYear}`;
}

/**
 * The same by both calendars, in any language: 'Sat 21 Nov (5 Mangsir 2083)'; in Nepali as `shortDayIn`. Throws a
 * RangeError for a text that is no day.
 */
export function shortDayInBoth(language: Language, day: string): string {
  const short = shortDayIn(language, day);
  const bikram = language === 'ne' ? undefined : bikramIn(language, day);
  return bikram === undefined ? short : `${short} (${bikram})`;
}

/**
 * A Gregorian day, 'YYYY-MM-DD', without year and weekday: '21 Nov'; in Nepali 'मंसिर ५'. Where the Bikram Sambat date
 * is not known, it is as in English. Throws a RangeError for a text that is no day.
 */
export function dayOfYearIn(language: Language, day: string): string {
  const date = new Date(`${day}T00:00Z`);
  const bikram = language === 'ne' ? toBikram(day) : undefined;
  if (bikram !== undefined) return `${bikramMonths.ne[bikram.month - 1] ?? ''} ${devanagariDigits(String(bikram.day))}`;
  return `${date.getUTCDate()} ${formatOf('UTC', { month: 'short' }).format(date)}`;
}

/**
 * A moment (ms since 1970) as a screen shows it, day and time: '22 November 2026, 11:00'. Throws for an unknown zone.
 */
export function momentIn(language: Language, moment: number, timeZone: string = nepalTime): string {
  return `${dayIn(language, dayAt(moment, timeZone))}, ${timeAt(moment, timeZone)}`;
}

/**
 * '22 November 2026' or '22 Nov 2026'. The names are American, because British ones have two short forms ('Sep',
 * 'Sept').
 */
function gregorian(date: Date, month: 'long' | 'short'): string {
  return `${date.getUTCDate()} ${formatOf('UTC', { month }).format(date)} ${date.getUTCFullYear()}`;
}

function clockParts(moment: number, timeZone: string): Readonly<Record<string, string>> {
  const parts = formatOf(timeZone, clock).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const clock = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Each formatter is made once for all dates of a list. A slow phone takes longer to make one than to draw its row.
 * Throws for an unknown zone.
 */
function formatOf(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = timeZone + JSON.stringify(parts);
  const format = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  formats.set(name, format);
  return format;
}
