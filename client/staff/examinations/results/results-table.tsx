import { Fragment, type ReactNode } from 'react';
import type { ResultRow } from '#contract/merit.ts';
import * as m from '#messages/staff-results.ts';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { marksOf } from '../merit/figures.ts';
import { bracketAt } from './bracket.ts';
import styles from './results-table.module.css';

/** What the screen adds to the columns of the file. */
export interface OnScreen {
  /** In the place of list and position: where a candidate has a seat, or waits. */
  readonly standing: (row: ResultRow) => ReactNode;
  /** A row of so many columns of its own. */
  readonly below: (row: ResultRow, columns: number) => ReactNode;
}

interface ResultsTableProps {
  readonly className: string | undefined;
  /** Not on paper; a row is then a grid of its own on a narrow screen. */
  readonly onScreen?: OnScreen;
  readonly rows: readonly ResultRow[];
  /** The titles of the sections, in their order. */
  readonly sections: readonly string[];
}

/** The results in the columns of the file that is taken away. */
export function ResultsTable({ className, onScreen, rows, sections }: ResultsTableProps) {
  const columns = 9 + sections.length;
  return (
    <table className={onScreen ? `${className} ${styles.folds}` : className} {...asTable}>
      <caption className="vh">{m.results}</caption>
      <thead {...asRows}>
        <tr {...asRow}>
          <th {...asHead} className={styles.figure}>
            {m.rank}
          </th>
          <th {...asHead}>{m.symbolNumber}</th>
          <th {...asHead}>{m.name}</th>
          <th {...asHead} className={styles.figure}>
            {m.total}
          </th>
          {sections.map((title) => (
            <th key={title} {...asHead} className={styles.figure}>
              {title}
            </th>
          ))}
          <th {...asHead} className={styles.figure}>
            {m.right}
          </th>
          <th {...asHead} className={styles.figure}>
            {m.wrong}
          </th>
          <th {...asHead} className={styles.figure}>
            {m.unanswered}
          </th>
          <th {...asHead}>{m.passed}</th>
          <th {...asHead}>{m.list}</th>
          {!onScreen && (
            <th {...asHead} className={styles.figure}>
              {m.position}
            </th>
          )}
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows.map((row, index) => (
          <Fragment key={row.symbolNumber}>
            <tr
              {...asRow}
              data-bracket={onScreen && bracketAt(rows, index)}
              data-tinted={(onScreen && index % 10 >= 5) || undefined}
            >
              <td {...asCell} className={styles.figure}>
                {row.rank ?? '–'}
              </td>
              <td {...asCell}>{row.symbolNumber}</td>
              <td {...asCell}>{row.name}</td>
              <td {...asCell} className={styles.figure}>
                {marksOf(row.total)}
              </td>
              {sections.map((title) => (
                <td key={title} {...asCell} data-label={title} className={styles.figure}>
                  {marksOf(row.sections[title])}
                </td>
              ))}
              <td {...asCell} data-label={m.right} className={styles.figure}>
                {row.right}
              </td>
              <td {...asCell} data-label={m.wrong} className={styles.figure}>
                {row.wrong}
              </td>
              <td {...asCell} data-label={m.unanswered} className={styles.figure}>
                {row.unanswered}
              </td>
              <td {...asCell}>
                {row.withheld ? m.withheld : row.rank === null ? m.absent : row.passed ? m.pass : m.fail}
              </td>
              {onScreen ? (
                <td {...asCell}>{onScreen.standing(row)}</td>
              ) : (
                <>
                  <td {...asCell}>{row.list === 'open' ? m.openList : (row.list ?? '')}</td>
                  <td {...asCell} className={styles.figure}>
                    {row.position ?? ''}
                  </td>
                </>
              )}
            </tr>
            {onScreen?.below(row, columns)}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
