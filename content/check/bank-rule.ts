import type { Question } from '#exam/question.ts';
import type { CheckedBank, Finding } from '#content/read/finding.ts';

/** A rule looks at one bank and tells what it finds; it never throws. */
export type BankRule = (bank: CheckedBank) => Finding[];

/** A rule about single questions: `look` gives the messages for one question. */
export function questionRule(level: Finding['level'], look: (question: Question) => readonly string[]): BankRule {
  return ({ file, questions }) =>
    questions.flatMap((question) => look(question).map((message) => ({ level, file, id: question.id, message })));
}
