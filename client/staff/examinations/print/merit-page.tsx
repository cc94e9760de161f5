import { tieReasons } from '#contract/published-results.ts';
import { reasons as tieWords } from '#messages/criteria.ts';
import * as words from '#messages/results.ts';
import * as m from '#messages/staff-merit.ts';
import * as print from '#messages/staff-print.ts';
import { staffCall } from '../../api/staff-call.ts';
import { marksOf } from '../../item/figures.ts';
import { sectionName } from '../shared/section-name.ts';
import { listsOf } from '../shared/standing.ts';
import type { Merit } from '../shared/use-merit.ts';
import { PaperTitle, SignatureLines } from './paper-title.tsx';
import { PrintFrame } from './print-frame.tsx';
import styles from './print.module.css';

const load = (code: string) => staffCall('GET /staff/examinations/:code/merit', { params: { code } });

/** The merit list on paper: every list with the marks of each section, and lines for the signatures. */
export function Component() {
  return (
    <PrintFrame title={print.merit} segment="results" kind="merit" load={load}>
      {(examination, merit) => {
        const rows = new Map(merit.ranking.map((row) => [row.symbolNumber, row]));
        const reasons = tieReasons(merit, { ...words, reasons: tieWords });
        const titles = examination.sections.map(({ title }) => title);
        const withheld = merit.ranking.filter((row) => row.withheld).map(({ symbolNumber }) => symbolNumber);
        return (
          <>
            <PaperTitle of={examination}>
              <p>{print.merit}</p>
            </PaperTitle>
            {listsOf(merit)
              .filter(({ candidates }) => candidates.length > 0)
              .map(({ name, candidates }) => (
                <section key={name} className={styles.list}>
                  <h2>{name}</h2>
                  <div className={styles.scroll}>
                    <ListTable name={name} candidates={candidates} rows={rows} reasons={reasons} titles={titles} />
                  </div>
                </section>
              ))}
            {withheld.length > 0 && (
              <p>
                {m.withheldHead}: {withheld.join(', ')}
              </p>
            )}
            <SignatureLines offices={[print.preparedBy, print.checkedBy, print.examinationHead]} />
          </>
        );
      }}
    </PrintFrame>
  );
}

interface ListTableProps {
  readonly name: string;
  readonly candidates: Merit['open'];
  readonly rows: ReadonlyMap<string, Merit['ranking'][number]>;
  readonly reasons: ReadonlyMap<string, string>;
  readonly titles: readonly string[];
}

function ListTable({ name: caption, candidates, rows, reasons, titles }: ListTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.figure}>
            {m.rank}
          </th>
          <th scope="col">{m.symbolNumber}</th>
          <th scope="col">{m.name}</th>
          {titles.map((title) => (
            <th key={title} scope="col" className={styles.figure}>
              {sectionName(title)}
            </th>
          ))}
          <th scope="col" className={styles.figure}>
            {m.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {candidates.map(({ symbolNumber, name, rank, total }) => (
          <tr key={symbolNumber}>
            <td className={styles.figure}>{rank}</td>
            <td>{symbolNumber}</td>
            <td>
              {name}
              {reasons.has(symbolNumber) && <small className="block">{reasons.get(symbolNumber)}</small>}
            </td>
            {titles.map((title) => (
              <td key={title} className={styles.figure}>
                {marksOf(rows.get(symbolNumber)?.sections[title] ?? null)}
              </td>
            ))}
            <td className={styles.figure}>{marksOf(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
