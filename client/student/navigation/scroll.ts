import { useLayoutEffect } from 'react';
import type { ShownPage } from './navigation.ts';

const storedAs = 'scroll-positions';

/** How far each page of this tab was scrolled, by the key of its entry in the history. */
let positions: Readonly<Record<string, unknown>> = {};

/** Before another page replaces the one with this key. */
export function keepScroll(key: string): void {
  positions = { ...positions, [key]: globalThis.scrollY };
}

/** Takes the scroll positions over from the browser, which would set them before a page has its content. `key` is that of the page. */
export function watchScroll(key: () => string): void {
  try {
    // Whatever is stored becomes a record; its values are checked where one is used.
    positions = { ...(JSON.parse(sessionStorage.getItem(storedAs) ?? 'null') as object | null) };
  } catch {
    // Blocked or unreadable: a reload starts at the top.
  }
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  globalThis.addEventListener('pageshow', takeOver);
  globalThis.addEventListener('pagehide', () => {
    keepScroll(key());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storedAs, JSON.stringify(positions));
    } catch {
      // Full or blocked, as above.
    }
  });
}

/** A new page starts at its top. A page that one comes back to is where it was. A page that the build made stays where it is. */
export function useScroll({ visit, arrival, location: { key } }: ShownPage, isHydrated: boolean): void {
  useLayoutEffect(() => {
    if (visit === 0 || (visit === 1 && isHydrated)) return;
    const position = arrival === 'step' ? positions[key] : 0;
    globalThis.scrollTo(0, typeof position === 'number' ? position : 0);
    // The same visit is no new page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [visit]);
}
