import type { View } from '#exam/practice/view.ts';
import { useEffect, useRef } from 'react';
import { markLooks, SheetDot } from '#client/practice/exam/sheet-mark.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { RollNumber } from '#client/ui/roll-number.tsx';
import { BackLink } from './back-link.tsx';
import type { QuizUnit } from './unit-quiz.tsx';
import '#client/styles/quiz.css';

interface QuizCompletedProps {
  readonly unit: QuizUnit;
  readonly view: View;
  readonly back: { readonly to: string; readonly words: string };
  readonly onPlayAgain: () => void;
}

/** The end of a unit quiz: the score, a dot for each question, and another game. */
export function QuizCompleted({ unit, view, back, onPlayAgain }: QuizCompletedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="center">
      <BackLink {...back} />
      <section className="sheet">
        <RegMarks />
        <p className="small">Unit: {unit.name}</p>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          Quiz Completed!
        </h1>
        <div className="score">
          <p className="big">
            <small>Your score: </small>
            {view.score} <span className="of">out of {view.total}</span>
          </p>
          <RollNumber value={view.score} like={view.total} />
        </div>
        <ol className="qdots">
          {view.sheet.map((cell, place) => (
            // A question is its place on the sheet.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <SheetDot mark={cell.mark} current={cell.current} />
              <span className="vh">
                Question {place + 1}: {markLooks[cell.mark].words}
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-24">
          <button type="button" className="btn wide" onClick={onPlayAgain}>
            <Icon name="retry" size={22} weight={2.4} /> Play Again
          </button>
        </p>
      </section>
    </div>
  );
}
