import { useEffect } from 'react';

/** The part of the Screen Wake Lock API that we use. Browsers before Chrome 84, Safari 16.4 and Firefox 126, and plain http, have none. */
interface WithWakeLock {
  readonly wakeLock?: { readonly request: (type: 'screen') => Promise<{ readonly release: () => Promise<void> }> };
}

/** Keeps the screen on, as long as the page is visible and the browser allows it. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as WithWakeLock;
    if (!wanted || wakeLock === undefined) return;
    let lock: Promise<{ readonly release: () => Promise<void> } | null> = Promise.resolve(null);
    const ask = () => {
      // The browser takes it back when the page is hidden, and refuses it when the battery is low.
      if (document.visibilityState === 'visible') lock = wakeLock.request('screen').catch(() => null);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock.then((held) => held?.release()).catch(() => {});
    };
  }, [wanted]);
}
