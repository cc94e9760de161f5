import { asCell, asRow } from './table-roles.ts';
import styles from './skeleton-rows.module.css';

const rows = [82, 64, 90, 58, 76, 70, 88, 61];

/** Bars in the places of loading rows, so that nothing jumps when they come. */
export function SkeletonRows({ columns }: { columns: number }) {
  return rows.map((width) => (
    <tr key={width} {...asRow} className={styles.row}>
      <td {...asCell} colSpan={columns}>
        <span style={{ width: `${width}%` }} />
      </td>
    </tr>
  ));
}
