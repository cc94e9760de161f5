import * as m from '#messages/staff-import.ts';
import ring from '#client/ui/ring.module.css';
import { StaffIcon } from '../ui/staff-icon.tsx';
import type { Fate, FileQuestion } from './file-questions.ts';
import styles from './file-strip.module.css';

const fates: readonly Fate[] = ['good', 'problem', 'skipped', 'known'];

/** The strip draws so many bubbles; a longer file shows only numbers. */
const maxDrawn = 400;

/** The part of the page that says more about an outcome. */
export const partOf: Readonly<Record<Fate, string>> = {
  good: 'items',
  problem: 'problems',
  skipped: 'skipped',
  known: 'known',
};

/** The file as a strip of bubbles in its order. Its four counts lead to the parts of the page. */
export function FileStrip({ questions }: { questions: readonly FileQuestion[] }) {
  const countOf = (fate: Fate) => questions.filter((question) => question.fate === fate).length;
  return (
    <div className="mt-16">
      {questions.length <= maxDrawn && (
        <div className={styles.bubbles} aria-hidden="true">
          {questions.map(({ order, fate }) => (
            <Bubble key={order} fate={fate} />
          ))}
        </div>
      )}
      <ul className={`${styles.counts} mt-8 flex flex-wrap`}>
        {fates
          .map((fate) => ({ fate, count: countOf(fate) }))
          .filter(({ fate, count }) => count > 0 || fate === 'good')
          .map(({ fate, count }) => (
            <li key={fate}>
              <a
                className="inline-flex items-center"
                href={`#${partOf[fate]}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(partOf[fate])?.focus();
                }}
              >
                <Bubble fate={fate} />
                <b className="num">{count}</b> {m.fates[fate]}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Bubble({ fate }: { fate: Fate }) {
  return (
    <i className={`${ring.ring} ${styles.bubble}`} data-fate={fate} aria-hidden="true">
      {fate === 'problem' && <StaffIcon name="cross" size={10} weight={3.4} />}
      {fate === 'skipped' && <StaffIcon name="dash" size={10} weight={3} />}
      {fate === 'known' && '='}
    </i>
  );
}
