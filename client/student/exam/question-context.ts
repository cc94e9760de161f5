import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';

/** The subject of a form. */
export interface QuestionContext {
  readonly question: Question;
  readonly math: MathMap;
  /** The id of its exam, if it is part of one. */
  readonly exam?: string | undefined;
  /** Keeps the question on screen while a form about it is open. Returns a function that lets it go. */
  readonly hold?: (() => () => void) | undefined;
}

export interface FormActionProps extends QuestionContext {
  readonly form: 'report' | 'note';
}
