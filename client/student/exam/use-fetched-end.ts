import { useEffect } from 'react';
import { useShown } from '#client/student/navigation/page.ts';
import type { Route } from '#client/student/navigation/route.ts';
import { whenIdle } from '#client/ui/when-idle.ts';

/** Fetches the page of the exam's end, and its still. A student who loses the network meanwhile still sees the end. */
export function useFetchedEnd(): void {
  const { fetchEnd } = useShown().route;
  useEffect(() => {
    if (fetchEnd === undefined) return;
    return whenIdle(() => {
      fetchAll(fetchEnd).catch(() => {
        // The end requests it again.
      });
    });
  }, [fetchEnd]);
}

async function fetchAll(fetchEnd: NonNullable<Route['fetchEnd']>): Promise<void> {
  new Image().src = await fetchEnd();
}
