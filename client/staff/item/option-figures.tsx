import type { ReactNode } from 'react';
import * as m from '#messages/staff-merit.ts';
import ring from '#client/ui/ring.module.css';
import plain from '#client/ui/plain-table.module.css';
import folding from '../ui/folding-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import { countOf, inText, twoPlaces } from './figures.ts';
import { letterOf } from '#exam/question.ts';
import styles from './figures.module.css';

/** How often candidates chose an option; without numbers if the item was in no examination. */
interface OptionRow {
  readonly id: string;
  readonly text: ReactNode;
  readonly isKey: boolean;
  readonly upper?: number;
  readonly lower?: number;
  readonly all?: number;
  readonly correlation?: number | null;
}

interface OptionFiguresProps {
  readonly options: readonly OptionRow[];
  /** The size of the best and of the weakest group. */
  readonly group: number;
  readonly unanswered: number | undefined;
}

const figure = `num ${plain.figure}`;

/** Which candidates chose which option, and its correlation with the total. Readable without colour. */
export function OptionFigures({ options, group, unanswered }: OptionFiguresProps) {
  return (
    <table className={`${plain.table} ${folding.folds} ${styles.blocks}`} {...asTable}>
      <caption className="vh">{m.withTotal}</caption>
      <thead {...asRows}>
        <tr {...asRow}>
          <th {...asHead}>{m.option}</th>
          <th {...asHead}>{m.text}</th>
          <th {...asHead}>{m.bestOverWeakest(inText(group))}</th>
          <th {...asHead} className={plain.figure}>
            {m.best}
          </th>
          <th {...asHead} className={plain.figure}>
            {m.weakest}
          </th>
          <th {...asHead} className={plain.figure}>
            {m.all}
          </th>
          <th {...asHead} className={plain.figure}>
            {m.withTotal}
          </th>
        </tr>
      </thead>
      <tbody {...asRows}>
        {options.map(({ id, text, isKey, upper, lower, all, correlation }, at) => (
          <tr key={id} {...asRow}>
            <td {...asCell}>
              <i className={ring.ring} data-darkened={isKey || undefined}>
                {letterOf(at)}
              </i>
            </td>
            <td {...asCell} className={styles.says}>
              {text} {isKey && <span className="tiny">{m.keyWord}</span>}
            </td>
            <td {...asCell} className={styles.whole}>
              {upper !== undefined && lower !== undefined && <Bars upper={upper / group} lower={lower / group} />}
            </td>
            <td {...asCell} className={figure} data-label={m.best}>
              {countOf(upper)}
            </td>
            <td {...asCell} className={figure} data-label={m.weakest}>
              {countOf(lower)}
            </td>
            <td {...asCell} className={figure} data-label={m.all}>
              {countOf(all)}
            </td>
            <td {...asCell} className={figure} data-label={m.withTotal}>
              {correlation !== undefined && signed(correlation)}
            </td>
          </tr>
        ))}
        {unanswered !== undefined && (
          <tr {...asRow}>
            <td {...asCell} />
            <td {...asCell} className={styles.says} colSpan={4}>
              {m.noAnswer}
            </td>
            <td {...asCell} className={figure}>
              {countOf(unanswered)}
            </td>
            <td {...asCell} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A correlation with its sign, also a plus. */
function signed(value: number | null): string {
  return value !== null && value > 0 ? `+${twoPlaces(value)}` : twoPlaces(value);
}

/** The best 27 % solid over the weakest hatched, on one scale. */
function Bars({ upper, lower }: { upper: number; lower: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      <i style={{ width: `${upper * 100}%` }} />
      <i style={{ width: `${lower * 100}%` }} />
    </span>
  );
}
