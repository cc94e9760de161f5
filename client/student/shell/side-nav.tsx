import { useLayoutEffect, type ReactNode } from 'react';
import { matchPattern } from '#client/lib/paths.ts';
import { pageDataOf, useShown } from '#client/student/navigation/page.ts';
import { Link } from '#client/ui/link.tsx';
import { deferred } from '#client/ui/deferred.tsx';
import layout from '#client/ui/layout.module.css';
import group from '#client/ui/nav-group.module.css';
import { useSession } from '#client/lib/session/session.ts';
import { BackCloses } from './back-closes.tsx';
import { useChoice } from './choices.ts';
import { applying, type Entry, sections } from './sections.ts';
import { closeOverlay, dismissOverlay, navId, useNav } from './side-nav-state.ts';
import styles from './side-nav.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeControl } from './theme-control.tsx';
import * as m from '#messages/frame.ts';

/** The navigation's entry of the page, by its address or its loader's data. Home has none, because two entries point there. */
function currentOf(
  { to, holds = [] }: Entry,
  pathname: string,
  section: string | undefined,
): 'page' | 'true' | undefined {
  if (to === '/') return undefined;
  if (pathname === to) return 'page';
  const held = holds.some((pattern) => matchPattern(pattern, pathname) !== null);
  return held || section === to || pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

const RecordNav = deferred(() => import('./record-nav.tsx').then((it) => it.RecordNav));

/** `children` stand at its foot. */
export function SideNav({ children }: { children: ReactNode }) {
  const { hidden, over, byHand } = useNav();
  const shown = useShown();
  const { pathname } = shown.location;
  const { section } = pageDataOf(shown);
  // An address that leads nowhere belongs to no entry, whatever its start.
  const nowhere = shown.route.pattern === '';
  const { user } = useSession();
  const record = useChoice('record');
  useOverlayKeys();
  return (
    <>
      <nav className={`screen-only ${layout.side} ${styles.side}`} id={navId} aria-label={m.sections} inert={hidden}>
        {sections.map(({ heading, entries }) => (
          <div key={heading}>
            <h2 className={group.heading}>{heading}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.title}>
                  <Link
                    to={entry.to}
                    aria-current={nowhere ? undefined : currentOf(entry, pathname, section)}
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
        <div className={styles.foot}>
          <ul aria-label={applying.heading}>
            {applying.entries.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  aria-current={nowhere ? undefined : currentOf(entry, pathname, section)}
                  onClick={closeOverlay}
                >
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {/* For a first visitor the navigation is the specification's list. */}
        {!hidden && (user ?? record) && <RecordNav />}
        <ThemeControl />
        <LanguageSwitch />
        {children}
      </nav>
      {over && !hidden && <BackCloses close={dismissOverlay} byHand={byHand} />}
      {/* Only for the pointer: the keyboard has Escape, and both have the menu control. */}
      <button
        type="button"
        className={`screen-only narrow-only ${styles.overlay}`}
        data-overlay
        aria-hidden="true"
        tabIndex={-1}
        onClick={dismissOverlay}
      />
    </>
  );
}

/** Escape closes the layer over the page. Tab into the page closes it too, because the focus would otherwise be invisible. */
function useOverlayKeys(): void {
  useLayoutEffect(() => {
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
