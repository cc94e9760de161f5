import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '#client/student/navigation/page.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMedia } from '#client/ui/use-media.ts';
import { choose, chosen, useChoice } from './choices.ts';
import { useMenuClosed } from './page-title.ts';

export const toggleId = 'nav-toggle';
export const navId = 'side';

const wide = '(min-width: 1024px)';

/**
 * For a page that the navigation would cover at a bad moment: a running clock, or a notice that a shared link leads to. It starts closed,
 * whatever the student's choice, and its use there is not stored. Null for any other page. A data attribute of <html> says the same to the
 * style sheets.
 */
type NavHere = 'closed' | 'open' | null;
const navHere = createStore<NavHere>(() => null);

function setNavHere(state: NavHere): void {
  if (state === null) delete document.documentElement.dataset['navHere'];
  else document.documentElement.dataset['navHere'] = state;
  navHere.setState(state, true);
}

/** Call this before the page shows: a scroll makes the browser draw the navigation first, and it would visibly slide away. */
export function useClosedHere(): void {
  const { pathname } = useLocation();
  const closed = useMenuClosed() ? pathname : null;
  useLayoutEffect(() => {
    // A student may have opened it in a prerendered page before the program was there (client/student/before-paint.js).
    const before =
      document.documentElement.dataset['program'] === undefined && document.documentElement.dataset['navHere'];
    setNavHere(closed !== null ? (before === 'open' ? 'open' : 'closed') : null);
  }, [closed]);
}

/** Below 1024 px the navigation lies over the page; above, it stands beside it. */
function liesOver(): boolean {
  return !window.matchMedia(wide).matches;
}

function isHidden(): boolean {
  const here = navHere.getState();
  return here !== null && liesOver() ? here === 'closed' : chosen().nav !== null;
}

function setHidden(hidden: boolean): void {
  if (navHere.getState() !== null && liesOver()) setNavHere(hidden ? 'closed' : 'open');
  else choose('nav', hidden ? 'hidden' : null);
}

/** Whether the navigation is hidden, whether it otherwise lies over the page, and whether it is open there by hand alone. */
export function useNav(): { readonly hidden: boolean; readonly over: boolean; readonly byHand: boolean } {
  const over = !useMedia(wide);
  const nav = useChoice('nav');
  const here = useStore(navHere);
  return { hidden: over && here !== null ? here === 'closed' : nav !== null, over, byHand: here !== null };
}

/** The header control. If the navigation opens over the page, it takes the focus. */
export function toggleNav(): void {
  const hide = !isHidden();
  flushSync(() => setHidden(hide));
  if (!hide && liesOver()) document.querySelector<HTMLElement>(`#${navId} a`)?.focus();
}

/** Closes the navigation if it lies over the page, and returns whether it did. */
export function closeOverlay(): boolean {
  if (isHidden() || !liesOver()) return false;
  setHidden(true);
  return true;
}

/** The same for Escape and a press beside the navigation: the focus goes back to its control. */
export function dismissOverlay(): void {
  if (closeOverlay()) document.getElementById(toggleId)?.focus();
}
