import { Children } from 'react';
import { figure } from '#messages/language.ts';
import * as m from '#messages/landing.ts';
import { categoryName } from '#client/question/category-name.ts';
import { Tally } from '#client/ui/tally.tsx';
import { type FormatName, formatOf } from '#exam/practice/formats.ts';
import question from '#client/ui/question.module.css';
import styles from './paper-pattern.module.css';

/** The pattern of a drawn paper: one dot for each question. */
export function PaperPattern({ format }: { format: FormatName }) {
  const { paper, seconds } = formatOf(format);
  if (paper.kind !== 'quotas') return null;
  const total = paper.quotas.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section className={`${question.question} ${styles.columns}`}>
      <div>
        <h2 className="h2">{m.onePaper(total)}</h2>
        <ul className={`${styles.facts} mt-16 small flex flex-wrap`}>
          <li>{Children.toArray(m.secondsEach(<b>{figure(seconds)}</b>))}</li>
          <li>{Children.toArray(m.markForRight(<b>{figure(1)}</b>))}</li>
          <li>{Children.toArray(m.noneForWrong(<b>{figure(0)}</b>))}</li>
        </ul>
      </div>
      <Tally
        className={styles.pattern}
        rows={paper.quotas.map(([category, count]) => ({
          name: categoryName(category),
          figure: figure(count),
          darkened: count,
          dots: count,
        }))}
      />
    </section>
  );
}
