import type { CategoryScore } from '#exam/practice/result.ts';
import { useId } from 'react';
import { categoryName } from '#client/practice/exam/category-name.ts';
import styles from './category-chart.module.css';
import '#client/styles/dots.css';
import '#client/styles/question.css';

/** One dot a question, the right ones darkened, the figure beside it. */
export function CategoryChart({ categories }: { categories: readonly CategoryScore[] }) {
  const id = useId();
  return (
    <section className="q" aria-labelledby={id}>
      <header>
        <h2 className="h2" id={id}>
          Subject by subject
        </h2>
      </header>
      <ul className={`tally ${styles.chart}`}>
        {categories.map(({ category, right, total }) => (
          <li key={category}>
            <span>{categoryName(category)}</span>
            <span className="mono v">
              {right}/{total}
            </span>
            <span className={`dots ${styles.dots}`} aria-hidden="true">
              {Array.from({ length: total }, (_, place) => (
                <i key={place} className={place < right ? 'f' : undefined} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
