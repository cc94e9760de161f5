import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation, reading goes on at the new page's heading, unless the page has put the focus somewhere itself. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const main = document.getElementById('main');
    if (!main || main.contains(document.activeElement)) return;
    const start = main.querySelector<HTMLElement>('h1') ?? main;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [pathname]);
}
