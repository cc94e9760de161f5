import { useEffect, useRef } from 'react';
import { singleKeysAct } from './single-keys.ts';

/** What a key does, by the name that its event has. */
type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/**
 * Single keys of a screen. None of them acts while something is written, a choice is open or a dialog is shown, nor with
 * Ctrl, Alt or Meta; letters and signs only while they are switched on.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(busyWithKeys)) return;
      if (event.key === ' ' && event.target instanceof Element && event.target.closest(pressedBySpace)) return;
      if (event.key === 'Enter' && event.target instanceof Element && event.target.closest(pressedByEnter)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = latest.current[name];
      if (act === undefined || (name.length === 1 && name !== ' ' && !singleKeysAct())) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** What the Space key presses itself. */
const pressedBySpace = 'button, summary, input';
/** What Enter presses itself; in a form a box or bubble sends it. */
const pressedByEnter = 'a, button, summary, form input';
const busyWithKeys = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
