/** Shorter than this, in ms, nothing is noted: a notification that is wiped away is no leaving. */
const shortest = 3000;

/**
 * Watches whether the page is out of sight, or another window before it. `wasLeft` is told for how many ms it was, once it is
 * back; `now` is a clock that nobody sets. Returns how to stop.
 */
export function watchLeaving(now: () => number, wasLeft: (ms: number) => void): () => void {
  let since: number | null = null;
  const look = () => {
    const here = document.visibilityState === 'visible' && document.hasFocus();
    if (!here) since ??= now();
    else if (since !== null) {
      const ms = now() - since;
      since = null;
      if (ms > shortest) wasLeft(ms);
    }
  };
  // The focus of the document is told after these.
  const soon = () => void setTimeout(look, 0);
  const events = ['blur', 'focus', 'pageshow'] as const;
  for (const event of events) addEventListener(event, soon);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const event of events) removeEventListener(event, soon);
    document.removeEventListener('visibilitychange', look);
  };
}
