import type { SubjectProgress } from '#exam/record/progress.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';
import { PractiseThis } from '#client/student/record-pages/practise-this.tsx';
import { topicNumber } from '#client/student/record-pages/topic-key.ts';
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
          {weakest.right < weakest.answered && <WayToTopic subject={subject} topic={weakest.topic} />}
        </>
      )}
    </p>
  );
}

/** Begins practice of a topic. A topic without questions of ours leads to its mistakes. */
function WayToTopic({ subject, topic }: { readonly subject: string; readonly topic: string }) {
  return topicNumber(subject, topic) === null ? (
    <Link to={mistakesOfTopic(subject, topic)} aria-label={m.practiseTopic(topicName(topic))}>
      {m.practiseThis}
    </Link>
  ) : (
    <PractiseThis subject={subject} topic={topic} />
  );
}

/** The mistakes of a topic of the record, with the record's form of its subject. */
function mistakesOfTopic(subject: string, topic: string): string {
  return `${paths.mistakes.to()}?${new URLSearchParams({ subject, topic })}`;
}
