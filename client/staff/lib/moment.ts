import { timeAt } from '#text/dates.ts';
import { shortDay } from './short-day.ts';

/** A moment (ISO 8601) with its day and time, short: '22 Nov 2026, 11:00'. */
export function moment(iso: string): string {
  return `${shortDay(iso)}, ${timeAt(Date.parse(iso))}`;
}
