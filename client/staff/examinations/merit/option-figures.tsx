import type { ReactNode } from 'react';
import * as m from '#messages/staff-merit.ts';
import { inText, letterAt, twoPlaces } from './figures.ts';
import styles from './merit.module.css';

/** How an option was chosen; without figures where nobody sat. */
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
  /** How many the best and the weakest are, each. */
  readonly group: number;
  readonly unanswered: number | undefined;
}

/** Who chose which option, and what goes with the total. Readable without colour. */
export function OptionFigures({ options, group, unanswered }: OptionFiguresProps) {
  return (
    // It scrolls where it is wider than the screen, so that the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={m.withTotal} tabIndex={0}>
      <table className={`${styles.figures} ${styles.wide}`}>
        <caption className="vh">{m.withTotal}</caption>
        <thead>
          <tr>
            <th scope="col">{m.option}</th>
            <th scope="col">{m.text}</th>
            <th scope="col">{m.bestOverWeakest(inText(group))}</th>
            <th scope="col">{m.best}</th>
            <th scope="col">{m.weakest}</th>
            <th scope="col">{m.all}</th>
            <th scope="col">{m.withTotal}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ id, text, isKey, upper, lower, all, correlation }, at) => (
            <tr key={id}>
              <td>
                <i className={styles.letter} data-key={isKey || undefined}>
                  {letterAt(at)}
                </i>
              </td>
              <td>
                {text} {isKey && <small>{m.keyWord}</small>}
              </td>
              <td>
                {upper !== undefined && lower !== undefined && <Bars upper={upper / group} lower={lower / group} />}
              </td>
              <td className="num">{upper}</td>
              <td className="num">{lower}</td>
              <td className="num">{all}</td>
              <td className="num">{correlation !== undefined && twoPlaces(correlation)}</td>
            </tr>
          ))}
          {unanswered !== undefined && (
            <tr>
              <td colSpan={5}>{m.noAnswer}</td>
              <td className="num" colSpan={2}>
                {unanswered}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
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
