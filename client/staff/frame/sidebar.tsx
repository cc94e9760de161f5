import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import * as m from '#messages/staff-frame.ts';
import timing from '#client/ui/timing-mark.module.css';
import nav from '#client/ui/nav-link.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { useBank } from '../api/bank.ts';
import { useStaffSession } from '../api/session.ts';
import { staffPaths } from '../lib/paths.ts';
import { LanguageLinks } from '../ui/language-links.tsx';
import { sectionsFor, type Entry } from './sections.ts';
import styles from './sidebar.module.css';

/** The links for staff. `onLeave` closes the sidebar if it lies over the page. */
export function Sidebar({ onLeave }: { onLeave: () => void }) {
  const pathname = placeOf(useLocation().pathname);
  const bank = useBank();
  const { data: session } = useStaffSession();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onLeave]);
  const shown = sectionsFor(session?.duties ?? []);
  return (
    <nav className={`screen-only ${layout.side} ${styles.side}`} aria-label={m.staff}>
      {shown.map(({ heading, entries }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {[...entries, ...openOne(entries, pathname)].map(({ title, to, count }) => {
              const waiting = count === undefined ? 0 : (bank?.[count] ?? 0);
              return (
                <li key={to}>
                  <Link
                    className={`${nav.link} ${timing.marked}`}
                    to={to}
                    aria-current={currentOf(to, pathname)}
                    onClick={onLeave}
                  >
                    <i className={nav.ring} aria-hidden="true" />
                    <span className="min-w-0 anywhere">{title}</span>
                    {waiting > 0 && <b className="num ml-auto">{numberIn(language, waiting)}</b>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className={`${layout.line} ${styles.languages}`}>
        <LanguageLinks />
      </p>
    </nav>
  );
}

/** The current place, as the sidebar shows it: the review of an item is not part of the list of items. */
function placeOf(pathname: string): string {
  return matchPath(staffPaths.review.pattern, pathname) === null ? pathname : staffPaths.toReview.to();
}

/** The open examination, beside the list of all. */
function openOne(entries: readonly Entry[], pathname: string): readonly Entry[] {
  const code = matchPath({ path: staffPaths.examination.pattern, end: false }, pathname)?.params['code'];
  const isBeside = entries.some(({ to }) => to === staffPaths.examinations.to());
  if (!isBeside || code === undefined || pathname === staffPaths.newExamination.to()) return [];
  return [{ title: code, note: '', to: staffPaths.examination.to({ code }) }];
}

/** The screen itself, or one below it; an examination has its own entry. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  if (to === staffPaths.examinations.to()) return undefined;
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
