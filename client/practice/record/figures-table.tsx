import { latestShown, shareOf, type Standing, type SubjectProgress } from '#exam/record/progress.ts';
import { useState } from 'react';
import { categoryName } from '#client/practice/exam/category-name.ts';
import { topicName } from '#client/practice/exam/topic-name.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';
import { Scrolled } from './scrolled.tsx';

/** What the charts above it draw, in figures; and, where it is asked for, the same of each topic. */
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
        <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
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
  readonly rows: readonly { readonly title: string; readonly standing: Standing }[];
}

function Figures({ label, head, rows }: FiguresProps) {
  if (rows.length === 0) return null;
  const titles = [m.rightOf, '%', m.ofTheLast(latestShown), m.inFourWeeks, m.secondsAQuestion, m.papersSeconds];
  return (
    <Scrolled label={label}>
      <table className="rt figs">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {titles.map((title) => (
              <th key={title} scope="col" className="r">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.title} {...row} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

function Row({ title, standing }: FiguresProps['rows'][number]) {
  const { right, answered, latest, trend, pace } = standing;
  const points = trend === null ? '–' : trend > 0 ? `+${trend}` : String(trend).replace('-', '−');
  const cells = [
    `${right}/${answered}`,
    Math.round(shareOf(standing) * 100),
    `${latest.filter(Boolean).length}/${latest.length}`,
    points,
    pace === null ? '–' : `${pace.median} (${pace.low}–${pace.high})`,
    pace?.planned ?? '–',
  ];
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, place) => (
        // Their place is what tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={place} className="r">
          {cell}
        </td>
      ))}
    </tr>
  );
}
