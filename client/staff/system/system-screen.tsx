import { useQuery } from '@tanstack/react-query';
import type { SystemState } from '#contract/system.ts';
import * as m from '#messages/staff-college.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import plain from '#client/ui/plain-table.module.css';
import layout from '#client/ui/layout.module.css';
import { staffCall } from '../api/staff-call.ts';
import { Waiting } from '../ui/waiting.tsx';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/staff-page.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import styles from '../ui/college-form.module.css';
import { Backups } from './backups.tsx';
import { FailedMails } from './failed-mails.tsx';
import { moment } from '../lib/moment.ts';
import { SystemWarnings } from './system-warnings.tsx';

/** How often the page requests its data again, in ms. */
const freshMs = 30_000;
/** The same while the server makes or verifies a backup. */
const underWayMs = 2000;

const digits = (count: number) => numberIn(language, count);

/** The state of the installation, for admins. */
export function Component() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => staffCall('GET /staff/system', { signal }),
    refetchInterval: ({ state }) => (state.data?.backup.underWay ? underWayMs : freshMs),
  });
  return (
    <section className={styles.narrow}>
      <header className={`${layout.form} ${page.head}`}>
        <h1 className="h1">{m.system}</h1>
      </header>
      {error !== null && (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          <b>{m.systemNotLoaded}</b> {error.message}
        </Notice>
      )}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && (
        <>
          <SystemWarnings state={data} />
          <table className={`${plain.table} ${styles.facts}`}>
            <caption className="vh">{m.system}</caption>
            <tbody>
              {facts(data).map(([name, text]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Backups backup={data.backup} />
          <FailedMails failed={data.mail.failed} />
        </>
      )}
    </section>
  );
}

function facts({ version, node, startedAt, database, disk, backup, mail, esewa, online }: SystemState) {
  const kind = database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const every = backup.everyHours === null ? m.backupByHand : m.backupEvery(backup.everyHours);
  return [
    [m.version, m.versionIs(version, node.replace(/^v/, ''), moment(startedAt))],
    [
      m.database,
      database.milliseconds === null
        ? m.databaseDown
        : m.databaseIs(kind, digits(database.milliseconds), database.migration),
    ],
    [m.disk, disk === null ? m.diskUnknown : m.diskIs(disk.free, disk.size)],
    [m.backup, `${backup.lastAt === null ? m.backupNone : moment(backup.lastAt)} (${every})`],
    [m.mail, m.mailIs(mail.to === 'smtp' ? m.bySmtp : m.byOutbox, digits(mail.waiting))],
    [m.esewa, esewa ? m.esewaSet : m.esewaUnset],
    [m.online, m.onlineIs(digits(online.students), digits(online.staff))],
  ] as const;
}
