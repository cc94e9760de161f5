import type { Question } from '#exam/question.ts';
import type { CheckedBank, Finding } from '#content/read/finding.ts';
import type { ruleSentences } from '#text/en/question-rules.ts';
import type { Message } from '#text/message.ts';

/** What a rule says: a code, and the values of its sentence in text/. */
export type RuleMessage = Message<typeof ruleSentences>;

/** One thing that a rule has found, where it was found. */
export interface RuleFinding extends Omit<Finding, 'message'> {
  readonly message: RuleMessage;
}

/** A rule looks at one bank and tells what it finds; it never throws. */
export type BankRule = (bank: CheckedBank) => RuleFinding[];

/** A rule about single questions: the name of a breach and its level. `look` returns what is wrong with a question. */
export interface QuestionRule {
  readonly kind: string;
  readonly level: Finding['level'];
  readonly look: (question: Question) => readonly RuleMessage[];
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
