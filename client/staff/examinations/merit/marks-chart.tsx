import type { CSSProperties } from 'react';
import * as m from '#messages/staff-merit.ts';
import plain from '#client/ui/plain-table.module.css';
import { countOf, inText, marksOf, onePlace } from '../../item/figures.ts';
import { binsOf, ticksOf } from './histogram.ts';
import parts from './parts.module.css';
import styles from './statistics.module.css';
import type { Statistics } from '../shared/use-merit.ts';

interface MarksChartProps {
  readonly paper: Statistics['paper'];
  readonly passMark: number;
}

const maxBubbles = 24;
/** The largest number of the chart's columns and of the table's lines. */
const [columns, lines] = [25, 12];

/**
 * The distribution of the marks: one bubble for each candidate, open below the pass mark and filled above. It shows the pass mark, the mean
 * and one standard deviation to each side. The table below has the same numbers.
 */
export function MarksChart({ paper, passMark }: MarksChartProps) {
  const bins = binsOf(paper.histogram, passMark, columns);
  const rows = binsOf(paper.histogram, passMark, lines);
  const most = Math.max(1, ...bins.map(({ candidates }) => candidates));
  const each = Math.ceil(most / maxBubbles);
  const [from, to] = [bins[0]?.from ?? 0, bins[bins.length - 1]?.to ?? 1];
  const at = (marks: number) => `${Math.min(100, Math.max(0, ((marks - from) / (to - from)) * 100))}%`;
  const deviation = paper.standardDeviation ?? 0;
  const upTo = rows.map((_, place) => rows.slice(0, place + 1).reduce((sum, { candidates }) => sum + candidates, 0));
  return (
    <section className={`${parts.part} mt-32`}>
      <h2>{m.howTheyFall}</h2>
      <p className="ink-2">{m.histogramNote(inText(each), inText(marksOf(passMark)))}</p>
      <div
        className={`${styles.fall} mt-16`}
        role="img"
        aria-label={m.howTheyFall}
        style={{ '--high': Math.ceil(most / each) } as CSSProperties}
      >
        <div className={styles.lines}>
          {passMark > from && passMark < to && (
            <span style={{ left: at(passMark) }}>
              <b>{m.passAt(inText(marksOf(passMark)))}</b>
            </span>
          )}
          <span className={styles.mean} style={{ left: at(paper.mean) }}>
            <b>{m.meanAt(inText(onePlace(paper.mean)))}</b>
          </span>
        </div>
        <div className={styles.bins}>
          {bins.map(({ from: lowest, candidates }) => (
            <i
              key={lowest}
              data-below={lowest < passMark || undefined}
              style={{ '--count': Math.ceil(candidates / each) } as CSSProperties}
            />
          ))}
        </div>
        <div className={styles.spread}>
          <i
            style={{
              left: at(paper.mean - deviation),
              right: `calc(100% - ${at(paper.mean + deviation)})`,
            }}
          />
        </div>
        <p className={styles.axis}>
          {ticksOf(from, to).map((marks) => (
            <span key={marks} style={{ left: at(marks) }}>
              {marksOf(marks)}
            </span>
          ))}
        </p>
      </div>
      <table className={plain.table}>
        <caption className="vh">{m.howTheyFall}</caption>
        <thead>
          <tr>
            <th scope="col">{m.total}</th>
            <th scope="col" className={plain.figure}>
              {m.candidates}
            </th>
            <th scope="col" className={plain.figure}>
              {m.upToHere}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from: lowest, to: below, candidates }, place) => (
            <tr key={lowest}>
              <th scope="row">{m.fromTo(inText(marksOf(lowest)), inText(marksOf(below)))}</th>
              <td className={`num ${plain.figure}`}>{countOf(candidates)}</td>
              <td className={`num ${plain.figure}`}>{countOf(upTo[place])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
