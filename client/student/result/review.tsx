import type { MathMap } from '#content/load/loaded-bank.ts';
import { categoryKey } from '#exam/category.ts';
import { groupBy } from '#exam/group-by.ts';
import type { ReviewedQuestion } from '#exam/practice/result.ts';
import { useEffect, useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { categoryName } from '#client/question/category-name.ts';
import { useMathFallback } from '#client/question/use-math-fallback.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Question } from '#client/ui/question.tsx';
import { shortName } from '#messages/categories.ts';
import { figure } from '#messages/language.ts';
import * as m from '#messages/result.ts';
import { loadSheet, useSheet } from '#client/ui/use-sheet.ts';
import sheet from './review.css?url&no-inline';
import { FoldedQuestion, ReviewedItem } from './reviewed-item.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './review.module.css';

const sheetId = 'review-sheet';

/** The style sheet of a review, which loads together with its questions. */
export const reviewSheet = () => loadSheet(sheetId, sheet);

interface ReviewProps {
  readonly questions: readonly ReviewedQuestion[];
  readonly math: MathMap;
}

/**
 * Every question again, by subject. Wrong and missed ones show the student's choice, the right option and the explanation; the others are
 * folded to a line each. If there are several subjects, a strip leads to each of them.
 */
export function Review({ questions, math }: ReviewProps) {
  const id = useId();
  const printed = usePrinted();
  const there = useSheet(sheetId, sheet);
  useMathFallback();
  const subjects = [...groupBy(questions, ({ question }) => categoryKey(question.category))];
  const several = subjects.length > 1;
  if (!there) return null;
  return (
    <Question title={m.byQuestion}>
      {several && (
        <nav className={`screen-only ${styles.jumps}`} aria-label={m.jumpToSubject}>
          <ul className="flex flex-wrap">
            {subjects.map(([subject, own], place) => (
              <li key={subject}>
                <a href={`#${id}${place}`} onClick={jump}>
                  <span className="narrow-only" aria-hidden="true">
                    {shortName(categoryName(subject))}
                  </span>
                  <span className="wide-only" aria-hidden="true">
                    {categoryName(subject)}
                  </span>
                  <span className="vh">{categoryName(subject)}</span>
                  <Wrong count={own.length - rightOf(own)} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {subjects.map(([subject, own], place) => (
        <section key={subject} className={styles.subject}>
          {several && (
            <h3 id={`${id}${place}`} tabIndex={-1}>
              {categoryName(subject)}
              <span className={`mono ${styles.share}`} role="img" aria-label={m.rightOf(rightOf(own), own.length)}>
                {rightOf(own)}/{own.length}
              </span>
            </h3>
          )}
          <ReviewOfSubject questions={own} math={math} level={several ? 'h4' : 'h3'} printed={printed} />
        </section>
      ))}
    </Question>
  );
}

interface SubjectProps extends ReviewProps {
  readonly level: 'h3' | 'h4';
  readonly printed: boolean;
}

function ReviewOfSubject({ questions, math, level, printed }: SubjectProps) {
  const right = questions.filter(({ outcome }) => outcome === 'right');
  const open = questions.filter(({ outcome }) => outcome !== 'right');
  return (
    <>
      {open.length > 0 && (
        <ol>
          {open.map((each) => (
            <li key={each.number} className={styles.question}>
              <ReviewedItem reviewed={each} math={math} level={level} />
            </li>
          ))}
        </ol>
      )}
      {right.length > 0 && (
        <details className={styles.fold} open={printed || undefined}>
          <summary className={layout.line}>
            <Icon name="tick" size={20} weight={3} />
            {m.right(right.length)}
            <Icon name="chevron" size={20} />
          </summary>
          <ol>
            {right.map((each) => (
              <li key={each.number}>
                <FoldedQuestion reviewed={each} math={math} level={level} printed={printed} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Wrong({ count }: { count: number }) {
  return (
    <span className={`${styles.wrong} inline-flex items-center`} data-mark={count === 0 ? 'right' : 'wrong'}>
      <Icon name={count === 0 ? 'tick' : 'cross'} size={11} weight={3.6} />
      <span className="mono" aria-hidden="true">
        {figure(count)}
      </span>
      <span className="vh">{m.notRight(count)}</span>
    </span>
  );
}

function rightOf(questions: readonly ReviewedQuestion[]): number {
  return questions.filter(({ outcome }) => outcome === 'right').length;
}

/** By script, because the router would take the fragment for a navigation. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Whether the browser prints the page: on paper nothing unfolds. */
function usePrinted(): boolean {
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    globalThis.addEventListener('beforeprint', before);
    globalThis.addEventListener('afterprint', after);
    return () => {
      globalThis.removeEventListener('beforeprint', before);
      globalThis.removeEventListener('afterprint', after);
    };
  }, []);
  return printed;
}
