import { useEffect } from 'react';
import { useLocation } from '#client/student/navigation/page.ts';
import { paths } from '#client/lib/paths.ts';
import { tellCounts, useCounts, type Counts } from '#client/student/shell/record-counts.ts';
import { recordSection, recordTabs } from '#client/student/shell/record-section.ts';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as titles from '#messages/record-titles.ts';
import { numberIn } from '#text/numbers.ts';
import styles from './record-tabs.module.css';

/** If a fifth of a phone's width has no room for the title. */
const shortTitles: Readonly<Record<string, string>> = {
  [paths.mocks.to()]: titles.mocksTab,
  [paths.history.to()]: titles.historyTab,
};

/**
 * The links between the pages of the record, each with its count. They are one row at the head of each page
 * (client/student/shell/own/tabs.css). Until the new count is there, the last one shows. The navigation gets it too.
 */
export function RecordTabs({ counts }: { counts?: Counts | undefined }) {
  const { pathname } = useLocation();
  const counted = useCounts();
  const shown = counts ?? counted;
  useEffect(() => {
    if (counts) tellCounts(counts);
  }, [counts]);
  return (
    <nav className={styles.tabs} aria-label={recordSection.heading}>
      <ul className="flex flex-wrap">
        {recordTabs.map(({ title, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
              data-counted={(shown[to] ?? 0) > 0 || undefined}
            >
              <i aria-hidden="true" />
              <span>{shortTitles[to] ?? title}</span>{' '}
              {(shown[to] ?? 0) > 0 && (
                <span className={`${styles.count} mono`}>{numberIn(language, shown[to] ?? 0)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
