import { useEffect, useState } from 'react';

/** How long ago something came that came at `since` (ms since 1970, by this device's clock): told anew each second. */
export function useAge(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
}
