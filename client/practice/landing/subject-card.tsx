import { Children } from 'react';
import * as m from '#messages/landing.ts';
import type { PracticeSubject } from '#content/load/subjects.ts';
import { letterOf } from '#exam/question.ts';
import { paths } from '#client/shell/paths.ts';
import { clearForExamStart } from '#client/storage/browser-storage.ts';
import { OptionLink, OptionLinks } from '#client/ui/option-link.tsx';
import styles from './subject-card.module.css';

/** A subject of the subject-wise practice: its topics are the options. */
export function SubjectCard({ title: subject, topics }: PracticeSubject) {
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.subject}>
      <header>
        <h3 className="h2">{subject}</h3>
        <span className="small">{Children.toArray(m.countOfQuestions(<span className="mono">{total}</span>))}</span>
      </header>
      <OptionLinks>
        {topics.map(({ title, count }, i) => (
          <OptionLink
            key={title}
            letter={letterOf(i)}
            to={paths.topicPractice.to({ subject, section: title })}
            title={title}
            count={count}
            onClick={clearForExamStart}
          />
        ))}
      </OptionLinks>
    </div>
  );
}
