import type { MathMap } from '#content/load/loaded-bank.ts';
import type { View } from '#exam/practice/view.ts';
import { Children, memo } from 'react';
import { RichText } from '#client/question/rich-text.tsx';
import * as m from '#messages/exam.ts';
import { ofQuestions } from '#messages/language.ts';

const verdicts = { right: m.isRight, wrong: m.isWrong, missed: m.timeIsUp } as const;

/** A screen reader's announcement of the revealed answer: 'Incorrect. Correct answer: B, 4 N.' */
export const RevealAnnouncement = memo(function RevealAnnouncement({ view, math }: { view: View; math: MathMap }) {
  const right = view.options.find((option) => option.mark === 'right');
  return (
    <output className="vh">
      {view.outcome !== null && (
        <>
          {verdicts[view.outcome]}{' '}
          {view.outcome !== 'right' &&
            right !== undefined &&
            Children.toArray(
              m.rightIs(
                right.letter,
                <span lang={view.item.language ?? ofQuestions}>
                  <RichText text={right.text} math={math} />
                </span>,
              ),
            )}
        </>
      )}
    </output>
  );
});
