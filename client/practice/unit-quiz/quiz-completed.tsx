import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import type { View } from '#exam/practice/view.ts';
import { useEffect, useRef } from 'react';
import { markLooks, SheetDot } from '#client/practice/exam/sheet-dot.tsx';
import { Score } from '#client/practice/result/score.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { BackLink } from './back-link.tsx';
import type { QuizUnit } from './unit-quiz.tsx';
import styles from './unit-quiz.module.css';

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
    <div className={page.centred}>
      <BackLink {...back} />
      <Sheet>
        <p className="small">Unit: {unit.name}</p>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          Quiz Completed!
        </h1>
        <div className={styles.score}>
          <Score label="Your score: " score={view.score} of="out of" total={view.total} />
        </div>
        <ol className={styles.dots}>
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
        <p className={styles.go}>
          <button type="button" className={`${button.filled} ${button.wide}`} onClick={onPlayAgain}>
            <Icon name="retry" size={22} weight={2.4} /> Play Again
          </button>
        </p>
      </Sheet>
    </div>
  );
}
