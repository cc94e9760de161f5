import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/staff-frame.ts';
import { Link } from '#client/ui/link.tsx';
import { useStaffSession } from '../api/session.ts';
import { LanguageLinks } from './language-links.tsx';
import { sections } from './sections.ts';
import styles from './sidebar.module.css';

/** Where staff can go. `onLeave` closes it where it lies over the page. */
export function Sidebar({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation();
  const { data: session } = useStaffSession();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onLeave]);
  const shown = sections.filter(({ adminsOnly }) => adminsOnly === undefined || session?.role === 'admin');
  return (
    <nav className={styles.side} aria-label={m.staff}>
      {shown.map(({ heading, entries }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {entries.map(({ title, to }) => (
              <li key={to}>
                <Link to={to} aria-current={currentOf(to, pathname)} onClick={onLeave}>
                  <i aria-hidden="true" />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.languages}>
        <LanguageLinks />
      </p>
    </nav>
  );
}

/** The screen itself, or one below it. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
