import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cookieText } from '#client/lib/cookie.ts';

/** What a visitor has chosen about the frame. Null is the state of a first visit. */
interface Choices {
  readonly nav: 'hidden' | null;
  readonly theme: 'light' | 'dark' | null;
  /** That practice has left something on this device. */
  readonly record: 'here' | null;
}

const store = createStore<Choices>(() => ({ nav: null, theme: null, record: null }));

/** What <html> says. A page that is rendered without a browser, and its hydration, know of no choice. */
export function readChoices(): void {
  const { nav = null, theme = null, record = null } = document.documentElement.dataset;
  store.setState({ nav, theme, record } as Choices);
}

if (typeof document !== 'undefined') readChoices();

export const chosen = store.getState;

export function useChoice<Name extends keyof Choices>(name: Name): Choices[Name] {
  return useStore(store, (choices) => choices[name]);
}

/**
 * Shown as a data attribute of <html>, where the style sheets look, and remembered in a cookie of the same name, which
 * client/student/before-paint.js reads before the next first paint.
 */
export function choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
  if (value === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
  document.cookie = cookieText(name, value);
  store.setState({ [name]: value });
}
