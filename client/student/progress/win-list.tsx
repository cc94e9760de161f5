import { useMemo } from 'react';
import { itemCount, paperOfStudent, realPapers } from '#exam/record/papers.ts';
import { shareOf, type SubjectProgress } from '#exam/record/progress.ts';
import { winsOf } from '#exam/record/wins.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { planTopics } from '#client/student/record-pages/plan-topics.ts';
import { PractiseThis } from '#client/student/record-pages/practise-this.tsx';
import type { RecordData } from '#client/student/record-pages/read-record.ts';
import { topicNumber } from '#client/student/record-pages/topic-key.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';
import dots from '#client/ui/dots.module.css';
import styles from './win-list.module.css';

const maxListed = 5;

/** Fewer answers than this say little of a topic that the paper does not have. */
const enoughAnswers = 5;

/** How many answers of a topic are shown. */
const latestShown = 10;

interface TopicRow {
  readonly subject: string;
  readonly topic: string;
  /** Whether each of the latest answers was right. */
  readonly latest: readonly boolean[];
  readonly right: number;
  readonly answered: number;
  /** What its practice would win, in words; null outside of the paper. */
  readonly win: string | null;
}

interface Props {
  readonly data: RecordData;
  readonly subjects: readonly SubjectProgress[];
}

/**
 * The topics whose practice would win the most marks in the student's paper, of those that were practised. A student who practises nothing
 * of that paper sees the weakest topics.
 */
export function WinList({ data, subjects }: Props) {
  const wins = useMemo(() => winRows(data), [data]);
  const rows = wins.length > 0 ? wins : weakRows(subjects);
  if (rows.length === 0) return null;
  return (
    <Question title={wins.length > 0 ? m.mostMarks : m.weakestTopics} note={m.lastTenOfTopic}>
      <ul className={styles.wins}>
        {rows.map((row, place) => (
          <li key={`${row.subject}/${row.topic}`}>
            <b>
              {topicName(row.topic)} <small>{categoryName(row.subject)}</small>
            </b>
            <span className="mono">
              {row.right}/{row.answered}
            </span>
            <span className={`${dots.dots} ${styles.dots}`} aria-hidden="true">
              {row.latest.map((isRight, at) => (
                // Only their place tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <i key={at} className={isRight ? dots.filled : undefined} />
              ))}
            </span>
            <div className={`${layout.between} ${styles.way}`}>
              <p>{row.win}</p>
              <WayToTopic {...row} first={place === 0} />
            </div>
          </li>
        ))}
      </ul>
    </Question>
  );
}

/** Begins practice of a topic. A topic without questions of ours leads to its mistakes. */
function WayToTopic({ subject, topic, first }: Pick<TopicRow, 'subject' | 'topic'> & { readonly first: boolean }) {
  const className = first ? button.filled : button.link;
  if (topicNumber(subject, topic) !== null) {
    return <PractiseThis className={className} named={first} subject={subject} topic={topic} />;
  }
  return (
    <Link
      className={className}
      to={`${paths.mistakes.to()}?${new URLSearchParams({ subject, topic })}`}
      aria-label={first ? undefined : m.practiseTopic(topicName(topic))}
    >
      {first ? m.practise(topicName(topic)) : m.practiseThis}
    </Link>
  );
}

function winRows({ goal, attempts, answers }: RecordData): TopicRow[] {
  const paper = paperOfStudent(goal?.paper ?? null, attempts) ?? realPapers[0];
  return winsOf(planTopics, answers, paper)
    .filter(({ answered, right, marks, win }) => right < answered && Math.round(marks ?? 0) > 0 && win >= 0.5)
    .slice(0, maxListed)
    .map(({ marks, win, ...topic }) => ({
      ...topic,
      win: m.marksToWin(Math.round(marks ?? 0), itemCount(paper), Math.round(win)),
    }));
}

function weakRows(subjects: readonly SubjectProgress[]): TopicRow[] {
  return subjects
    .flatMap(({ subject, topics }) => topics.map((topic) => ({ subject, ...topic })))
    .filter(({ right, answered }) => answered >= enoughAnswers && right < answered)
    .sort((one, other) => shareOf(one) - shareOf(other))
    .slice(0, maxListed)
    .map(({ subject, topic, latest, right, answered }) => {
      return { subject, topic, latest: latest.slice(-latestShown), right, answered, win: null };
    });
}
