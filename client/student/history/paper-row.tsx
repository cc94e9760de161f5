import { memo } from 'react';
import { roughTimeInWords } from './rough-time.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { mockSections } from '#exam/mock/lost.ts';
import { mockOfExam, patternOf } from '#exam/mock/mocks.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import * as m from '#messages/history.ts';
import { language } from '#messages/language.ts';
import { dayAt, shortDayIn, timeAt } from '#text/dates.ts';
import { mockNumberOf, paperTitle } from './paper-title.ts';
import { Tenths } from './tenths.tsx';

interface PaperRowProps {
  readonly paper: KeptAttempt;
  readonly attempts: readonly KeptAttempt[];
}

/**
 * A paper of the history: its name, its date, its right answers and its time. Drawn once: the router draws the old page once more before
 * the next.
 */
export const PaperRow = memo(function PaperRow({ paper, attempts }: PaperRowProps) {
  const { id, began, ended, places, total } = paper;
  const right = places.filter(({ outcome }) => outcome === 'right').length;
  const tenths = places.length === 0 ? 0 : Math.round((right / places.length) * 10);
  const mock = mockOfExam(paper.exam);
  return (
    <li>
      <div>
        <Link to={paths.historyPaper.to({ id })}>{paperTitle(paper, mockNumberOf(paper, attempts))}</Link>
        {total !== undefined && <small className="block text-15">{m.settledOf(places.length, total)}</small>}
        {mock !== undefined && <small className="block text-15">{lostIn(paper, mock, attempts)}</small>}
      </div>
      <span>
        {shortDayIn(language, dayAt(ended))} {timeAt(ended)}
      </span>
      <Tenths full={tenths} />
      <b className="mono" role="img" aria-label={m.marksOf(right, places.length)}>
        {right}/{places.length}
      </b>
      <span>{roughTimeInWords(ended - began)}</span>
    </li>
  );
});

function lostIn(paper: KeptAttempt, mock: Parameters<typeof patternOf>[0], attempts: readonly KeptAttempt[]): string {
  const lost = mockSections(paper, patternOf(mock), attempts).map((section) => section.lost);
  const sum = (why: keyof (typeof lost)[number]) => lost.reduce((total, each) => total + each[why], 0);
  return m.lostShort(sum('unknown'), sum('slip'), sum('time'));
}
