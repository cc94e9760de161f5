import type { MathMap } from '#content/load/loaded-bank.ts';
import type { CategoryScore, ReviewedQuestion } from '#exam/practice/result.ts';
import { letterOf, type Question } from '#exam/question.ts';
import { groupBy } from '#exam/group-by.ts';
import type { KeptAttempt } from '#exam/record/record.ts';

/** A question as the device has stored it. */
interface QuestionWithMath {
  readonly question: Question;
  readonly math: MathMap;
}

/** The questions of a kept paper for its review, with their formulas. It leaves out questions that this device never had. */
export function reviewOf(
  { places }: KeptAttempt,
  met: ReadonlyMap<string, QuestionWithMath>,
): { readonly questions: ReviewedQuestion[]; readonly math: MathMap } {
  const questions = places.flatMap(({ question: key, chosen, outcome }, place) => {
    const question = met.get(key)?.question;
    if (question === undefined) return [];
    const options = question.options.map((text, index) => ({
      letter: letterOf(index),
      text,
      right: text === question.answer,
      chosen: index === chosen,
    }));
    return [{ number: place + 1, question, outcome, options }];
  });
  return { questions, math: Object.assign({}, ...[...met.values()].map(({ math }) => math)) as MathMap };
}

/** Right answers of each subject, in the order of the paper. */
export function subjectScores({ places }: KeptAttempt): CategoryScore[] {
  return [...groupBy(places, ({ subject }) => subject)].map(([category, own]) => ({
    category,
    right: own.filter(({ outcome }) => outcome === 'right').length,
    total: own.length,
  }));
}
