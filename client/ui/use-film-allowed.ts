import { useEffect, useState } from 'react';
import { useMedia } from './use-media.ts';

/** What browsers that know it tell of the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor pays for every byte, or waits long for it. */
export function isPoorConnection(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
}

/** Calls back once the page has loaded and has nothing better to do; returns how to stop that. */
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

/** Whether a film may be fetched and moved: not before the page is usable, and not for who asked for less motion or data. */
export function useFilmAllowed(): boolean {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(!isPoorConnection())), []);
  return settled && !still;
}
