import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Language } from '#text/language.ts';
import { memo } from 'react';
import { RichText } from './rich-text.tsx';
import styles from './explanation.module.css';
import { why } from '#messages/exam.ts';
import { ofQuestions } from '#messages/language.ts';

interface ExplanationProps {
  /** Undefined while there is none to show. */
  readonly text: string | undefined;
  /** The language of the question. */
  readonly language: Language | undefined;
  readonly math: MathMap;
  /** Keeps its place from the start of a question, so that the reveal moves nothing. */
  readonly reserved?: boolean;
}

/** Why the right answer is right. */
export const Explanation = memo(function Explanation({
  text,
  language = ofQuestions,
  math,
  reserved,
}: ExplanationProps) {
  return (
    <p className={styles.explanation} data-reserved={reserved || undefined}>
      {text !== undefined && (
        <>
          <b className="ink-3">{why}</b>
          <span lang={language}>
            <RichText text={text} math={math} />
          </span>
        </>
      )}
    </p>
  );
});
