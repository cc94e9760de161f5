import { dayAt } from '#text/dates.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** How long it is until a moment: whole days by the calendar of the zone, on the last day hours, then minutes. */
export interface RemainingTime {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

/** How many days of the calendar lie between two moments (ms since 1970) in a zone; below 0 if `to` is earlier. */
export function daysBetween(from: number, to: number, zone: string): number {
  return Math.round((Date.parse(dayAt(to, zone)) - Date.parse(dayAt(from, zone))) / dayMs);
}

/** The time from `now` until `until`, both in ms since 1970. A moment that has passed has 0 minutes left. */
export function leftUntil(until: number, now: number, zone: string): RemainingTime {
  const days = daysBetween(now, until, zone);
  if (days > 0) return { unit: 'days', count: days };
  const left = Math.max(0, until - now);
  if (left >= hourMs) return { unit: 'hours', count: Math.floor(left / hourMs) };
  return { unit: 'minutes', count: Math.ceil(left / minuteMs) };
}
