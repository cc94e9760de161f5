import { useEffect, useRef } from 'react';
import { useLocation } from '#client/student/navigation/page.ts';

/** After a navigation, also to the same page, reading goes on at the page's heading. It does not if the page has set the focus itself. */
export function useArrival(): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const main = document.getElementById('main');
    if (!main || main.contains(document.activeElement)) return;
    const start = main.querySelector<HTMLElement>('h1') ?? main;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [key]);
}
