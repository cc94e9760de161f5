import { useEffect, useState } from 'react';
import { dayOf } from '#exam/record/day.ts';

/**
 * The moment to plan the day for, in ms since the epoch. A tab that was left open overnight renews it when the student comes back; on the
 * same day it stays, so that the plan does. `renew` takes the present one.
 */
export function useDay(): { readonly now: number; readonly renew: () => void } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => watchDay(Date.now, (at) => setNow((before) => laterDay(before, at))), []);
  return { now, renew: () => setNow(Date.now()) };
}

/** A moment of the day of `at`: `before` where that is the same day. */
export function laterDay(before: number, at: number): number {
  return dayOf(before) === dayOf(at) ? before : at;
}

/** Calls `seen` with the time each time that the page comes into sight. Returns a function that stops it. */
export function watchDay(clock: () => number, seen: (at: number) => void): () => void {
  const look = () => document.visibilityState === 'visible' && seen(clock());
  document.addEventListener('visibilitychange', look);
  // A page that the browser had kept comes back without the other event.
  addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}
