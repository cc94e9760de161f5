import { dayAt } from '#text/dates.ts';

const dayMs = 24 * 60 * 60_000;

/** When a person was here last: today, yesterday, or an earlier day; all in ms since 1970. */
export function lastHere(seenAt: number, now: number, timeZone: string): 'today' | 'yesterday' | 'earlier' {
  const day = dayAt(seenAt, timeZone);
  if (day === dayAt(now, timeZone)) return 'today';
  return day === dayAt(now - dayMs, timeZone) ? 'yesterday' : 'earlier';
}

/** How many days a link still works, or has not worked; the days of `expiresAt` from `now`, in ms since 1970. */
export function daysLeft(expiresAt: number, now: number): { readonly isOver: boolean; readonly days: number } {
  const isOver = expiresAt <= now;
  const days = Math.abs(expiresAt - now) / dayMs;
  return { isOver, days: isOver ? Math.floor(days) : Math.ceil(days) };
}
