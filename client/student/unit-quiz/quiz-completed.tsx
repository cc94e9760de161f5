import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { review } from '#exam/practice/result.ts';
import { useEffect, useRef } from 'react';
import { markLooks, SheetDot } from '#client/student/exam/sheet-dot.tsx';
import { Review } from '#client/student/result/review.tsx';
import { Score } from '#client/student/result/score.tsx';
import { ShareResult } from '#client/student/result/share-result.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Breadcrumbs } from '#client/student/shell/breadcrumbs.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { QuizUnit } from './quiz-unit.ts';
import styles from './unit-quiz.module.css';
import * as m from '#messages/units.ts';

interface QuizCompletedProps {
  readonly unit: QuizUnit;
  readonly attempt: PracticeAttempt;
  readonly onPlayAgain: () => void;
}

/** The end of a unit quiz: the score, a dot for each question, another game, and every question again. */
export function QuizCompleted({ unit, attempt, onPlayAgain }: QuizCompletedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={page.centred}>
      <Breadcrumbs between={unit.trail} here={unit.name} />
      <Sheet>
        <p className="small">{m.unit(unit.name)}</p>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          {m.completed}
        </h1>
        <div className="mt-20">
          <Score label={m.yourScore} score={attempt.score} of={m.outOf} total={attempt.paper.questions.length} />
        </div>
        <ol className={`${styles.dots} mt-20 flex flex-wrap`}>
          {attempt.answers.map(({ outcome }, place) => (
            // A question is its place on the sheet.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <SheetDot mark={outcome} current={false} />
              <span className="vh">{m.questionWas(place + 1, markLooks[outcome].words)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-24">
          <button type="button" className={`${button.filled} ${button.wide}`} onClick={onPlayAgain}>
            <Icon name="retry" size={22} weight={2.4} /> {m.playAgain}
          </button>
        </p>
        <p className="mt-8">
          <ShareResult attempt={attempt} />
        </p>
      </Sheet>
      <Review questions={review(attempt)} math={unit.math} />
    </div>
  );
}
