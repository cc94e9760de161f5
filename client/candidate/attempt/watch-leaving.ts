/** Shorter than this, in ms, nothing is noted: a notification that is wiped away is no leaving. */
const minLeavingMs = 3000;

/**
 * Watches whether the page is out of sight, or another window before it. `wasLeft` is told for how many ms it is, as soon as that counts, so that
 * the room learns of it meanwhile, and again once it is `back`; `now` is a clock that nobody sets. Returns how to stop.
 */
export function watchLeaving(now: () => number, wasLeft: (ms: number, back: boolean) => void): () => void {
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (back: boolean) => {
    const ms = now() - (since ?? now());
    if (ms > minLeavingMs) wasLeft(ms, back);
  };
  const look = () => {
    const here = document.visibilityState === 'visible' && document.hasFocus();
    if (here === (since === null)) return;
    clearTimeout(timer);
    if (here) {
      tell(true);
      since = null;
    } else {
      since = now();
      timer = setTimeout(tell, minLeavingMs + 100, false);
    }
  };
  // The focus of the document is told after these.
  const soon = () => void setTimeout(look, 0);
  const events = ['blur', 'focus', 'pageshow'] as const;
  for (const event of events) addEventListener(event, soon);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, soon);
    document.removeEventListener('visibilitychange', look);
  };
}
