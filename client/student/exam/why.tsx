import type { MathMap } from '#content/load/loaded-bank.ts';
import type { View } from '#exam/practice/view.ts';
import { memo } from 'react';
import { Bubble } from '#client/ui/bubble.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import styles from './why.module.css';
import { why } from '#messages/exam.ts';
import { ofQuestions } from '#messages/language.ts';

interface WhyProps {
  readonly view: View;
  /** Undefined while there is none to show. */
  readonly text: string | undefined;
  readonly math: MathMap;
}

/**
 * The explanation of the right answer, after its letter, over a phone's Next: two lines, and all of it while the student waits. Its place
 * is there from the start of a question, so that the reveal moves nothing.
 */
export const Why = memo(function Why({ view, text, math }: WhyProps) {
  const letter = view.options.find(({ mark }) => mark === 'right')?.letter;
  return (
    <div className={`narrow-only small ${styles.why}`} data-mark={letter && 'right'}>
      {text !== undefined && (
        <>
          {letter && <Bubble letter={letter} />}
          <p>
            <b className="ink">{why}</b>{' '}
            <span lang={view.item.language ?? ofQuestions}>
              <RichText text={text} math={math} />
            </span>
          </p>
        </>
      )}
    </div>
  );
});
