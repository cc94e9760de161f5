import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SittingView } from '#exam/sitting/view.ts';

interface Acts {
  readonly go: (place: number) => void;
  readonly choose: (option: string) => void;
  readonly strike: (option: string) => void;
  readonly flag: () => void;
}

/** Elements that use letters and arrows themselves. */
const ownKeys = 'a, textarea, select, dialog[open], input:not([type=radio])';
/** If there is a way back, arrows would also choose on a radio that has the focus. */
const arrows = { ArrowLeft: 'previous', ArrowRight: 'next' } as const;

/** The letters of the keys that flag an item, and that strike an option out. */
export const letterKeys = { flag: 'M', strike: 'X' } as const;

/** A–F or 1–6 choose, ← → move, a letter flags, another before an option's letter strikes it out, wherever the focus is. */
export function usePaperKeys(view: SittingView, { go, choose, strike, flag }: Acts): void {
  const striking = useRef(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return;
    if (document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.closest(ownKeys)))
      return;
    if (event.key in arrows) {
      event.preventDefault();
      const place = view[arrows[event.key as keyof typeof arrows]];
      if (place !== null) go(place);
      return;
    }
    // The Shift of a capital letter is not another key.
    if (event.shiftKey && event.key.length > 1) return;
    const key = event.key.toUpperCase();
    const option = view.item.options.find(({ letter }, place) => letter === key || String(place + 1) === key);
    const cuts = striking.current;
    striking.current = key === letterKeys.strike && !cuts;
    if (key === letterKeys.flag) flag();
    else if (option === undefined) return;
    else if (cuts) strike(option.id);
    else choose(option.id);
    event.preventDefault();
  });
  // Together with the question, not after it: a candidate may press a key as soon as the question is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
