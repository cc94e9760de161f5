import { useLocation } from 'react-router';
import { Link } from '#client/ui/link.tsx';
import group from '#client/ui/nav-group.module.css';
import { recordSection } from './record-section.ts';
import { closeOverlay } from './side-nav-state.ts';
import styles from './side-nav.module.css';

/** The pages of one's record, after all other sections of the navigation. */
export function RecordNav() {
  const { pathname } = useLocation();
  const { heading, entries } = recordSection;
  return (
    <div>
      <h2 className={group.heading}>{heading}</h2>
      <ul>
        {entries.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} aria-current={currentOf(to, pathname)} onClick={closeOverlay}>
              <i className={styles.dot} aria-hidden="true" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
