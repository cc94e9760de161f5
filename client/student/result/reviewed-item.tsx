import type { MathMap } from '#content/load/loaded-bank.ts';
import type { ReviewedQuestion } from '#exam/practice/result.ts';
import { useState } from 'react';
import { Explanation } from '#client/question/explanation.tsx';
import { QuestionActions } from '#client/student/exam/question-actions.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import layout from '#client/ui/layout.module.css';
import stemStyles from '#client/question/stem.module.css';
import verdictStyles from '#client/question/verdict.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { ofQuestions } from '#messages/language.ts';
import * as m from '#messages/result.ts';
import styles from './review.module.css';

interface ItemProps {
  readonly reviewed: ReviewedQuestion;
  readonly math: MathMap;
  readonly level: 'h3' | 'h4';
}

const outcomes = {
  right: { icon: 'tick', words: m.correct },
  wrong: { icon: 'cross', words: m.incorrect },
  missed: { icon: 'dash', words: m.noAnswer },
} as const;

/** A reviewed question: its verdict, the student's choice, the right option and the explanation. */
export function ReviewedItem({ reviewed, math, level: Heading }: ItemProps) {
  const { number, question, outcome } = reviewed;
  const { icon, words } = outcomes[outcome];
  return (
    <>
      <Heading className={`${stemStyles.stem} ${styles.stem}`}>
        <span className={`mono ${stemStyles.number}`}>{number}.</span>
        <span lang={question.language ?? ofQuestions}>
          <RichText text={question.question} math={math} />
        </span>
      </Heading>
      <p className={`${layout.line} ${verdictStyles.verdict} mt-8`} data-mark={outcome}>
        <Icon name={icon} size={16} weight={3} /> {words}
      </p>
      <OptionsAndWhy reviewed={reviewed} math={math} />
    </>
  );
}

/** A right answer: the question's number, the darkened letter and its first words; a press shows all of it. */
export function FoldedQuestion({ reviewed, math, level: Heading, printed }: ItemProps & { readonly printed: boolean }) {
  const [open, setOpen] = useState(false);
  const { number, question, options } = reviewed;
  const chosen = options.find((option) => option.chosen);
  const whole = open || printed;
  return (
    <details
      className={`${styles.line} hair-below`}
      open={whole}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={layout.line}>
        <span className={`mono ${styles.number}`}>{number}.</span>
        <span className={`${layout.centre} ${styles.letter}`} aria-hidden="true">
          {chosen?.letter}
        </span>
        <Heading className={`${layout.cut} ${styles.words}`} lang={question.language ?? ofQuestions}>
          <RichText text={question.question} math={math} />
        </Heading>
        <Icon name="tick" size={20} weight={3} />
      </summary>
      {whole && <OptionsAndWhy reviewed={reviewed} math={math} />}
    </details>
  );
}

function OptionsAndWhy({ reviewed: { question, options }, math }: Omit<ItemProps, 'level'>) {
  return (
    <>
      <ul className={`${styles.options} mt-8`}>
        {options.map((option) => (
          <li
            className="flex flex-wrap"
            key={option.letter}
            data-mark={option.right ? 'right' : option.chosen ? 'wrong' : undefined}
          >
            <b>{option.letter}.</b>
            <span className={styles.text} lang={question.language ?? ofQuestions}>
              <RichText text={option.text} math={math} />
            </span>
            {(option.right || option.chosen) && (
              <small className={`${layout.line} ${verdictStyles.verdict}`}>{optionWords(option)}</small>
            )}
          </li>
        ))}
      </ul>
      {question.explanation !== undefined && (
        <Explanation text={question.explanation} language={question.language} math={math} />
      )}
      <QuestionActions question={question} math={math} />
    </>
  );
}

function optionWords({ right, chosen }: ReviewedQuestion['options'][number]): string {
  if (right) return chosen ? m.correctChoice : m.correctAnswer;
  return m.yourChoice;
}
