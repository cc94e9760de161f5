import { categoryName } from '#client/practice/exam/category-name.ts';
import { Tally } from '#client/ui/tally.tsx';
import { type FormatName, formatOf } from '#exam/practice/formats.ts';
import question from '#client/ui/question.module.css';
import styles from './paper-pattern.module.css';

/** How a drawn paper is made up: one dot a question. */
export function PaperPattern({ format }: { format: FormatName }) {
  const { paper, seconds } = formatOf(format);
  if (paper.kind !== 'quotas') return null;
  const total = paper.quotas.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section className={`${question.question} ${styles.columns}`}>
      <div>
        <h2 className="h2">One paper, {total} questions</h2>
        <ul className={`${styles.facts} small`}>
          <li>
            <b>{seconds}</b>&nbsp;s a question
          </li>
          <li>
            <b>1</b> mark for a right answer
          </li>
          <li>
            <b>0</b> lost for a wrong one
          </li>
        </ul>
      </div>
      <Tally
        className={styles.pattern}
        rows={paper.quotas.map(([category, count]) => ({
          name: categoryName(category),
          figure: count,
          darkened: count,
          dots: count,
        }))}
      />
    </section>
  );
}
