import type { MathMap } from '#content/math/math.ts';
import type { ReviewedQuestion } from '#exam/practice/result.ts';
import { useState } from 'react';
import { RichText } from '#client/practice/exam/rich-text.tsx';
import { Icon } from '#client/ui/icon.tsx';
import '#client/styles/exam.css';
import '#client/styles/math.css';
import '#client/styles/option.css';
import '#client/styles/question.css';
import '#client/styles/review.css';

const outcomes = {
  right: { icon: 'tick', words: 'Correct' },
  wrong: { icon: 'cross', words: 'Incorrect' },
  missed: { icon: 'dash', words: 'No answer in time' },
} as const;

/** Every question once more, with the student's choice, the right option and why. */
export function Review({ questions, math }: { questions: readonly ReviewedQuestion[]; math: MathMap }) {
  const [onlyMistakes, setOnlyMistakes] = useState(false);
  const shown = onlyMistakes ? questions.filter((each) => each.outcome !== 'right') : questions;
  return (
    <section className="q review">
      <header>
        <h2 className="h2">Question by question</h2>
      </header>
      <label className="only">
        <input type="checkbox" checked={onlyMistakes} onChange={(event) => setOnlyMistakes(event.target.checked)} />
        Only what was not correct
      </label>
      {shown.length === 0 && <p className="lead">Nothing to show: every answer was correct.</p>}
      <ol>
        {shown.map((each) => (
          <ReviewedItem key={each.number} reviewed={each} math={math} />
        ))}
      </ol>
    </section>
  );
}

function ReviewedItem({ reviewed, math }: { reviewed: ReviewedQuestion; math: MathMap }) {
  const { number, question, outcome, options } = reviewed;
  const { icon, words } = outcomes[outcome];
  return (
    <li>
      <h3 className="stem">
        <span className="mono">{number}.</span>
        <span>
          <RichText text={question.question} math={math} />
        </span>
      </h3>
      <p className={`tag verdict ${outcome}`}>
        <Icon name={icon} size={16} weight={3} /> {words}
      </p>
      <ul>
        {options.map((option) => (
          <li key={option.letter} className={option.right ? 'right' : option.chosen ? 'wrong' : undefined}>
            <b>{option.letter}.</b>
            <span>
              <RichText text={option.text} math={math} />
            </span>
            {(option.right || option.chosen) && <small className="tag">{optionWords(option)}</small>}
          </li>
        ))}
      </ul>
      {question.explanation !== undefined && (
        <p className="why">
          <b>Why</b>
          <span>
            <RichText text={question.explanation} math={math} />
          </span>
        </p>
      )}
    </li>
  );
}

function optionWords({ right, chosen }: ReviewedQuestion['options'][number]): string {
  if (right) return chosen ? 'Correct answer, your choice' : 'Correct answer';
  return 'Your choice';
}
