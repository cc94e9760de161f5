import { useEffect, useState } from 'react';
import type { OfflineFeatures } from '#client/student/offline/start.ts';

/** After the page has loaded, so that its storing takes no part of a slow link from the first use. */
const waitMs = 3000;

/** The features of the service worker, once it is registered; null before that, and if there can be none. */
export function useOfflineFeatures(): OfflineFeatures | null {
  const [features, setFeatures] = useState<OfflineFeatures | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      // The page works without them if the code does not come or the browser refuses the worker.
      timer = setTimeout(() => void start().then(setFeatures, () => {}), waitMs);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', wait);
    };
  }, []);
  return features;
}

async function start(): Promise<OfflineFeatures> {
  const { startOffline } = await import('#client/student/offline/start.ts');
  return startOffline();
}
