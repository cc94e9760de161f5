import { useLocation } from '#client/student/navigation/page.ts';
import { Link } from '#client/ui/link.tsx';
import group from '#client/ui/nav-group.module.css';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { useCounts } from './record-counts.ts';
import { recordSection } from './record-section.ts';
import { closeOverlay } from './side-nav-state.ts';
import styles from './side-nav.module.css';

/** Written here and not in a style sheet, because each page has the navigation's sheet inline. */
const atTheEnd = { marginInlineStart: 'auto', fontSize: '0.8125rem' } as const;

/** The pages of the record, after all other sections of the navigation, with their counts once these are known. */
export function RecordNav() {
  const { pathname } = useLocation();
  const counts = useCounts();
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
              {(counts[to] ?? 0) > 0 && (
                <span className="mono" style={atTheEnd}>
                  {numberIn(language, counts[to] ?? 0)}
                </span>
              )}
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
