import type { MathMap } from '#content/load/loaded-bank.ts';
import { letterOf, type Question } from '#exam/question.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { ofQuestions } from '#messages/language.ts';
import { RichText } from './rich-text.tsx';
import styles from './plain-options.module.css';

/** The options of a question that is only read. */
export function PlainOptions({ question, math }: { readonly question: Question; readonly math: MathMap }) {
  return (
    <ol className={styles.options} lang={question.language ?? ofQuestions}>
      {question.options.map((option, place) => (
        // A screen reader reads the letter in the drawing's place.
        <li key={letterOf(place)}>
          <Bubble letter={letterOf(place)} />
          <span className="vh">{letterOf(place)}. </span>
          <span>
            <RichText text={option} math={math} />
          </span>
        </li>
      ))}
    </ol>
  );
}
