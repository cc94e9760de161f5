import { categoryScores, review, timeTakenMs } from '#exam/practice/result.ts';
import { usePageData } from '#client/student/navigation/page.ts';
import { readStored } from '#client/lib/storage/stored-values.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { CategoryChart } from './category-chart.tsx';
import { Congratulations } from './congratulations.tsx';
import { loadSitting } from './load-sitting.ts';
import { NextSteps } from './next-steps.tsx';
import { NoResult } from './no-result.tsx';
import { Review, reviewSheet } from './review.tsx';
import { Score } from './score.tsx';
import styles from './result.module.css';
import { timeInWords } from '#client/lib/time/time-in-words.ts';
import * as m from '#messages/result.ts';

/** The stored score, and its attempt if the program finds it. */
export async function loader() {
  const stored = readStored();
  const { finalScore, totalQuestions } = stored;
  if (finalScore === undefined || totalQuestions === undefined || finalScore > totalQuestions) return null;
  const [sitting] = await Promise.all([loadSitting(stored, Date.now()), reviewSheet()]);
  return { finalScore, totalQuestions, sitting, section: sitting?.landing.to };
}

/** /result: the stored final score, and if possible the time, each category and every question again. */
export function Component() {
  const result = usePageData<typeof loader>();
  if (result === null) return <NoResult />;
  const { finalScore, totalQuestions, sitting } = result;
  const categories = sitting === null ? [] : categoryScores(sitting.attempt);
  // Less than a third was right: the letters of the heading would look like mockery.
  const wentBadly = finalScore * 3 < totalQuestions;
  const timeTaken = sitting === null ? null : timeTakenMs(sitting.attempt);
  return (
    <>
      <Congratulations quiet={wentBadly} />
      <div className={styles.body}>
        <Sheet as="div" className={styles.slip}>
          <Score label={m.youGot} score={finalScore} of="/" total={totalQuestions}>
            {timeTaken === null ? undefined : m.timeTaken(timeInWords(timeTaken))}
          </Score>
          {wentBadly && <h2 className="h2 mt-16">{sitting === null ? m.adviceBySubject : m.adviceBelow}</h2>}
        </Sheet>
        {categories.length > 1 && <CategoryChart categories={categories} />}
        <NextSteps sitting={sitting} />
        {sitting !== null && <Review questions={review(sitting.attempt)} math={sitting.math} />}
      </div>
    </>
  );
}
