import type { MathMap } from '#content/load/loaded-bank.ts';
import { letterOf, type Question } from '#exam/question.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { ofQuestions } from '#messages/language.ts';
import { PenMark } from './pen-mark.tsx';
import { RichText } from './rich-text.tsx';
import styles from './plain-answer.module.css';

/** The right option of a question that is only read, and why it is right. */
export function PlainAnswer({ question, math }: { readonly question: Question; readonly math: MathMap }) {
  const { answer, options, explanation, language = ofQuestions } = question;
  return (
    <div lang={language}>
      <p className={styles.right} data-mark="right">
        <Bubble letter={letterOf(options.indexOf(answer))}>
          <PenMark mark="tick" />
        </Bubble>
        <span>
          <RichText text={answer} math={math} />
        </span>
      </p>
      {explanation !== undefined && (
        <p className={styles.why}>
          <RichText text={explanation} math={math} />
        </p>
      )}
    </div>
  );
}
