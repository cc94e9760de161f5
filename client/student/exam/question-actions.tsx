import type { Question } from '#exam/question.ts';
import { memo } from 'react';
import { FormAction } from './form-action.tsx';
import type { QuestionContext } from './question-context.ts';
import { ShareAction } from './share-action.tsx';

interface QuestionActionsProps extends Omit<QuestionContext, 'question'> {
  readonly question: Question | null;
}

/**
 * Written here and not in a style sheet, because each page has the style sheet of all pages inline. A phone on its side shows a separate
 * row.
 */
const row = { display: 'flex', flexWrap: 'wrap', columnGap: 22, minHeight: 48, gridRow: 7 } as const;

/**
 * The actions on a question with a revealed answer, below a reveal and in reviews: one line for each. Each loads its program only at a
 * press, and holds the reveal while it lasts. Null keeps the place before the reveal, so that the reveal moves nothing.
 */
export const QuestionActions = memo(function QuestionActions({ question, ...about }: QuestionActionsProps) {
  return (
    <p style={row}>
      {question !== null && (
        <>
          <FormAction form="note" question={question} {...about} />
          <FormAction form="report" question={question} {...about} />
          <ShareAction question={question} math={about.math} hold={about.hold} look="link" />
        </>
      )}
    </p>
  );
});
