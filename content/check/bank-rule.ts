import type { Question } from '#exam/question.ts';
import type { CheckedBank, Finding } from '#content/read/finding.ts';

/** A rule checks one bank and returns its findings; it never throws. */
export type BankRule = (bank: CheckedBank) => Finding[];

/** A rule about single questions: the name of a breach and its level. `look` returns what is wrong with a question. */
export interface QuestionRule {
  readonly kind: string;
  readonly level: Finding['level'];
  readonly look: (question: Question) => readonly string[];
}

/** Makes a rule about single questions. */
export function questionRule(kind: string, level: Finding['level'], look: QuestionRule['look']): QuestionRule {
  return { kind, level, look };
}

/** Applies the rule to all questions of a bank. */
export function forEachQuestion({ level, look }: QuestionRule): BankRule {
  return ({ file, questions }) =>
    questions.flatMap((question) => look(question).map((message) => ({ level, file, id: question.id, message })));
}
