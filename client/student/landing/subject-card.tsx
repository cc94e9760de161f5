import { Children, type MouseEventHandler } from 'react';
import type { TopicList } from '#content/load/practice-subjects.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/landing.ts';
import { letterOf } from '#exam/question.ts';
import { topicName } from '#client/question/topic-name.ts';
import { paths } from '#client/lib/paths.ts';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import { OptionLink, OptionLinks } from '#client/ui/option-link.tsx';
import { numberIn } from '#text/numbers.ts';
import styles from './subject-card.module.css';

interface Row {
  readonly title: string;
  /** How many questions it leads to. */
  readonly count: number;
  readonly to: string;
  readonly onClick?: MouseEventHandler;
}

interface SubjectCardProps {
  readonly title: string;
  /** The title's level in the page's outline. */
  readonly as: 'h2' | 'h3';
  readonly rows: readonly Row[];
}

/** A card of the subject-wise practice, with its topics as options. */
export function SubjectCard({ title, as: Title, rows }: SubjectCardProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={`${styles.subject} mt-16`}>
      <header>
        <Title className="h2">{title}</Title>
        <span className="small">
          {Children.toArray(m.countOfQuestions(<span className="mono">{numberIn(language, total)}</span>))}
        </span>
      </header>
      <OptionLinks>
        {rows.map((row, i) => (
          <OptionLink key={row.title} letter={letterOf(i)} {...row} />
        ))}
      </OptionLinks>
    </div>
  );
}

/** The topics of a subject, each with a link to its practice. A new attempt must not find data of an earlier one. */
export function topicRows({ title: subject, topics }: TopicList): Row[] {
  return topics.map(({ title, count }) => {
    return {
      title: topicName(title),
      count,
      to: paths.topicPractice.to({ subject, section: title }),
      onClick: clearForExamStart,
    };
  });
}
