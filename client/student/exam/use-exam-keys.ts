import type { ExamEvent } from '#exam/practice/attempt.ts';
import type { View } from '#exam/practice/view.ts';
import { useEffectEvent, useLayoutEffect } from 'react';

/** What Enter and letters mean for these elements themselves; they are left alone. */
const ownKeys = 'a, button, textarea, select, dialog, input:not([type=radio])';

/** Whether a key is for what has the focus, or for the browser. */
export function isForFocused(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return true;
  return event.target instanceof Element && event.target.closest(ownKeys) !== null;
}

/**
 * Options by the keys A–E or 1–5, Next by Enter, and Wait by W at a reveal, wherever the focus is. A disabled Next stays disabled. What is shown is asked
 * for at each key: the one before may have changed it, and not have been drawn yet.
 */
export function useExamKeys(shown: () => View, send: (event: ExamEvent) => void, wait?: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isForFocused(event)) return;
    const view = shown();
    if (event.key === 'Enter') {
      if (!view.nextEnabled) return;
      event.preventDefault();
      send({ type: 'next' });
      return;
    }
    const key = event.key.toUpperCase();
    if (key === 'W' && view.phase === 'revealed') wait?.();
    const option = view.options.find(({ letter }, place) => letter === key || String(place + 1) === key);
    if (option === undefined || view.phase !== 'answering') return;
    event.preventDefault();
    send({ type: 'choose', option: option.text });
  });
  // With the question, not after it: a key may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
