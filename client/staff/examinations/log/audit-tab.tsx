import { pathOf } from '#client/api/call.ts';
import { timeZone } from '#client/text/time-zone.ts';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-log.ts';
import { staffCall } from '../../api/staff-call.ts';
import { KeysBar } from '../../frame/keys-bar.tsx';
import { asCell, asRow } from '../../ui/table-roles.ts';
import { TimeFigures } from '../../ui/time-figures.tsx';
import { useExamination } from '../use-examination.ts';
import { AuditFilter } from './audit-filter.tsx';
import { reasonOf, toldOf } from './log-details.ts';
import { LogPage } from './log-page.tsx';
import { clockOf } from './log-time.ts';
import styles from './log.module.css';
import { actIn, whatItWas, whoActed } from './said-of.ts';
import { useLog } from './use-log.ts';

const columns = [m.when, m.who, m.what, m.onWhat, m.beforeAfter, m.reason];

const keys = [[['/'], m.keySearch]] as const;

/** Who changed what of an examination, newest first. */
export function Component() {
  const { code } = useExamination();
  const { narrowed, narrow, ...log } = useLog(['audit'], (asked) =>
    staffCall('GET /staff/examinations/:code/audit', { params: { code }, ...asked }),
  );
  return (
    <>
      <LogPage
        {...log}
        title={m.auditLog}
        note={m.auditNote}
        empty={Object.keys(narrowed).length > 0 ? m.noSuchLines : m.noLines}
        filter={
          <AuditFilter
            code={code}
            log={{ narrowed, narrow }}
            actors={log.answer?.actors ?? []}
            acts={log.answer?.acts ?? []}
            days={log.answer?.days ?? []}
          />
        }
        file={pathOf('GET /staff/examinations/:code/audit.csv', { code })}
        columns={columns}
      >
        {({ at, actor, name, act, subject, details }) => (
          <tr key={`${at} ${act} ${subject} ${JSON.stringify(details)}`} {...asRow}>
            <td {...asCell} className={styles.time}>
              <TimeFigures of={clockOf(at, timeZone)} />
            </td>
            <td {...asCell} className={styles.who}>
              {whoActed(actor, name)}
            </td>
            <td {...asCell}>
              <b>{actIn(act)}</b>
            </td>
            <td {...asCell}>{whatItWas(subject)}</td>
            <td {...asCell} className={styles.told}>
              {toldOf(details, timeZone).map(({ of, before, after }) => (
                <span key={of}>
                  {of !== null && <small>{of}: </small>}
                  {before === undefined ? (
                    after
                  ) : (
                    <>
                      <del>{before}</del> <Icon name="arrow" size={13} /> <ins>{after}</ins>
                    </>
                  )}
                </span>
              ))}
            </td>
            <td {...asCell} className={styles.reason}>
              {reasonOf(details)}
            </td>
          </tr>
        )}
      </LogPage>
      <KeysBar keys={keys} />
    </>
  );
}
