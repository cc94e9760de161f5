import { language } from '#messages/language.ts';
import { weekdays } from '#text/calendar-names.ts';
import { dayIn } from '#text/dates.ts';

/** A Gregorian day, 'YYYY-MM-DD', by the Gregorian calendar with its day of the week. */
export function gregorianIn(day: string): string {
  const weekday = weekdays[language][new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
  return `${weekday}${language === 'ne' ? ',' : ''} ${dayIn('en', day)}`;
}
