import { useQuery } from '@tanstack/react-query';
import timing from '#client/ui/timing-mark.module.css';
import nav from '#client/ui/nav-link.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-frame.ts';
import * as home from '#messages/staff-home.ts';
import { numberIn } from '#text/numbers.ts';
import { useBank } from '../api/bank.ts';
import { useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { SystemWarnings } from '../system/system-warnings.tsx';
import { sectionsFor } from '../frame/sections.ts';
import { staffPaths } from '../lib/paths.ts';
import { useNextLine } from '../examinations/use-next-line.ts';
import styles from './home-screen.module.css';
import { DutiesOpened } from '../ui/duties-opened.tsx';
import page from '../ui/staff-page.module.css';
import { FirstWeek } from './first-week.tsx';

/** What waits, by the address of the screen where it does. */
function useWaits(): ReadonlyMap<string, string> {
  const bank = useBank();
  const next = useNextLine();
  const { toReview = 0, findings = 0 } = bank ?? {};
  const said = (count: number) => numberIn(language, count);
  return new Map([
    ...(toReview > 0 ? [[staffPaths.toReview.to(), m.waitForReview(toReview, said(toReview))] as const] : []),
    ...(findings > 0 ? [[staffPaths.doctor.to(), m.findingsWait(findings, said(findings))] as const] : []),
    ...(next !== undefined ? [[staffPaths.examinations.to(), next] as const] : []),
  ]);
}

/** Where a day begins: everything that the sidebar leads to, with what waits there and which examination is next. */
export function HomeScreen() {
  const { data: session } = useStaffSession();
  const waits = useWaits();
  const shown = sectionsFor(session?.duties ?? []);
  const { data: state } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => staffCall('GET /staff/system', { signal }),
    enabled: session?.duties.includes('operator') === true,
  });
  return (
    <section>
      <header className={`${layout.form} ${page.head}`}>
        <div>
          <h1 className="h1">{m.staffHome}</h1>
          <p>{m.signedInAs(session?.name ?? '')}</p>
        </div>
      </header>
      {state !== undefined && <SystemWarnings state={state} />}
      {session?.duties.includes('head') === true && <FirstWeek />}
      {shown.map(({ heading, entries }) => (
        <section key={heading} className={styles.group}>
          <h2 className="h2">{heading}</h2>
          <ul>
            {entries.map(({ title, note, to }) => (
              <li key={to}>
                <Link className={`${nav.link} ${timing.marked}`} to={to}>
                  <b>{title}</b>
                  <span className="small">{note}</span>
                  {waits.has(to) && <em>{waits.get(to)}</em>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.duties}>
        <h2 className="h2">{home.yourDuties}</h2>
        <DutiesOpened duties={session?.duties ?? []} />
      </section>
    </section>
  );
}
