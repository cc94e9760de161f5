import { useSyncExternalStore } from 'react';
import { cookieText } from './cookie.ts';

/**
 * A choice about the frame: shown as a data attribute of <html>, where the style sheets look, and kept in a cookie of
 * the same name, which client/before-paint.js reads before the next first paint. Null is the state of a first visit.
 */
function keptChoice<Value extends string>(name: string) {
  const listeners = new Set<() => void>();
  const get = () => (document.documentElement.dataset[name] ?? null) as Value | null;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    use: () => useSyncExternalStore(subscribe, get, () => null),
    set(value: Value | null) {
      if (value === null) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
      document.cookie = cookieText(name, value);
      for (const listener of listeners) listener();
    },
  };
}

export const navChoice = keptChoice<'hidden'>('nav');
export const themeChoice = keptChoice<'light' | 'dark'>('theme');
