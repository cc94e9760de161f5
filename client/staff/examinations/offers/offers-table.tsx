import { useState, type ReactNode } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import type { OfferRow } from '#contract/offers.ts';
import * as m from '#messages/staff-offers.ts';
import { inText } from '../../item/figures.ts';
import { shortMoment } from '../../lib/short-moment.ts';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { listName } from '../shared/standing.ts';
import { WriteAnswer } from './write-answer.tsx';
import styles from './offers.module.css';

interface OffersTableProps {
  readonly title: string;
  readonly note: ReactNode;
  /** What is done with all of them. */
  readonly act?: ReactNode;
  readonly rows: readonly OfferRow[];
}

/** Offers as a ledger, the first deadline first. An answer by telephone is written down at its row. */
export function OffersTable({ title, note, act, rows }: OffersTableProps) {
  const [written, setWritten] = useState<OfferRow | null>(null);
  const byDeadline = [...rows].sort((one, other) => one.answerUntil.localeCompare(other.answerUntil));
  return (
    <section className="mt-32">
      <header className={styles.head}>
        <h2 className="h2">{title}</h2>
        <small>{note}</small>
        {act}
      </header>
      <table className={`${folding.folds} ${table.table}`} {...asTable}>
        <caption className="vh">{title}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            {[m.rank, m.name, m.list, m.until, m.reach, m.state].map((head) => (
              <th key={head} {...asHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRows}>
          {byDeadline.map((row) => (
            <tr key={`${row.symbolNumber} ${row.round}`} {...asRow}>
              <td {...asCell} data-label={m.rank}>
                {inText(row.rank)}
              </td>
              <td {...asCell}>
                <b>{row.name}</b>
                <small className="num">{row.symbolNumber}</small>
              </td>
              <td {...asCell} data-label={m.list}>
                {listName(row.list)}
              </td>
              <td {...asCell} data-label={m.until}>
                {shortMoment(row.answerUntil, timeZone)}
              </td>
              <td {...asCell} data-label={m.reach}>
                {contactOf(row) || m.noReach}
                {row.toldAt !== null && <small className="block">{m.toldOn(shortMoment(row.toldAt, timeZone))}</small>}
                {row.remindedAt !== null && (
                  <small className="block">{m.remindedOn(shortMoment(row.remindedAt, timeZone))}</small>
                )}
                {row.state === 'offered' && !row.isReachable && contactOf(row) !== '' && (
                  <small className="block">{m.noMessage}</small>
                )}
              </td>
              <td {...asCell}>
                {m.states[row.state]}{' '}
                {(row.state === 'offered' || row.state === 'taken') && (
                  <Button kind="link" aria-label={`${m.writeDown}: ${row.name}`} onClick={() => setWritten(row)}>
                    {m.writeDown}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {written !== null && <WriteAnswer row={written} onClose={() => setWritten(null)} />}
    </section>
  );
}

function contactOf({ phone, email }: OfferRow): string {
  return [phone, email].filter(Boolean).join(', ');
}
