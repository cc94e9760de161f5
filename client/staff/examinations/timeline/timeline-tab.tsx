import { useParams } from 'react-router';
import button from '#client/ui/button.module.css';
import { ApiError } from '#client/lib/api/api-error.ts';
import { pathOf } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { TimelineRow } from '#contract/room.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-log.ts';
import { Link } from '#client/ui/link.tsx';
import { digitsIn } from '#text/numbers.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Notice } from '../../ui/notice.tsx';
import { asCell, asRow } from '../../ui/table-roles.ts';
import { tabAddress } from '../shared/tab-address.ts';
import { TimeFigures } from '../../ui/time-figures.tsx';
import { examinationKey, useExamination } from '../shared/use-examination.ts';
import { LogPage } from '../../audit/log-page.tsx';
import { clockOf } from '../../audit/log-time.ts';
import styles from '../../audit/log.module.css';
import { actIn, whoActed } from '../../audit/said-of.ts';
import { useLog } from '../../audit/use-log.ts';

const columns = [m.when, m.what, m.who, m.device, m.received, m.note];

/** All events of one attempt, in their order: answers with their times, contact, devices, minutes, absences from the page. */
export function Component() {
  const { code } = useExamination();
  const { symbolNumber = '' } = useParams();
  const params = { code, symbolNumber };
  const log = useLog(examinationKey(code, 'timeline', symbolNumber), (asked) =>
    staffCall('GET /staff/examinations/:code/candidates/:symbolNumber/timeline', { params, ...asked }),
  );
  const back = (
    <>
      <Link className={button.link} to={tabAddress(code, 'candidates')}>
        {m.backToCandidates}
      </Link>
      <Link className={button.link} to={tabAddress(code, 'day')}>
        {m.backToDay}
      </Link>
    </>
  );
  if (log.error instanceof ApiError && log.error.status === 404)
    return <Notice acts={back}>{m.noSuchCandidate(symbolNumber)}</Notice>;
  return (
    <LogPage
      {...log}
      title={m.timelineOf(symbolNumber)}
      note={m.timelineNote}
      empty={m.noTimeline}
      file={pathOf('GET /staff/examinations/:code/candidates/:symbolNumber/timeline.csv', params)}
      links={back}
      columns={columns}
    >
      {(row) => (
        <tr key={JSON.stringify(row)} {...asRow}>
          <td {...asCell} className={`${styles.time} whitespace-nowrap font-mono text-14`}>
            <TimeFigures of={clockOf(row.at, timeZone)} />
          </td>
          <td {...asCell}>
            <b>{m.kinds[row.kind]}</b> {answerOf(row)}
          </td>
          <td {...asCell} className={styles.who}>
            {row.by === null ? '' : whoActed(row.by, row.name)}
          </td>
          <td {...asCell} className="ink-2 font-mono text-14" title={row.device ?? undefined}>
            {row.device?.slice(0, deviceNameLength)}
          </td>
          <td {...asCell} className="font-mono text-14" data-label={row.receivedAt === null ? undefined : m.received}>
            {row.receivedAt !== null && <TimeFigures of={clockOf(row.receivedAt, timeZone)} />}
            {row.late && <b> {m.late}</b>}
          </td>
          <td {...asCell} className={`${styles.reason} ink-2`}>
            {noteOf(row)}
          </td>
        </tr>
      )}
    </LogPage>
  );
}

/** So many characters of a device's name tell it from the candidate's other device. */
const deviceNameLength = 10;

function answerOf({ place, letter, minutes }: TimelineRow): string {
  if (minutes !== null) return m.minutesGiven(minutes);
  if (place === null) return '';
  return letter === null ? m.itemIs(place + 1) : `${m.itemIs(place + 1)}, ${letter}`;
}

function noteOf({ kind, at, to, n, note }: TimelineRow): string {
  if (to !== null)
    return `${m.until(clockOf(to, timeZone))}, ${m.lasting(Math.round((Date.parse(to) - Date.parse(at)) / 1000))}`;
  if (note === null) return n === null ? '' : m.entryNumber(digitsIn(language, String(n)));
  const [first = '', ...others] = note.split(': ');
  const rest = others.join(': ');
  if (kind === 'held') return `${m.kinds[first as keyof typeof m.kinds]}: ${m.heldFor[rest] ?? rest}`;
  if (kind === 'act') return rest === '' ? actIn(first) : `${actIn(first)}: ${rest}`;
  return /^(outage|dark):/.test(note) ? m.forLostTime : note;
}
