import * as m from '#messages/staff-print.ts';
import { allResults } from '../results/all-results.ts';
import { ResultsTable } from '../results/results-table.tsx';
import { PaperTitle, SignatureLines } from './paper-title.tsx';
import { PrintFrame } from './print-frame.tsx';
import styles from './print.module.css';

/** The result sheet: all candidates by rank, with lines for the signatures. */
export function Component() {
  return (
    <PrintFrame title={m.results} segment="results" kind="results" load={allResults}>
      {(examination, results) => (
        <>
          <PaperTitle of={examination}>
            <p>{m.resultSheet}</p>
          </PaperTitle>
          <div className={styles.scroll}>
            <ResultsTable
              className={styles.table}
              rows={results}
              sections={examination.sections.map(({ title }) => title)}
            />
          </div>
          <SignatureLines offices={[m.preparedBy, m.checkedBy, m.examinationHead]} />
        </>
      )}
    </PrintFrame>
  );
}
