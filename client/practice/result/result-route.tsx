import { categoryScores, review, timeTakenMs } from '#exam/practice/result.ts';
import { useLoaderData } from 'react-router';
import { readStored } from '#client/storage/browser-storage.ts';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { RollNumber } from '#client/ui/roll-number.tsx';
import { CategoryChart } from './category-chart.tsx';
import { Congratulations } from './congratulations.tsx';
import { loadSitting } from './load-sitting.ts';
import { NextSteps } from './next-steps.tsx';
import { NoResult } from './no-result.tsx';
import { Review } from './review.tsx';
import { timeInWords } from '#client/text/time-in-words.ts';
import '#client/styles/result.css';

/** The stored score, and the sitting it comes from as far as that can be found again. */
export async function loader() {
  const stored = readStored();
  const { finalScore, totalQuestions } = stored;
  if (finalScore === undefined || totalQuestions === undefined || finalScore > totalQuestions) return null;
  const sitting = await loadSitting(stored, Date.now());
  return { finalScore, totalQuestions, sitting, section: sitting?.landing.to };
}

/** /result: the stored final score, and beyond it the time taken, each category and every question once more. */
export function Component() {
  const result = useLoaderData<typeof loader>();
  if (result === null) return <NoResult />;
  const { finalScore, totalQuestions, sitting } = result;
  const categories = sitting === null ? [] : categoryScores(sitting.attempt);
  const timeTaken = sitting === null ? null : timeTakenMs(sitting.attempt);
  return (
    <>
      <Congratulations />
      <div className="res-body">
        <div className="sheet slip">
          <RegMarks />
          <div className="score">
            <div>
              <p className="big">
                <small>You got : </small>
                {finalScore} <span className="of">/ {totalQuestions}</span>
              </p>
              {timeTaken !== null && <p className="small mt-12">Time taken: {timeInWords(timeTaken)}</p>}
            </div>
            <RollNumber value={finalScore} like={totalQuestions} />
          </div>
        </div>
        {categories.length > 1 && <CategoryChart categories={categories} />}
        <NextSteps sitting={sitting} />
        {sitting !== null && <Review questions={review(sitting.attempt)} math={sitting.math} />}
      </div>
    </>
  );
}
