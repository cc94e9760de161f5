import { dayOf, beginOfDay } from '#exam/record/day.ts';
import { itemCount, type RealPaper } from '#exam/record/papers.ts';
import type { ReadinessWeek } from '#exam/record/readiness-weeks.ts';
import type { CSSProperties } from 'react';
import { dayAt, dayOfYearIn } from '#text/dates.ts';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import styles from './weeks-chart.module.css';

interface Props {
  readonly paper: RealPaper;
  readonly weeks: readonly ReadinessWeek[];
}

/** Where a row's middle lies, for the line that joins the rows: they are as high in the style sheet. */
const rowHeight = 30;

/** The expected marks week by week on a ruler, with the pass mark and the marks of mocks. */
export function WeeksChart({ paper, weeks }: Props) {
  const items = itemCount(paper);
  const share = (marks: number) => (marks / items) * 100;
  const nameOf = (place: number, sunday: number) =>
    place === weeks.length - 1 ? m.thisWeek : dayOfYearIn(language, dayAt(beginOfDay(sunday)));
  return (
    <>
      <div className={styles.chart} role="img" aria-label={labelOf(paper, weeks, nameOf)}>
        <span className={styles.pass} style={{ left: `${share(paper.passMark)}%` }}>
          <b>{m.pass(paper.passMark)}</b>
        </span>
        {weeks.length > 1 && (
          <svg
            className={styles.line}
            viewBox={`0 0 100 ${weeks.length * rowHeight}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <polyline
              points={weeks
                .map(({ middle }, place) => `${share(middle)},${place * rowHeight + rowHeight / 2}`)
                .join(' ')}
            />
          </svg>
        )}
        <ol>
          {weeks.map(({ sunday, low, high, middle, mock }, place) => (
            <li key={sunday} data-now={place === weeks.length - 1 || undefined}>
              <span>{nameOf(place, sunday)}</span>
              <i className={styles.bracket} style={{ '--from': share(low), '--to': share(high) } as CSSProperties} />
              {mock !== null && <i className={styles.mock} style={{ '--at': share(mock) } as CSSProperties} />}
              <i className={styles.middle} style={{ '--at': share(middle) } as CSSProperties} />
            </li>
          ))}
        </ol>
        {[0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => (
          <span key={part} className={styles.tick} style={{ left: `${part * 100}%` }}>
            {figure(part * items)}
          </span>
        ))}
      </div>
      {weeks.length > 0 && (
        <p className={styles.legend} aria-hidden="true">
          <span>
            <i className={styles.keyBracket} />
            {m.bracketMeans}
          </span>
          {weeks.some(({ mock }) => mock !== null) && (
            <span>
              <i className={styles.keyMock} />
              {m.mockMeans}
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** The chart in words: its first and its last week. */
function labelOf(
  paper: RealPaper,
  weeks: readonly ReadinessWeek[],
  nameOf: (place: number, sunday: number) => string,
): string {
  const [first, last] = [weeks[0], weeks[weeks.length - 1]];
  const pass = m.rulerPass(itemCount(paper), paper.passMark);
  if (first === undefined || last === undefined) return pass;
  const mocks = weeks.flatMap(({ mock }) => mock ?? []);
  return [
    pass,
    weeks.length > 1 && m.expectedIn(nameOf(0, first.sunday), first),
    m.expectedIn(m.thisWeek, last),
    mocks.length > 0 && m.mocksWere(mocks),
  ]
    .filter(Boolean)
    .join(', ');
}

/** How the expected mark has moved since last week and since the first one shown; null with one week. */
export function movesOf(weeks: readonly ReadinessWeek[], now: number): string | null {
  const [first, before, last] = [weeks[0], weeks[weeks.length - 2], weeks[weeks.length - 1]];
  if (first === undefined || before === undefined || last === undefined) return null;
  const lastWeek = m.sinceLastWeek(last.middle - before.middle);
  const count = Math.floor((dayOf(now) - first.sunday) / 7);
  return weeks.length > 2 ? m.andSince(lastWeek, last.middle - first.middle, count) : `${lastWeek}.`;
}
