import type { ResultRow } from '#contract/merit.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-results.ts';
import { numberIn } from '#text/numbers.ts';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { marksOf } from '../merit/figures.ts';
import styles from './results-table.module.css';

interface ResultsTableProps {
  readonly className: string | undefined;
  /** Whether a row is a grid of its own on a narrow screen. */
  readonly folds?: boolean;
  readonly rows: readonly ResultRow[];
  /** The titles of the sections, in their order. */
  readonly sections: readonly string[];
}

/** The results in the columns of the file that is taken away. */
export function ResultsTable({ className, folds = false, rows, sections }: ResultsTableProps) {
  const figure = (value: number | null) => (value === null ? '–' : numberIn(language, value));
  return (
    <table className={folds ? `${className} ${styles.folds}` : className} {...asTable}>
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
          <th {...asHead} className={styles.figure}>
            {m.position}
          </th>
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows.map((row) => (
          <tr {...asRow} key={row.symbolNumber}>
            <td {...asCell} className={styles.figure}>
              {figure(row.rank)}
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
              {figure(row.right)}
            </td>
            <td {...asCell} data-label={m.wrong} className={styles.figure}>
              {figure(row.wrong)}
            </td>
            <td {...asCell} data-label={m.unanswered} className={styles.figure}>
              {figure(row.unanswered)}
            </td>
            <td {...asCell}>
              {row.withheld ? m.withheld : row.rank === null ? m.absent : row.passed ? m.pass : m.fail}
            </td>
            <td {...asCell}>{row.list === 'open' ? m.openList : (row.list ?? '')}</td>
            <td {...asCell} className={styles.figure}>
              {row.position === null ? '' : figure(row.position)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
