import type { Interval } from './hall-calls.ts';

/** Stretches of time (ms since the start), noted tick by tick: a tick that comes later than `most` ms begins another one. */
export function addTick(intervals: readonly Interval[], at: number, most: number): readonly Interval[] {
  const last = intervals[intervals.length - 1];
  if (last === undefined || at - last.to > most) return [...intervals, { from: at, to: at }].slice(-100);
  return [...intervals.slice(0, -1), { from: last.from, to: Math.max(last.to, at) }];
}
