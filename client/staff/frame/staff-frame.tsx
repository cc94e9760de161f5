import { useEffect, useState } from 'react';
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type UIMatch,
} from 'react-router';
import * as m from '#messages/staff-frame.ts';
import { Button } from '#client/ui/button.tsx';
import { useStaffSession } from '../api/session.ts';
import { staffPaths } from '../lib/paths.ts';
import { Sidebar } from './sidebar.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './staff-frame.module.css';
import { StaffBar } from './staff-bar.tsx';

/** What a screen tells the frame. */
export interface StaffHandle {
  readonly title: string;
}

/** The frame of every screen of the staff area. The width decides about the sidebar until a person chooses. */
export function StaffFrame() {
  const [side, setSide] = useState<'open' | 'closed' | null>(null);
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const { data: session } = useStaffSession();
  // If the college requires a second factor, the server opens nothing else before it is set up.
  const isHeldUp = session?.secondFactor === 'missing' && pathname !== staffPaths.secondFactor.to();
  const handle = handleOf(useMatches());
  useEffect(() => {
    document.title = handle === undefined ? 'Tayari' : `${handle.title} · Tayari`;
  }, [handle]);
  const toggle = () => setSide(isShown(side) ? 'closed' : 'open');
  const close = () => {
    if (!isWide()) setSide(null);
  };
  return (
    <div className={styles.frame} data-side={side ?? 'fitting'}>
      <a
        className={`screen-only ${layout.skip}`}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {m.skip}
      </a>
      <StaffBar title={handle?.title} onToggle={toggle} expanded={side === null ? undefined : side === 'open'} />
      <Sidebar onLeave={close} />
      <Button kind="bare" className={styles.overlay} tabIndex={-1} aria-hidden="true" onClick={close} />
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={state === 'loading'}>
        {isHeldUp ? <Navigate to={staffPaths.secondFactor.to()} replace /> : <Outlet />}
      </main>
      <ScrollRestoration />
    </div>
  );
}

function handleOf(matches: readonly UIMatch[]): StaffHandle | undefined {
  return matches[matches.length - 1]?.handle as StaffHandle | undefined;
}

function isWide(): boolean {
  return matchMedia('(min-width: 1024px)').matches;
}

function isShown(side: 'open' | 'closed' | null): boolean {
  return side === null ? isWide() : side === 'open';
}
