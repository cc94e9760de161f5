import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import nav from '#client/ui/nav-link.module.css';
import { Link } from '#client/ui/link.tsx';
import moreBeside from '#client/ui/more-beside.module.css';
import { useMore } from '#client/ui/use-more.ts';
import * as m from '#messages/staff-examinations.ts';
import { useStaffSession } from '../api/session.ts';
import { tabAddress } from './shared/tab-address.ts';
import styles from './tab-bar.module.css';
import { tabsFor } from './tabs.ts';

/** Leads from part to part of an examination; those that stand apart are at its end. Where it scrolls, its edge says that there is more. */
export function TabBar({ code }: { code: string }) {
  const { pathname } = useLocation();
  const { data: session } = useStaffSession();
  const tabs = tabsFor(session?.duties ?? []);
  const bar = useRef<HTMLElement>(null);
  const { more, onScroll } = useMore(bar);
  // Before the first paint, so that the row never moves under a finger.
  useLayoutEffect(() => {
    const here = [...(bar.current?.querySelectorAll('a') ?? [])].find((each) => each.pathname.endsWith(pathname));
    // In the middle of the row; the page itself does not scroll.
    if (bar.current && here)
      bar.current.scrollLeft = here.offsetLeft - (bar.current.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  const entry = ({ segment, title }: ReturnType<typeof tabsFor>[number]) => {
    const to = tabAddress(code, segment);
    return (
      <li key={segment}>
        <Link className={nav.link} to={to} aria-current={pathname === to ? 'page' : undefined}>
          <i className={nav.ring} aria-hidden="true" />
          {title}
        </Link>
      </li>
    );
  };
  const apart = tabs.filter((tab) => tab.apart);
  return (
    <div className={`${styles.edge} ${moreBeside.edge} relative`} data-more={more || undefined}>
      <nav ref={bar} className={`${styles.tabs} flex`} aria-label={m.parts} onScroll={onScroll}>
        <ul className="flex">{tabs.filter((tab) => !tab.apart).map(entry)}</ul>
        {apart.length > 0 && <ul className={`${styles.apart} flex`}>{apart.map(entry)}</ul>}
      </nav>
    </div>
  );
}
