import type { AuditPage } from '#contract/audit.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-log.ts';
import { KeysBar } from '../ui/keys-bar.tsx';
import { asCell, asRow } from '../ui/table-roles.ts';
import { TimeFigures } from '../ui/time-figures.tsx';
import { AuditFilter, type OneExamination } from './audit-filter.tsx';
import { reasonOf, toldOf } from './log-details.ts';
import { LogPage } from './log-page.tsx';
import { clockOf } from './log-time.ts';
import styles from './log.module.css';
import { actIn, whatItWas, whoActed } from './said-of.ts';
import type { useLog } from './use-log.ts';

const columns = [m.when, m.who, m.what, m.onWhat, m.beforeAfter, m.reason];

const keys = [[['/'], m.keySearch]] as const;

interface AuditLogProps {
  readonly log: Omit<ReturnType<typeof useLog<AuditPage>>, 'answer'> & { readonly answer: AuditPage | undefined };
  readonly note: string;
  /** The path of the file, below the API. */
  readonly file: string;
  /** The examination of the log; in the log of all, each line names its own. */
  readonly examination?: OneExamination;
}

/** The changes with their accounts, newest first. */
export function AuditLog({ log: { narrowed, narrow, ...log }, note, file, examination }: AuditLogProps) {
  const ofAll = examination === undefined;
  return (
    <>
      <LogPage
        {...log}
        title={m.auditLog}
        isWhole={ofAll}
        note={note}
        empty={Object.keys(narrowed).length > 0 ? m.noSuchLines : m.noLines}
        filter={
          <AuditFilter
            log={{ narrowed, narrow }}
            actors={log.answer?.actors ?? []}
            acts={log.answer?.acts ?? []}
            examination={examination}
          />
        }
        file={file}
        columns={columns}
      >
        {({ at, actor, name, act, subject, subjectName, details }) => (
          <tr key={`${at} ${act} ${subject} ${JSON.stringify(details)}`} {...asRow}>
            <td {...asCell} className={`${styles.time} whitespace-nowrap font-mono text-14`}>
              <TimeFigures of={clockOf(at, timeZone)} />
            </td>
            <td {...asCell} className={styles.who}>
              {whoActed(actor, name, ofAll)}
            </td>
            <td {...asCell}>
              <b>{actIn(act)}</b>
            </td>
            <td {...asCell}>{whatItWas(subject, subjectName, ofAll)}</td>
            <td {...asCell} className={styles.told}>
              {toldOf(details, timeZone).map(({ of, before, after }) => (
                <span key={of}>
                  {of !== null && <span className="tiny">{of}: </span>}
                  {before === undefined ? (
                    after
                  ) : (
                    <>
                      <del className="ink-2">{before}</del> <Icon name="arrow" size={13} /> <ins>{after}</ins>
                    </>
                  )}
                </span>
              ))}
            </td>
            <td {...asCell} className={`${styles.reason} ink-2`}>
              {reasonOf(details)}
            </td>
          </tr>
        )}
      </LogPage>
      <KeysBar keys={keys} />
    </>
  );
}
