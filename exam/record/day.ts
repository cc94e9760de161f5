const dayMs = 24 * 60 * 60_000;

/** Nepal is 5 hours 45 minutes ahead of UTC, all year. */
const nepalMs = 345 * 60_000;

/** The day of a time (ms since the epoch) in Nepal, counted from 1 January 1970. */
export function dayOf(time: number): number {
  return Math.floor((time + nepalMs) / dayMs);
}

/** The beginning of a day (by its number) in Nepal, in ms since the epoch. */
export function beginOfDay(day: number): number {
  return day * dayMs - nepalMs;
}

/** The day of the week of a day (by its number); 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
