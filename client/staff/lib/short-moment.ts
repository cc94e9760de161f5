import { language } from '#messages/language.ts';
import { bikramIn, dayAt, dayIn, timeAt } from '#text/dates.ts';

/** A moment (ISO 8601) for a narrow place, without its year: '22 Nov 11:00'; in Nepali 'मंसिर ६ 11:00'. */
export function shortMoment(moment: string, timeZone: string): string {
  const ms = Date.parse(moment);
  const day = dayAt(ms, timeZone);
  const bikram = language === 'ne' ? bikramIn('ne', day)?.split(' ').slice(1).join(' ') : undefined;
  const [date = '', month = ''] = dayIn('en', day).split(' ');
  return `${bikram ?? `${date} ${month.slice(0, 3)}`} ${timeAt(ms, timeZone)}`;
}
