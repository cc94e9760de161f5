import type { SubjectProgress } from '#exam/record/progress.ts';
import { categoryName } from '#client/question/category-name.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { Question } from '#client/ui/question.tsx';
import * as m from '#messages/record.ts';
import { Percent } from './percent.tsx';
import dots from '#client/ui/dots.module.css';
import styles from './accuracy-list.module.css';

/**
 * A row for each subject: its last answers as bubbles, right of answered, and its trend. The row leads to its mistakes.
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
            {each.trend !== null && <p>{m.trend(each.trend)}</p>}
          </li>
        ))}
      </ul>
    </Question>
  );
}
