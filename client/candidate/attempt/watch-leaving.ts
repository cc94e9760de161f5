/** A shorter absence, in ms, is not noted: a candidate who wipes a notification away does not leave. */
const minLeavingMs = 3000;

/**
 * Watches whether the page is out of sight, or another window is in front of it. It calls `wasLeft` with the ms of the absence as soon as
 * that counts. So the room learns of it meanwhile. It calls it again with `back`. No person sets the clock `now`. Returns a function that
 * stops it.
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
  // The document's focus changes after these events.
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
