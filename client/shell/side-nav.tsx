import { useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation, useMatches } from 'react-router';
import { Link } from '#client/ui/link.tsx';
import group from '#client/ui/nav-group.module.css';
import { BackCloses } from './back-closes.tsx';
import { pageDataOf } from './page-data.ts';
import { type Entry, type Section, sections } from './sections.ts';
import { closeOverlay, dismissOverlay, navId, useNav } from './side-nav-state.ts';
import styles from './side-nav.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeControl } from './theme-control.tsx';
import * as m from '#messages/frame.ts';

/** Which entry the page belongs to, by its address or by what its loader says. Home belongs to none: two entries point there. */
function currentOf(
  { to, holds = [] }: Entry,
  pathname: string,
  section: string | undefined,
  nowhere: boolean,
): 'page' | 'true' | undefined {
  if (to === '/') return undefined;
  if (pathname === to) return 'page';
  if (nowhere) return section === to ? 'true' : undefined;
  const held = holds.some((pattern) => matchPath(pattern, pathname));
  return held || section === to || pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** `children` stand at its foot. */
export function SideNav({ children }: { children: ReactNode }) {
  const { hidden, over, overExam } = useNav();
  const { pathname } = useLocation();
  const matches = useMatches();
  const section = matches.map((match) => pageDataOf(match).section).find((each) => each !== undefined);
  // An address that leads nowhere belongs to no entry, whatever it begins with; that of a page about oneself says no more.
  const nowhere = matches[matches.length - 1]?.params['*'] !== undefined;
  useOverlayKeys();
  return (
    <>
      <nav className={styles.side} id={navId} aria-label={m.sections} inert={hidden}>
        {useSections(hidden).map(({ heading, entries }) => (
          <div key={heading}>
            <h2 className={group.heading}>{heading}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.title}>
                  <Link
                    to={entry.to}
                    aria-current={currentOf(entry, pathname, section, nowhere)}
                    onClick={closeOverlay}
                  >
                    <i className={styles.dot} aria-hidden="true" />
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <ThemeControl />
        <LanguageSwitch />
        {children}
      </nav>
      {over && !hidden && <BackCloses close={dismissOverlay} byHand={overExam} />}
      {/* For the pointer only: the keyboard has Escape, and both have the menu control. */}
      <button
        type="button"
        className={styles.overlay}
        data-overlay
        aria-hidden="true"
        tabIndex={-1}
        onClick={dismissOverlay}
      />
    </>
  );
}

/** All of them; those of one's record come once they can be seen, since no page waits for them. */
function useSections(hidden: boolean): readonly Section[] {
  const [all, setAll] = useState(sections);
  useEffect(() => {
    if (hidden) return;
    void import('./record-section.ts').then(
      ({ recordSection }) => setAll([...sections, recordSection]),
      () => {},
    );
  }, [hidden]);
  return all;
}

/** Escape closes what lies over the page; so does tabbing on into the page, which would otherwise go on unseen. */
function useOverlayKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismissOverlay();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && document.activeElement?.closest('main')) closeOverlay();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
