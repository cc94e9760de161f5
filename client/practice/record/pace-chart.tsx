import type { SubjectProgress } from '#exam/record/progress.ts';
import { paceOfPaper, realPapers } from '#exam/record/papers.ts';
import { categoryName } from '#client/practice/exam/category-name.ts';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';

const axis = 120;
const at = (seconds: number) => `${(Math.min(axis, seconds) / axis) * 100}%`;

/** A line a subject: the middle half of its seconds a question, and the middle one, against the paper's pace. */
export function PaceChart({ subjects }: { subjects: readonly SubjectProgress[] }) {
  const pace = paceOfPaper(realPapers[0]);
  const timed = subjects.flatMap(({ subject, pace: own }) => (own === null ? [] : [{ subject, ...own }]));
  if (timed.length === 0) return null;
  return (
    <Question title={m.pace} note={m.paceNote}>
      <div className="pace">
        <div className="pgrid" aria-hidden="true">
          <span style={{ left: at(pace) }}>
            <b>{m.thePapers(pace)}</b>
          </span>
        </div>
        <ul>
          {timed.map(({ subject, low, median, high }) => (
            <li key={subject}>
              <span className="pt">{categoryName(subject)}</span>
              <span className="pl" aria-hidden="true">
                <i className="ln" style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
                <i className={median > pace ? 'md slow' : 'md'} style={{ left: at(median) }} />
              </span>
              <span className="pv">
                <span className="mono">{median}</span> s<span className="vh">{m.middleHalf(low, high)}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="pax" aria-hidden="true">
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
