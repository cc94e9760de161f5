import type { LogEntry } from '#exam/sitting/entry.ts';

/**
 * How long each place of a paper was on screen, in ms, by the log of its attempt. A place counts from the entry that
 * shows it to the next entry that shows another, or to the end. `endedAt` is in ms since the start, like the entries.
 */
export function timesOf(places: number, log: readonly LogEntry[], endedAt: number): number[] {
  const times = Array.from({ length: places }, () => 0);
  const seen = log.filter(({ kind, at }) => kind === 'see' && at <= endedAt);
  seen.forEach(({ place = -1, at }, n) => {
    const until = Math.min(endedAt, seen[n + 1]?.at ?? endedAt);
    if (times[place] !== undefined) times[place] += Math.max(0, until - Math.max(0, at));
  });
  return times;
}
