import { scoreOf } from '#exam/practice/mark.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { satPapers } from '#exam/record/sat.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { Question } from '#client/ui/question.tsx';
import { dayAt, dayIn } from '#text/dates.ts';
import { paperTitle } from '#client/student/history/paper-title.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import { PaperHead } from '#client/student/record-pages/paper-head.tsx';
import table from '#client/student/record-pages/record-table.module.css';

const maxListed = 12;

/** The finished papers, the last first, each with its latest marks, and with its best if there are several attempts. */
export function PaperTable({ attempts }: { attempts: readonly KeptAttempt[] }) {
  const papers = satPapers(attempts);
  if (papers.length === 0) return null;
  return (
    <Question
      className={table.recent}
      title={m.papersSat}
      note={papers.length > maxListed && <Link to={paths.history.to()}>{m.allPapers(papers.length)}</Link>}
    >
      <table className={`${table.table} ${table.papers}`}>
        <PaperHead titles={[m.paper, m.lastSat, m.latest, m.best]} />
        <tbody>
          {papers.slice(0, maxListed).map(({ exam, times, best, latest }) => (
            <tr key={exam}>
              <th scope="row">
                <Link to={paths.historyPaper.to({ id: latest.id })}>{paperTitle(latest)}</Link>
                {times > 1 && <small className="block text-15">{m.times(times)}</small>}
              </th>
              <td className={table.day}>{dayIn(language, dayAt(latest.ended))}</td>
              <td className={`${table.number} ${table.latest}`}>{marksOf(latest)}</td>
              <td className={`${table.number} ${table.best}`}>
                {times > 1 && (
                  <>
                    <span className={table.narrow}>{m.best} </span>
                    {marksOf(best)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Question>
  );
}

function marksOf({ places }: KeptAttempt): string {
  return `${scoreOf(places)}/${places.length}`;
}
