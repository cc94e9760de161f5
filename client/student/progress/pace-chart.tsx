import type { SubjectProgress } from '#exam/record/progress.ts';
import { categoryName } from '#client/question/category-name.ts';
import { Question } from '#client/ui/question.tsx';
import { figure } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import styles from './pace-chart.module.css';

const axisSeconds = 120;
const at = (seconds: number) => `${(Math.min(axisSeconds, seconds) / axisSeconds) * 100}%`;

/** A line for each subject: the middle half of its seconds for a question, and the median, against the pace of the practised papers. */
export function PaceChart({ subjects }: { subjects: readonly SubjectProgress[] }) {
  const timed = subjects.flatMap(({ subject, pace }) => (pace === null ? [] : [{ subject, ...pace }]));
  const [first] = timed;
  if (first === undefined) return null;
  const alike = timed.every(({ planned }) => planned === first.planned);
  return (
    <Question title={m.pace} note={m.paceNote}>
      <div className={styles.chart}>
        {/* If papers differ, each line has its own number. */}
        <p className={alike ? styles.head : `${styles.head} ${styles.own}`} aria-hidden="true">
          {alike ? (
            <b style={{ left: at(first.planned) }}>{m.thePapers(first.planned)}</b>
          ) : (
            <span>{m.ruleIsThePapers}</span>
          )}
        </p>
        <ul>
          {timed.map(({ subject, low, median, high, planned }) => (
            <li key={subject}>
              <span>{categoryName(subject)}</span>
              <span className={styles.line} aria-hidden="true">
                <i className={styles.planned} style={{ left: at(planned) }} />
                <i className={styles.spread} style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
                <i
                  className={median > planned ? `${styles.median} ${styles.slow}` : styles.median}
                  style={{ left: at(median) }}
                />
              </span>
              <span className={styles.figure}>
                <span className="mono">{figure(median)}</span> {m.secondSign}
                {alike ? (
                  <span className="vh">, {m.thePapers(planned)}</span>
                ) : (
                  <small className="block text-13 ink-2">{m.ofPlanned(planned)}</small>
                )}
                <span className="vh">{m.middleHalf(low, high)}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.axis} aria-hidden="true">
          {[0, 60, 120].map((seconds) => (
            <span key={seconds} style={{ left: at(seconds) }}>
              {seconds}
            </span>
          ))}
        </div>
      </div>
    </Question>
  );
}
