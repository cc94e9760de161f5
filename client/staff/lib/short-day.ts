import { language } from '#messages/language.ts';
import { dayAt, dayIn } from '#text/dates.ts';

/** The day of a moment (ISO 8601) for a narrow column: '22 Nov 2026'; in Nepali '२०८३ मंसिर ६'. */
export function shortDay(moment: string): string {
  const whole = dayIn('ne', dayAt(Date.parse(moment)));
  const gregorian = /\(([^)]+)\)/.exec(whole)?.[1] ?? whole;
  return language === 'ne' ? (whole.split(',')[0] ?? whole) : gregorian;
}
