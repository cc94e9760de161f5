import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cookieText } from '#client/lib/cookie.ts';

/** A visitor's choices about the frame. Null is the state of a first visit. */
interface Choices {
  readonly nav: 'hidden' | null;
  readonly theme: 'light' | 'dark' | null;
  /** Whether practice has left data on this device, and whether its student has a goal. */
  readonly record: 'here' | 'goal' | null;
}

const store = createStore<Choices>(() => ({ nav: null, theme: null, record: null }));

/** The values on <html>. A page rendered without a browser, and its hydration, know no choice. */
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
 * Sets a data attribute of <html>, for the style sheets, and a cookie of the same name. client/student/before-paint.js reads the cookie
 * before the next first paint.
 */
export function choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
  if (value === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
  document.cookie = cookieText(name, value);
  store.setState({ [name]: value });
}
