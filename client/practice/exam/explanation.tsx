import type { MathMap } from '#content/load/loaded-bank.ts';
import { RichText } from './rich-text.tsx';
import styles from './explanation.module.css';
import { why } from '#messages/exam.ts';

interface ExplanationProps {
  /** Undefined while there is none to show. */
  readonly text: string | undefined;
  readonly math: MathMap;
  /** Its place is kept from the start of a question, so that the reveal moves nothing. */
  readonly reserved?: boolean;
}

/** Why the right answer is right. */
export function Explanation({ text, math, reserved }: ExplanationProps) {
  return (
    <p className={styles.explanation} data-reserved={reserved || undefined}>
      {text !== undefined && (
        <>
          <b>{why}</b>
          <span>
            <RichText text={text} math={math} />
          </span>
        </>
      )}
    </p>
  );
}
