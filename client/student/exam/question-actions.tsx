import type { Question } from '#exam/question.ts';
import { memo } from 'react';
import { FormAction } from './form-action.tsx';
import type { QuestionContext } from './question-context.ts';

interface QuestionActionsProps extends Omit<QuestionContext, 'question'> {
  readonly question: Question | null;
}

/** Written here and not in a style sheet: each page has those of all pages inside. On its side a phone shows a row of its own. */
const row = { display: 'flex', flexWrap: 'wrap', columnGap: 22, minHeight: 48, gridRow: 7 } as const;

/**
 * What can be done about a question whose answer is shown, beneath a reveal and in reviews: one line an action. Each brings
 * its program only when it is pressed; open, its form holds the reveal. Null keeps the place of a question that is not revealed yet, so
 * that the reveal moves nothing.
 */
export const QuestionActions = memo(function QuestionActions({ question, ...about }: QuestionActionsProps) {
  return (
    <p style={row}>
      {question !== null &&
        (['note', 'report'] as const).map((form) => (
          <FormAction key={form} form={form} question={question} {...about} />
        ))}
    </p>
  );
});
