import type { ExamEvent } from '#exam/practice/attempt.ts';
import type { View } from '#exam/practice/view.ts';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Elements for which Enter and letters mean something; the exam leaves these keys alone. */
const ownKeys = 'a, button, textarea, select, dialog, input:not([type=radio])';

/** Whether a key is for the focused element, or for the browser. */
export function isForFocused(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return true;
  return event.target instanceof Element && event.target.closest(ownKeys) !== null;
}

/**
 * Options by the keys A–E or 1–5, Next by Enter, and Wait by W at a reveal. The focus may be anywhere. A disabled Next stays disabled. The
 * hook asks for the current view at each key: the key before may have changed it before the next drawing.
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
  // Together with the question, not after it: a student may press a key as soon as the question is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
