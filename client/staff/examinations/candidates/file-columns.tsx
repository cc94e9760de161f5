import { useId } from 'react';
import { allCandidateColumns } from '#contract/candidate-columns.ts';
import type { CandidatesImport } from '#contract/candidates.ts';
import * as m from '#messages/staff-candidates.ts';
import styles from './import-file.module.css';

/** What a person says of a file, as the call takes it. */
export interface SaidOfFile {
  readonly is?: string;
  readonly calendar?: 'AD' | 'BS';
  readonly order?: 'day-first' | 'month-first';
  /** Leaves text of a font from before Unicode as it is. */
  readonly legacy?: 'keep';
}

interface FileColumnsProps {
  readonly columns: NonNullable<CandidatesImport['columns']>;
  readonly asks: NonNullable<CandidatesImport['asks']>;
  readonly said: SaidOfFile;
  readonly onSaid: (said: SaidOfFile) => void;
}

/** What each column of a file is taken for, to be put right, and how its dates are to be read. */
export function FileColumns({ columns, asks, said, onSaid }: FileColumnsProps) {
  const id = useId();
  const choose = (at: number, name: string) => {
    // What one column is, no other is any more.
    const names = columns.map(({ is }, place) => (place === at ? name : is === name ? '' : (is ?? '')));
    onSaid({ ...said, is: names.join(',') });
  };
  return (
    <>
      {(asks.includes('calendar') || said.calendar !== undefined) && (
        <label className={styles.ask}>
          {m.whichCalendar}
          <select
            value={said.calendar ?? ''}
            onChange={({ target }) =>
              target.value !== '' && onSaid({ ...said, calendar: target.value === 'AD' ? 'AD' : 'BS' })
            }
          >
            <option value="">{m.choose}</option>
            <option value="BS">{m.bikram}</option>
            <option value="AD">{m.gregorian}</option>
          </select>
        </label>
      )}
      {(asks.includes('order') || said.order !== undefined) && (
        <label className={styles.ask}>
          {m.whichOrder}
          <select
            value={said.order ?? ''}
            onChange={({ target }) =>
              target.value !== '' &&
              onSaid({ ...said, order: target.value === 'day-first' ? 'day-first' : 'month-first' })
            }
          >
            <option value="">{m.choose}</option>
            <option value="day-first">{m.dayFirst}</option>
            <option value="month-first">{m.monthFirst}</option>
          </select>
        </label>
      )}
      <details className={styles.columns} open={columns.some(({ is }) => is === null)}>
        <summary>{m.columnsFound}</summary>
        <ul>
          {columns.map(({ heading, is, first }, at) => (
            // Two columns may have one heading: only their place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <label htmlFor={`${id}${at}`}>{heading === '' ? m.columnNumber(at + 1) : heading}</label>
              <select id={`${id}${at}`} value={is ?? ''} onChange={({ target }) => choose(at, target.value)}>
                <option value="">{m.columnIgnored}</option>
                {allCandidateColumns.map((name) => (
                  <option key={name} value={name}>
                    {m.columnNames[name]}
                  </option>
                ))}
              </select>
              <span>{first.join(' · ')}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
