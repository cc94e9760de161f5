import type { CategoryScore } from '#exam/practice/result.ts';
import { categoryName } from '#client/question/category-name.ts';
import { Question } from '#client/ui/question.tsx';
import { Tally } from '#client/ui/tally.tsx';
import styles from './category-chart.module.css';
import * as m from '#messages/result.ts';

/** One dot for each question, the right ones darkened, the number beside it. */
export function CategoryChart({ categories }: { categories: readonly CategoryScore[] }) {
  return (
    <Question title={m.bySubject}>
      <Tally
        className={styles.chart}
        rows={categories.map(({ category, right, total }) => ({
          name: categoryName(category),
          figure: `${right}/${total}`,
          darkened: right,
          dots: total,
        }))}
      />
    </Question>
  );
}
