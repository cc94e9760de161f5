import type { Question } from '#exam/question.ts';
import type { CheckedBank, Finding } from '#content/read/finding.ts';

/** A rule looks at one bank and tells what it finds; it never throws. */
export type BankRule = (bank: CheckedBank) => Finding[];

/** A rule about single questions: what a breach is called, how bad it is, and what `look` says of one question. */
export interface QuestionRule {
  readonly kind: string;
  readonly level: Finding['level'];
  readonly look: (question: Question) => readonly string[];
}

/** A row of the rules about single questions. */
export function questionRule(kind: string, level: Finding['level'], look: QuestionRule['look']): QuestionRule {
  return { kind, level, look };
}

/** The rule for all questions of a bank. */
export function forEachQuestion({ level, look }: QuestionRule): BankRule {
  return ({ file, questions }) =>
    questions.flatMap((question) => look(question).map((message) => ({ level, file, id: question.id, message })));
}
