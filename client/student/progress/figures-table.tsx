import { latestShown, shareOf, type RecentAccuracy, type SubjectProgress } from '#exam/record/progress.ts';
import { useState } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';
import { Scrolled } from './scrolled.tsx';
import layout from '#client/ui/layout.module.css';
import table from '#client/student/record-pages/record-table.module.css';

/** The numbers of the charts above it; and, on request, those of each topic. */
export function FiguresTable({ subjects }: { subjects: readonly SubjectProgress[] }) {
  const topics = subjects.flatMap((subject) => subject.topics);
  const [open, setOpen] = useState(false);
  return (
    <Question title={m.inFigures}>
      <Figures
        label={m.inFigures}
        head={m.subject}
        rows={subjects.map((each) => ({ title: categoryName(each.subject), standing: each }))}
      />
      {topics.length > 0 && (
        <details className={table.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={layout.line}>
            {m.byTopic(topics.length)}
            <Icon name="chevron" size={18} weight={2.4} />
          </summary>
          {open &&
            subjects.map((each) => (
              <Figures
                key={each.subject}
                label={categoryName(each.subject)}
                head={categoryName(each.subject)}
                rows={each.topics.map((standing) => ({ title: topicName(standing.topic), standing }))}
              />
            ))}
        </details>
      )}
    </Question>
  );
}

interface FiguresProps {
  readonly label: string;
  /** Over the names of the rows. */
  readonly head: string;
  readonly rows: readonly { readonly title: string; readonly standing: RecentAccuracy }[];
}

function Figures({ label, head, rows }: FiguresProps) {
  if (rows.length === 0) return null;
  const all = [m.rightOf, '%', m.ofTheLast(latestShown), m.inFourWeeks, m.secondsAQuestion, m.papersSeconds];
  const cells = rows.map(({ standing }) => cellsOf(standing));
  // A column without any number says nothing.
  const told = all.map((_, column) => cells.some((row) => row[column] !== none));
  const titles = all.filter((_, column) => told[column]);
  return (
    <Scrolled label={label}>
      <table className={`${table.table} ${table.figures}`}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {titles.map((title) => (
              <th key={title} scope="col" className={table.number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title }, row) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cells[row]
                ?.filter((_, column) => told[column])
                .map((cell, column) => (
                  <td key={titles[column]} className={table.number}>
                    {cell}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** Shown without a number. */
const none = '–';

function cellsOf(standing: RecentAccuracy): (string | number)[] {
  const { right, answered, latest, trend, pace } = standing;
  return [
    `${right}/${answered}`,
    Math.round(shareOf(standing) * 100),
    `${latest.filter(Boolean).length}/${latest.length}`,
    trend === null ? none : trend > 0 ? `+${trend}` : String(trend).replace('-', '−'),
    pace === null ? none : `${pace.median} (${pace.low}–${pace.high})`,
    pace?.planned ?? none,
  ];
}
