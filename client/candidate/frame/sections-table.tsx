import * as m from '#messages/hall.ts';
import styles from './sections-table.module.css';

interface SectionsTableProps {
  readonly sections: readonly { readonly title: string; readonly count: number }[];
  /** The words beside the number of all questions. */
  readonly foot: string;
}

/** The sections of a paper. */
export function SectionsTable({ sections, foot }: SectionsTableProps) {
  return (
    <table className={`${styles.table} text-16 line-13`}>
      <thead>
        <tr>
          <th scope="col">{m.section}</th>
          <th scope="col">{m.questions}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ title, count }) => (
          <tr key={title}>
            <td>{title}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{foot}</td>
          <td>{sections.reduce((sum, { count }) => sum + count, 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
