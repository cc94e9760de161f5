import { useId } from 'react';
import * as m from '#messages/table-columns.ts';
import field from './field.module.css';
import styles from './table-columns.module.css';

interface TableColumnsProps<Name extends string> {
  /** The headings of the file. */
  readonly columns: readonly {
    readonly heading: string;
    readonly is: Name | null;
    readonly first: readonly string[];
  }[];
  /** The possible meanings of a column, in words. */
  readonly names: Readonly<Record<Name, string>>;
  /** Called with the meaning of each column, in their order, in the form of the calls. */
  readonly onChoose: (is: string) => void;
}

/** The meaning of each column of a table, which a person can correct. */
export function TableColumns<Name extends string>({ columns, names, onChoose }: TableColumnsProps<Name>) {
  const id = useId();
  const choose = (at: number, name: string) => {
    // Two columns can't have the same meaning: the other one loses it.
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
            <select
              className={field.input}
              id={`${id}${at}`}
              value={is ?? ''}
              onChange={({ target }) => choose(at, target.value)}
            >
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
