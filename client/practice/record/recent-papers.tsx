import { scoreOf } from '#exam/practice/mark.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { isFinished, isPaper } from '#exam/record/sat.ts';
import { mockNumberOf, paperTitle } from '#client/history/paper-title.ts';
import { ownPaths } from '#client/shell/own-paths.ts';
import { roughTimeInWords } from '#client/history/rough-time.ts';
import { Link } from '#client/ui/link.tsx';
import { Question } from '#client/ui/question.tsx';
import { dayAt, shortDayIn } from '#text/dates.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import { PaperHead } from './paper-head.tsx';

const shown = 5;

/** The papers sat last, each with its review, and the way to all. */
export function RecentPapers({ attempts }: { attempts: readonly KeptAttempt[] }) {
  const papers = attempts
    .filter((each) => isPaper(each) && isFinished(each))
    .sort((one, other) => other.ended - one.ended);
  if (papers.length === 0) return null;
  return (
    <Question
      className="recent"
      title={m.recentPapers}
      note={papers.length > shown && <Link to={ownPaths.history.to()}>{m.allPapers(papers.length)}</Link>}
    >
      <table className="rt list">
        <PaperHead titles={[m.paper, m.date, m.marks, m.time]} />
        <tbody>
          {papers.slice(0, shown).map((paper) => (
            <tr key={paper.id}>
              <th scope="row">
                <Link to={ownPaths.historyPaper.to({ id: paper.id })}>
                  {paperTitle(paper, mockNumberOf(paper, attempts))}
                </Link>
              </th>
              <td className="dd">{shortDayIn(language, dayAt(paper.ended))}</td>
              <td className="r mk">
                {scoreOf(paper.places)}/{paper.places.length}
              </td>
              <td className="r tm">{roughTimeInWords(paper.ended - paper.began)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Question>
  );
}
