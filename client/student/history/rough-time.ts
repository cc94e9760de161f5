import { timeInWords } from '#client/lib/time/time-in-words.ts';

const minuteMs = 60_000;

/** The time of a paper (ms) if seconds say nothing: in whole minutes from the first one on. */
export function roughTimeInWords(ms: number): string {
  return timeInWords(ms < minuteMs ? ms : Math.round(ms / minuteMs) * minuteMs);
}
