import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Stops a person who would leave the screen, in any way, while something is not saved; null while there is nothing to stop. */
export function useLeaving(unsaved: boolean): { readonly stay: () => void; readonly leave: () => void } | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return { stay: () => blocker.reset(), leave: () => blocker.proceed() };
}
