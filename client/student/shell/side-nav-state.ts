import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '#client/student/navigation/page.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMedia } from '#client/ui/use-media.ts';
import { choose, chosen, useChoice } from './choices.ts';
import { useExamPage } from './page-title.ts';

export const toggleId = 'nav-toggle';
export const navId = 'side';

const wide = '(min-width: 1024px)';

/**
 * For a timed page, where the navigation would cover a running clock. It starts closed, whatever the student's choice, and its use there is
 * not stored. Null for any other page. A data attribute of <html> says the same to the style sheets.
 */
type OverExam = 'closed' | 'open' | null;
const overExam = createStore<OverExam>(() => null);

function setOverExam(state: OverExam): void {
  if (state === null) delete document.documentElement.dataset['overExam'];
  else document.documentElement.dataset['overExam'] = state;
  overExam.setState(state, true);
}

/** Call this before the page shows: a scroll makes the browser draw the navigation first, and it would visibly slide away. */
export function useClosedOverExam(): void {
  const { pathname } = useLocation();
  const exam = useExamPage() ? pathname : null;
  useLayoutEffect(() => {
    // A student may have opened it in a prerendered page before the program was there (client/student/before-paint.js).
    const before =
      document.documentElement.dataset['program'] === undefined && document.documentElement.dataset['overExam'];
    setOverExam(exam !== null ? (before === 'open' ? 'open' : 'closed') : null);
  }, [exam]);
}

/** Below 1024 px the navigation lies over the page; above, it stands beside it. */
function liesOver(): boolean {
  return !window.matchMedia(wide).matches;
}

function isHidden(): boolean {
  const over = overExam.getState();
  return over !== null && liesOver() ? over === 'closed' : chosen().nav !== null;
}

function setHidden(hidden: boolean): void {
  if (overExam.getState() !== null && liesOver()) setOverExam(hidden ? 'closed' : 'open');
  else choose('nav', hidden ? 'hidden' : null);
}

/** Whether the navigation is hidden, whether it otherwise lies over the page, and whether that is a timed page. */
export function useNav(): { readonly hidden: boolean; readonly over: boolean; readonly overExam: boolean } {
  const over = !useMedia(wide);
  const nav = useChoice('nav');
  const exam = useStore(overExam);
  return { hidden: over && exam !== null ? exam === 'closed' : nav !== null, over, overExam: exam !== null };
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
