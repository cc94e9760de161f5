import { useMemo } from 'react';
import { itemCount, paperOfStudent, realPapers } from '#exam/record/papers.ts';
import { winsOf } from '#exam/record/wins.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { planTopics } from '#client/student/record-pages/plan-topics.ts';
import { PractiseThis } from '#client/student/record-pages/practise-this.tsx';
import type { RecordData } from '#client/student/record-pages/read-record.ts';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';
import dots from '#client/ui/dots.module.css';
import styles from './win-list.module.css';

const maxListed = 5;

/** The topics whose practice would win the most marks in the student's paper, of those that were practised. */
export function WinList({ data: { goal, attempts, answers } }: { readonly data: RecordData }) {
  const paper = paperOfStudent(goal?.paper ?? null, attempts) ?? realPapers[0];
  const wins = useMemo(
    () =>
      winsOf(planTopics, answers, paper)
        .filter(({ answered, right, marks, win }) => right < answered && Math.round(marks ?? 0) > 0 && win >= 0.5)
        .slice(0, maxListed),
    [answers, paper],
  );
  if (wins.length === 0) return null;
  return (
    <Question title={m.mostMarks} note={m.lastTenOfTopic}>
      <ul className={styles.wins}>
        {wins.map(({ subject, topic, latest, right, answered, marks, win }, place) => (
          <li key={`${subject}/${topic}`}>
            <b>
              {topicName(topic)} <small>{categoryName(subject)}</small>
            </b>
            <span className="mono">
              {right}/{answered}
            </span>
            <span className={`${dots.dots} ${styles.dots}`} aria-hidden="true">
              {latest.map((isRight, at) => (
                // Only their place tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <i key={at} className={isRight ? dots.filled : undefined} />
              ))}
            </span>
            <div className={`${layout.between} ${styles.way}`}>
              <p>{m.marksToWin(Math.round(marks ?? 0), itemCount(paper), Math.round(win))}</p>
              <PractiseThis
                className={place === 0 ? button.filled : button.link}
                named={place === 0}
                subject={subject}
                topic={topic}
              />
            </div>
          </li>
        ))}
      </ul>
    </Question>
  );
}
