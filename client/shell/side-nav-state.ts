import { flushSync } from 'react-dom';
import { choose, chosen } from './choices.ts';

export const toggleId = 'nav-toggle';
export const navId = 'side';

/** Below 1024 px the navigation lies over the page; above, it stands beside it. */
function liesOver(): boolean {
  return !window.matchMedia('(min-width: 1024px)').matches;
}

/** The header control. Opened over the page, the navigation takes the focus with it. */
export function toggleNav(): void {
  const hide = chosen().nav === null;
  flushSync(() => choose('nav', hide ? 'hidden' : null));
  if (!hide && liesOver()) document.querySelector<HTMLElement>(`#${navId} a`)?.focus();
}

/** Closes the navigation where it lies over the page, and says whether it did. */
export function closeOverlay(): boolean {
  if (chosen().nav !== null || !liesOver()) return false;
  choose('nav', 'hidden');
  return true;
}

/** The same for Escape and a press beside the navigation: the focus goes back to the control that opens it. */
export function dismissOverlay(): void {
  if (closeOverlay()) document.getElementById(toggleId)?.focus();
}
