import type { PastAnswer } from '#exam/record/answers.ts';
import { mockExam } from '#exam/record/mock-exam.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import { itemCount, paperLastPractised, realPapers, type RealPaper, type RealPaperName } from '#exam/record/papers.ts';
import { leastAnswers, readinessOf, type Readiness as Ready } from '#exam/record/readiness.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { useId, useMemo, useState, type CSSProperties } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { dayAt, dayOfYearIn } from '#text/dates.ts';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import { Percent } from './percent.tsx';
import { Scrolled } from './scrolled.tsx';
import record from '#client/student/record-pages/record-page.module.css';
import table from '#client/student/record-pages/record-table.module.css';
import select from '#client/student/shell/select.module.css';
import styles from './readiness.module.css';

/** Fewer mock tests than this make no useful line. */
const minMocks = 3;
const maxMocks = 5;

/** Up to this share of the ruler a bubble has room for its words behind it, at 320 px too. */
const labelBehindShare = 0.7;

interface Props {
  readonly answers: readonly PastAnswer[];
  readonly attempts: readonly KeptAttempt[];
  /** The paper of the student's goal, if there is one. */
  readonly chosen: string | null;
}

/** The marks that today's accuracy would give in a real paper: a range on a ruler, beside the pass mark, and by section. */
export function Readiness({ answers, attempts, chosen }: Props) {
  const id = useId();
  const [name, setName] = useState(
    () =>
      realPapers.find((each) => each.name === chosen)?.name ?? paperLastPractised(attempts) ?? likeliestPaper(answers),
  );
  const paper = realPapers.find((each) => each.name === name) ?? realPapers[0];
  const ready = useMemo(() => readinessOf(paper, answers), [paper, answers]);
  const mocks = attempts
    .filter(({ exam }) => exam === mockExam(paper.name))
    .sort((one, other) => one.ended - other.ended)
    .slice(-maxMocks);
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
        </div>
        <label className={`${select.select} relative min-w-0`}>
          <span>{m.realPaper}</span>
          <select value={paper.name} onChange={(event) => setName(event.target.value as RealPaperName)}>
            {realPapers.map((each) => (
              <option key={each.name} value={each.name}>
                {m.paperSize(m.papers[each.name], itemCount(each), each.minutes)}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={18} weight={2.4} />
        </label>
      </div>
      <Ruler paper={paper} ready={told ? ready : null} mocks={mocks.length < minMocks ? [] : mocks} />
      {told ? (
        <>
          <p className={`small ${record.note}`}>
            {m.bracket(ready.answers, mocks.length < minMocks ? 0 : mocks.length)}
          </p>
          <Sections ready={ready} />
        </>
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

function Ruler({ paper, ready, mocks }: { paper: RealPaper; ready: Ready | null; mocks: readonly KeptAttempt[] }) {
  const items = itemCount(paper);
  const at = (marks: number) => `${(marks / items) * 100}%`;
  const marks = mocks.map(({ places }) => scoreOf(places));
  return (
    <div
      className={mocks.length === 0 ? `${styles.ruler} ${styles.low}` : styles.ruler}
      role="img"
      aria-label={m.rulerSays(items, paper.passMark, ready, marks)}
    >
      <span className={styles.pass} style={{ left: at(paper.passMark) }}>
        <b>{m.pass(paper.passMark)}</b>
      </span>
      {ready && <span className={styles.band} style={{ left: at(ready.low), width: at(ready.high - ready.low) }} />}
      {mocks.map(({ id, ended }, place) => (
        <i
          key={id}
          className={place === mocks.length - 1 ? styles.last : undefined}
          style={{ left: at(marks[place] ?? 0), '--k': mocks.length - 1 - place } as CSSProperties}
        >
          <em className={(marks[place] ?? 0) > items * labelBehindShare ? styles.before : undefined}>
            {figure(marks[place] ?? 0)}
            {(place === 0 || place === mocks.length - 1) && `, ${dayOfYearIn(language, dayAt(ended))}`}
          </em>
        </i>
      ))}
      {[0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => (
        <span key={part} className={styles.tick} style={{ left: `${part * 100}%` }}>
          {part * items}
        </span>
      ))}
    </div>
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
