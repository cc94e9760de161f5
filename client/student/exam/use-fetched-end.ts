import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { PageHandle } from '#client/student/shell/page-title.ts';
import { whenIdle } from '#client/ui/when-idle.ts';

/** Fetches the page of the exam's end, and its still. A student who loses the network meanwhile still sees the end. */
export function useFetchedEnd(): void {
  const matches = useMatches();
  const handle = matches[matches.length - 1]?.handle as PageHandle | undefined;
  const fetchEnd = handle?.fetchEnd;
  useEffect(() => {
    if (fetchEnd === undefined) return;
    return whenIdle(() => {
      fetchAll(fetchEnd).catch(() => {
        // The end requests it again.
      });
    });
  }, [fetchEnd]);
}

async function fetchAll(fetchEnd: NonNullable<PageHandle['fetchEnd']>): Promise<void> {
  new Image().src = await fetchEnd();
}
