import type { PastAnswer } from '#exam/record/answers.ts';
import { itemCount, paperOfStudent, realPapers, type RealPaperName } from '#exam/record/papers.ts';
import { leastAnswers, readinessOf, type Readiness as Ready } from '#exam/record/readiness.ts';
import { readinessWeeks } from '#exam/record/readiness-weeks.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { useId, useMemo, useState } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/record.ts';
import { Percent } from './percent.tsx';
import { Scrolled } from './scrolled.tsx';
import { movesOf, WeeksChart } from './weeks-chart.tsx';
import layout from '#client/ui/layout.module.css';
import record from '#client/student/record-pages/record-page.module.css';
import table from '#client/student/record-pages/record-table.module.css';
import select from '#client/student/shell/select.module.css';
import styles from './readiness.module.css';

interface Props {
  readonly answers: readonly PastAnswer[];
  readonly attempts: readonly KeptAttempt[];
  /** The paper of the student's goal, if there is one. */
  readonly chosen: string | null;
}

/** The marks that today's accuracy would give in a real paper: a range, how it grew by week, and by section. */
export function Readiness({ answers, attempts, chosen }: Props) {
  const id = useId();
  const [name, setName] = useState(() => paperOfStudent(chosen, attempts)?.name ?? likeliestPaper(answers));
  const paper = realPapers.find((each) => each.name === name) ?? realPapers[0];
  const ready = useMemo(() => readinessOf(paper, answers), [paper, answers]);
  const [now] = useState(() => Date.now());
  const weeks = useMemo(() => readinessWeeks(paper, answers, attempts, now), [paper, answers, attempts, now]);
  const moves = movesOf(weeks, now);
  const told = ready.answers >= leastAnswers;
  return (
    <Sheet className={styles.sheet} aria-labelledby={id}>
      <div className={`${styles.top} grid gap-14`}>
        <div>
          <h2 id={id}>{m.inTheRealPaper}</h2>
          {told && (
            <p className={`${styles.range} mt-8`}>
              <b>{m.range(ready.low, ready.high)}</b> <span>{m.of(ready.items)}</span>
            </p>
          )}
          {moves !== null && <p className="semibold mt-8">{moves}</p>}
        </div>
        <label className={`${select.select} relative min-w-0`}>
          <span>{m.realPaper}</span>
          <select value={paper.name} onChange={(event) => setName(event.target.value)}>
            {realPapers.map((each) => (
              <option key={each.name} value={each.name}>
                {m.paperSize(m.papers[each.name], itemCount(each), each.minutes)}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={18} weight={2.4} />
        </label>
      </div>
      <WeeksChart paper={paper} weeks={weeks} />
      {told ? (
        <details className={table.fold}>
          <summary className={layout.line}>
            {m.sameInFigures}
            <Icon name="chevron" size={18} weight={2.4} />
          </summary>
          <p className="small mt-12">{m.bracket(ready.answers)}</p>
          <Sections ready={ready} />
        </details>
      ) : (
        <>
          <p className={record.note}>{m.firstEstimate(leastAnswers, ready.answers)}</p>
          <Link className={`${button.filled} mt-16`} to={paths.schoolLevel.to({ slug: 'bsccsit' })}>
            {m.beginWithUnit}
            <Icon name="arrow" size={22} weight={2.4} />
          </Link>
        </>
      )}
    </Sheet>
  );
}

function Sections({ ready }: { ready: Ready }) {
  return (
    <Scrolled label={m.bySection}>
      <table className={table.table}>
        <caption className="vh">{m.bySection}</caption>
        <thead>
          <tr>
            <th scope="col">{m.section}</th>
            <th scope="col" className={table.number}>
              {m.items}
            </th>
            <th scope="col" className={table.number}>
              {m.expected}
            </th>
            <th scope="col" className={table.number}>
              {m.rightSoFar}
            </th>
          </tr>
        </thead>
        <tbody>
          {ready.sections.map(({ subject, items, low, high, right, answered }) => (
            <tr key={subject}>
              <th scope="row">{categoryName(subject)}</th>
              <td className={table.number}>{items}</td>
              <td className={table.number}>{answered === 0 ? m.notPractised : `${low}–${high}`}</td>
              <td className={table.number}>{answered === 0 ? m.notPractised : <Percent of={{ right, answered }} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** The paper with most of the recent practice. */
function likeliestPaper(answers: readonly PastAnswer[]): RealPaperName {
  const recent = answers.slice(-200);
  const shares = realPapers.map(({ name, sections }) => {
    const subjects = new Set<string>(sections.map(({ subject }) => subject));
    return { name, share: recent.filter(({ subject }) => subjects.has(subject)).length };
  });
  return shares.reduce((most, each) => (each.share > most.share ? each : most)).name;
}
