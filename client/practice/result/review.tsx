import type { MathMap } from '#content/load/loaded-bank.ts';
import type { ReviewedQuestion } from '#exam/practice/result.ts';
import { useState } from 'react';
import { Explanation } from '#client/practice/exam/explanation.tsx';
import { QuestionActions } from '#client/practice/exam/question-actions.tsx';
import { RichText } from '#client/practice/exam/rich-text.tsx';
import { useMathFallback } from '#client/practice/exam/use-math-fallback.ts';
import stemStyles from '#client/practice/exam/stem.module.css';
import verdictStyles from '#client/practice/exam/verdict.module.css';
import { Question } from '#client/ui/question.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './review.module.css';
import * as m from '#messages/result.ts';
import { ofQuestions } from '#messages/language.ts';

const outcomes = {
  right: { icon: 'tick', words: m.correct },
  wrong: { icon: 'cross', words: m.incorrect },
  missed: { icon: 'dash', words: m.noAnswer },
} as const;

/** Every question once more, with the student's choice, the right option and why. */
export function Review({ questions, math }: { questions: readonly ReviewedQuestion[]; math: MathMap }) {
  const [onlyMistakes, setOnlyMistakes] = useState(false);
  useMathFallback();
  const shown = onlyMistakes ? questions.filter((each) => each.outcome !== 'right') : questions;
  return (
    <Question title={m.byQuestion}>
      <label className={styles.only}>
        <input type="checkbox" checked={onlyMistakes} onChange={(event) => setOnlyMistakes(event.target.checked)} />
        {m.onlyMistakes}
      </label>
      {shown.length === 0 && <p className="lead">{m.noMistakes}</p>}
      <ol>
        {shown.map((each) => (
          <ReviewedItem key={each.number} reviewed={each} math={math} />
        ))}
      </ol>
    </Question>
  );
}

function ReviewedItem({ reviewed, math }: { reviewed: ReviewedQuestion; math: MathMap }) {
  const { number, question, outcome, options } = reviewed;
  const { icon, words } = outcomes[outcome];
  return (
    <li className={styles.question}>
      <h3 className={`${stemStyles.stem} ${styles.stem}`}>
        <span className={`mono ${stemStyles.number}`}>{number}.</span>
        <span lang={question.language ?? ofQuestions}>
          <RichText text={question.question} math={math} />
        </span>
      </h3>
      <p className={`${verdictStyles.verdict} ${styles.outcome}`} data-mark={outcome}>
        <Icon name={icon} size={16} weight={3} /> {words}
      </p>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.letter} data-mark={option.right ? 'right' : option.chosen ? 'wrong' : undefined}>
            <b>{option.letter}.</b>
            <span className={styles.text} lang={question.language ?? ofQuestions}>
              <RichText text={option.text} math={math} />
            </span>
            {(option.right || option.chosen) && <small className={verdictStyles.verdict}>{optionWords(option)}</small>}
          </li>
        ))}
      </ul>
      {question.explanation !== undefined && (
        <Explanation text={question.explanation} language={question.language} math={math} />
      )}
      <QuestionActions question={question} math={math} />
    </li>
  );
}

function optionWords({ right, chosen }: ReviewedQuestion['options'][number]): string {
  if (right) return chosen ? m.correctChoice : m.correctAnswer;
  return m.yourChoice;
}
