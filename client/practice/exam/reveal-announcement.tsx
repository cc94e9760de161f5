import type { MathMap } from '#content/load/loaded-bank.ts';
import type { View } from '#exam/practice/view.ts';
import { RichText } from './rich-text.tsx';

const verdicts = { right: 'Correct.', wrong: 'Incorrect.', missed: 'Time is up.' } as const;

/** What a screen reader hears when the answer is revealed: 'Incorrect. Correct answer: B, 4 N.' */
export function RevealAnnouncement({ view, math }: { view: View; math: MathMap }) {
  const right = view.options.find((option) => option.mark === 'right');
  return (
    <output className="vh">
      {view.outcome !== null && (
        <>
          {verdicts[view.outcome]}{' '}
          {view.outcome !== 'right' && right !== undefined && (
            <>
              Correct answer: {right.letter}, <RichText text={right.text} math={math} />.
            </>
          )}
        </>
      )}
    </output>
  );
}
