import { useEffect, useRef } from 'react';
import { singleKeysAct } from './single-keys.ts';

/** The action of a key, by the name in its event. */
type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/**
 * Single keys of a screen. None acts while a person types, a choice is open or a dialog shows, nor with Ctrl, Alt or Meta. Letters and
 * signs act only while they are switched on.
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

/** Elements that the Space key presses. */
const pressedBySpace = 'button, summary, input';
/** Elements that Enter presses; in a form, Enter in a box or bubble submits it. */
const pressedByEnter = 'a, button, summary, form input';
const busyWithKeys = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
