import type { CandidatesImport } from '#contract/candidates.ts';
import * as m from '#messages/staff-candidates.ts';
import layout from '#client/ui/layout.module.css';
import field from '../../ui/field.module.css';
import { TableColumns } from '../../ui/table-columns.tsx';
import styles from './import-file.module.css';

/** A person's choices about a file, in the form of the call. */
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

/** The meaning of each column of a file, which a person can correct, and the order of its dates. */
export function FileColumns({ columns, asks, said, onSaid }: FileColumnsProps) {
  return (
    <>
      {(asks.includes('calendar') || said.calendar !== undefined) && (
        <label className={`${layout.row} ${styles.ask}`}>
          {m.whichCalendar}
          <select
            className={field.input}
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
        <label className={`${layout.row} ${styles.ask}`}>
          {m.whichOrder}
          <select
            className={field.input}
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
      <TableColumns columns={columns} names={m.columnNames} onChoose={(is) => onSaid({ ...said, is })} />
    </>
  );
}
