import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';

/** Rendered while something lies over the page: Back closes that before it leaves the page, as it does in apps. */
export function BackCloses({ close }: { close: () => void }) {
  const { state, reset } = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => {
    if (state !== 'blocked') return;
    reset();
    close();
  }, [state, reset, close]);
  return null;
}
