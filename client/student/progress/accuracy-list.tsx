import type { SubjectProgress } from '#exam/record/progress.ts';
import { useEffect, useState } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { paths } from '#client/lib/paths.ts';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import { Link } from '#client/ui/link.tsx';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';
import { mistakesOfTopic, practiceAddress } from './practise-topic.ts';
import { Percent } from './percent.tsx';
import dots from '#client/ui/dots.module.css';
import styles from './accuracy-list.module.css';

/**
 * A row for each subject: its last answers as bubbles, right of answered, and its trend. The row leads to its mistakes, its weakest topic
 * to practice.
 */
export function AccuracyList({ subjects }: { subjects: readonly SubjectProgress[] }) {
  return (
    <Question title={m.rightBySubject} note={m.lastTwenty}>
      <ul className={styles.subjects}>
        {subjects.map((each) => (
          <li className="hair-below" key={each.subject}>
            <Link to={`${paths.mistakes.to()}?subject=${encodeURIComponent(each.subject)}`}>
              <b>{categoryName(each.subject)}</b>
              <span className={`${dots.dots} ${styles.dots}`} aria-hidden="true">
                {each.latest.map((right, place) => (
                  // Only their place tells them apart.
                  // oxlint-disable-next-line react/no-array-index-key
                  <i key={place} className={right ? dots.filled : undefined} />
                ))}
              </span>
              <span className={styles.share}>
                <span className="mono">
                  {each.right}/{each.answered}
                </span>
                <span>
                  <Percent of={each} />
                </span>
              </span>
            </Link>
            <WhereItGoes of={each} />
          </li>
        ))}
      </ul>
    </Question>
  );
}

/** The trend, and the weakest topic with a link to practise it. */
function WhereItGoes({ of: { subject, trend, weakest } }: { readonly of: SubjectProgress }) {
  if (trend === null && weakest === null) return null;
  return (
    <p>
      {trend !== null && m.trend(trend)}{' '}
      {weakest !== null && (
        <>
          {m.weakest({ ...weakest, topic: topicName(weakest.topic) })}{' '}
          {weakest.right < weakest.answered && <PractiseThis subject={subject} topic={weakest.topic} />}
        </>
      )}
    </p>
  );
}

/** A link to the practice of a topic, once the program knows that there is one; it starts like every start. Else a link to its mistakes. */
function PractiseThis({ subject, topic }: { readonly subject: string; readonly topic: string }) {
  const [practice, setPractice] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    void practiceAddress(topic).then((address) => shown && setPractice(address));
    return () => {
      shown = false;
    };
  }, [topic]);
  return (
    <Link
      to={practice ?? mistakesOfTopic(subject, topic)}
      onClick={practice === null ? undefined : clearForExamStart}
      aria-label={m.practiseTopic(topicName(topic))}
    >
      {m.practiseThis}
    </Link>
  );
}
