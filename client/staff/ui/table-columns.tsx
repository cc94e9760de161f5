import { useId } from 'react';
import * as m from '#messages/table-columns.ts';
import styles from './table-columns.module.css';

interface TableColumnsProps<Name extends string> {
  /** As they were found in the file. */
  readonly columns: readonly {
    readonly heading: string;
    readonly is: Name | null;
    readonly first: readonly string[];
  }[];
  /** What a column can be, and how that is said. */
  readonly names: Readonly<Record<Name, string>>;
  /** Hears what each column is, in their order, as the calls take it. */
  readonly onChoose: (is: string) => void;
}

/** What each column of a table is taken for, to be put right. */
export function TableColumns<Name extends string>({ columns, names, onChoose }: TableColumnsProps<Name>) {
  const id = useId();
  const choose = (at: number, name: string) => {
    // What one column is, no other is any more.
    const chosen = columns.map(({ is }, place) => (place === at ? name : is === name ? '' : (is ?? '')));
    onChoose(chosen.join(','));
  };
  return (
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
              {Object.entries<string>(names).map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
            <span>{first.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
