import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';

/** What a form is about. */
export interface QuestionContext {
  readonly question: Question;
  readonly math: MathMap;
  /** The id of the exam that it stands in, where it is asked in one. */
  readonly exam?: string | undefined;
  /** Keeps the question on screen as long as a form about it is open; gives how to let it go. */
  readonly hold?: (() => () => void) | undefined;
}

export interface FormActionProps extends QuestionContext {
  readonly form: 'report' | 'note';
}
