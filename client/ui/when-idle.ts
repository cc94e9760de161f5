/** Calls back once the page has loaded and is idle. Returns a function that stops that. */
export function whenIdle(run: () => void): () => void {
  let stop = () => {};
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) {
      const id = requestIdleCallback(run);
      stop = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(run, 200);
      stop = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    stop();
  };
}
