import { useEffect, useEffectEvent } from 'react';
import { withoutLanguage } from '#text/language.ts';

/** What lies over the paper, the topmost last. */
const overlays: (() => void)[] = [];

/** While it is open over the paper, Back closes it. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const run = () => onBack();
    overlays.push(run);
    return () => void overlays.splice(overlays.indexOf(run), 1);
  }, [open]);
}

const isOnPaper = () => (history.state as { paper?: true } | null)?.paper === true;

/**
 * Shown while a paper runs: no step leads out of it, not even a phone's Back. Back closes what lies over the paper, and else does nothing.
 * The paper has its own history entry over that of its address. Back leaves the entry, and the program follows with one step forward.
 */
export function StayHere() {
  useEffect(() => {
    const own = withoutLanguage(location.pathname);
    if (!isOnPaper()) history.pushState({ paper: true }, '');
    const back = () => {
      if (isOnPaper() || withoutLanguage(location.pathname) !== own) return;
      history.forward();
      overlays[overlays.length - 1]?.();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (isOnPaper()) history.back();
    };
  }, []);
  return null;
}
