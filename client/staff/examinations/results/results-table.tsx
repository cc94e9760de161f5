import type { ResultRow } from '#contract/merit.ts';
import * as m from '#messages/staff-results.ts';
import plain from '#client/ui/plain-table.module.css';
import { countOf, marksOf } from '../../item/figures.ts';
import { sectionName } from '../shared/section-name.ts';

interface ResultsTableProps {
  readonly className: string | undefined;
  readonly rows: readonly ResultRow[];
  /** The titles of the sections, in their order. */
  readonly sections: readonly string[];
}

/** The results for paper, in the columns of the published file. Absent candidates have no marks. */
export function ResultsTable({ className, rows, sections }: ResultsTableProps) {
  return (
    <table className={className}>
      <caption className="vh">{m.results}</caption>
      <thead>
        <tr>
          <th scope="col" className={plain.figure}>
            {m.rank}
          </th>
          <th scope="col">{m.symbolNumber}</th>
          <th scope="col">{m.name}</th>
          <th scope="col" className={plain.figure}>
            {m.total}
          </th>
          {sections.map((title) => (
            <th key={title} scope="col" className={plain.figure}>
              {sectionName(title)}
            </th>
          ))}
          <th scope="col" className={plain.figure}>
            {m.right}
          </th>
          <th scope="col" className={plain.figure}>
            {m.wrong}
          </th>
          <th scope="col" className={plain.figure}>
            {m.unanswered}
          </th>
          <th scope="col">{m.passed}</th>
          <th scope="col">{m.list}</th>
          <th scope="col" className={plain.figure}>
            {m.position}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.symbolNumber}>
            <td className={plain.figure}>{countOf(row.rank)}</td>
            <td>{row.symbolNumber}</td>
            <td>{row.name}</td>
            <td className={plain.figure}>{marksOf(row.total)}</td>
            {sections.map((title) => (
              <td key={title} className={plain.figure}>
                {marksOf(row.sections[title])}
              </td>
            ))}
            {[row.right, row.wrong, row.unanswered].map((count, column) => (
              <td key={column} className={plain.figure}>
                {row.rank === null ? '–' : count}
              </td>
            ))}
            <td>{row.withheld ? m.withheld : row.rank === null ? m.absent : row.passed ? m.pass : m.fail}</td>
            <td>{row.list === 'open' ? m.openList : (row.list ?? '')}</td>
            <td className={plain.figure}>{row.position === null ? '' : countOf(row.position)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
