import { timeInWords } from '#client/lib/time/time-in-words.ts';

const minute = 60_000;

/** How long a paper took (ms) where seconds say nothing: in whole minutes from the first one on. */
export function roughTimeInWords(ms: number): string {
  return timeInWords(ms < minute ? ms : Math.round(ms / minute) * minute);
}
