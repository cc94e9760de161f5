import { useQuery } from '@tanstack/react-query';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-frame.ts';
import { useStaffSession } from './api/session.ts';
import { staffCall } from './api/staff-call.ts';
import { SystemWarnings } from './system/system-warnings.tsx';
import { sections } from './frame/sections.ts';
import styles from './home-screen.module.css';
import page from './ui/staff-page.module.css';

/** The start of a day: all links of the sidebar. */
export function HomeScreen() {
  const { data: session } = useStaffSession();
  const shown = sections.filter(({ adminsOnly }) => adminsOnly === undefined || session?.role === 'admin');
  const { data: state } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => staffCall('GET /staff/system', { signal }),
    enabled: session?.role === 'admin',
  });
  return (
    <section>
      <header className={page.head}>
        <div>
          <h1 className="h1">{m.staffHome}</h1>
          <p>{m.signedInAs(session?.name ?? '')}</p>
        </div>
      </header>
      {state !== undefined && <SystemWarnings state={state} />}
      {shown.map(({ heading, entries }) => (
        <section key={heading} className={styles.group}>
          <h2 className="h2">{heading}</h2>
          <ul>
            {entries.map(({ title, note, to }) => (
              <li key={to}>
                <Link to={to}>
                  <b>{title}</b>
                  <span>{note}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
