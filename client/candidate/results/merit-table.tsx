import type { PublishedRow, ShownList } from '#contract/published-results.ts';
import * as m from '#messages/results.ts';
import { marksFigure } from '#text/marks.ts';
import hall from '#client/candidate/frame/hall.module.css';
import timing from '#client/ui/timing-mark.module.css';
import styles from './merit-table.module.css';

interface MeritTableProps {
  readonly list: ShownList;
  readonly rows: ReadonlyMap<string, PublishedRow>;
  /** What decided among equal totals, by symbol number. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly sections: readonly string[];
  /** The symbol number of the found candidate. */
  readonly found: string | null;
}

/** One list: rank, candidate and marks; on a wide screen and on paper the marks of each section too. */
export function MeritTable({ list, rows, reasons, sections, found }: MeritTableProps) {
  const { id, title, note, kind, seats, empty, candidates } = list;
  const named = candidates.some(({ name }) => name !== undefined);
  return (
    <section className={`${styles.list} mt-40`} id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 className="h2" id={`${id}-title`}>
          {title}
        </h2>
        <span className="small">{kind === 'seats' ? m.seats(seats) : m.waiting(seats)}</span>
      </header>
      <p className="small">{note}</p>
      {empty > 0 && <p>{m.wentToOpen(empty)}</p>}
      {candidates.length === 0 ? (
        empty === 0 && <p>{m.nobody}</p>
      ) : (
        <table className={styles.table} aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                {m.rank}
              </th>
              {named && (
                <th scope="col" className={`${styles.symbol} ${styles.wide}`}>
                  {m.symbolShort}
                </th>
              )}
              <th scope="col">{named ? m.candidate : m.symbolShort}</th>
              {sections.map((section) => (
                <th key={section} scope="col" className={`${styles.marks} ${styles.wide}`}>
                  {section}
                </th>
              ))}
              <th scope="col" className={`${styles.marks} ${styles.total}`}>
                {m.marks}
              </th>
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ symbolNumber, name, rank, total }) => (
              <tr
                key={symbolNumber}
                id={`c-${symbolNumber}`}
                className={symbolNumber === found ? styles.found : undefined}
              >
                <td className={styles.rank}>{rank}</td>
                {named && <td className={`${styles.symbol} ${styles.wide}`}>{symbolNumber}</td>}
                <td className={named ? styles.name : styles.symbol}>
                  {named ? (
                    <>
                      <b>{name}</b>
                      <small className={`${hall.number} ${styles.number}`}>{symbolNumber}</small>
                    </>
                  ) : (
                    symbolNumber
                  )}
                  {reasons.has(symbolNumber) && <small className={styles.tie}>{reasons.get(symbolNumber)}</small>}
                </td>
                {sections.map((section) => (
                  <td key={section} className={`${styles.marks} ${styles.wide}`}>
                    {marksFigure(rows.get(symbolNumber)?.sections[section] ?? 0)}
                  </td>
                ))}
                <td className={`${styles.marks} ${styles.total} ${symbolNumber === found ? timing.marked : ''}`}>
                  {marksFigure(total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
