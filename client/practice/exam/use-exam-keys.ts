import type { ExamEvent } from '#exam/practice/attempt.ts';
import type { View } from '#exam/practice/view.ts';
import { useEffect, useEffectEvent } from 'react';

/** What Enter and letters mean for these elements themselves; they are left alone. */
const ownKeys = 'a, button, textarea, select, dialog, input:not([type=radio])';

/** Whether a key is for what has the focus, or for the browser. */
export function isForFocused(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return true;
  return event.target instanceof Element && event.target.closest(ownKeys) !== null;
}

/** Options by the keys A–E or 1–5, Next by Enter, wherever the focus is. A disabled Next stays disabled. */
export function useExamKeys(view: View, send: (event: ExamEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isForFocused(event)) return;
    if (event.key === 'Enter') {
      if (!view.nextEnabled) return;
      event.preventDefault();
      send({ type: 'next' });
      return;
    }
    const key = event.key.toUpperCase();
    const option = view.options.find(({ letter }, place) => letter === key || String(place + 1) === key);
    if (option === undefined || view.phase !== 'answering') return;
    event.preventDefault();
    send({ type: 'choose', option: option.text });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
