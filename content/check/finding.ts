import type { Question } from '#exam/question.ts';

/** A bank as the checker reads it. `file` is its path under content/. */
export interface CheckedBank {
  readonly file: string;
  readonly questions: readonly Question[];
}

/** One thing that is wrong (error) or looks wrong (warning); `id` is the question's, null for a whole file. */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly file: string;
  readonly id: number | null;
  readonly message: string;
}

/** A rule looks at one bank and tells what it finds; it never throws. */
export type BankRule = (bank: CheckedBank) => Finding[];

/** A rule about single questions: `look` gives the messages for one question. */
export function questionRule(level: Finding['level'], look: (question: Question) => readonly string[]): BankRule {
  return ({ file, questions }) =>
    questions.flatMap((question) => look(question).map((message) => ({ level, file, id: question.id, message })));
}
