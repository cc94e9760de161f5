import type { Question } from '#exam/question.ts';
import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import { mathOf } from '#content/math/math.ts';

/**
 * A pool in two parts, each with the MathML that it needs and the other doesn't have: its questions without their
 * explanations, and the explanations by question id. Throws when two questions have one id: they would share one.
 */
export function splitPool(pool: readonly Question[]): { questions: LoadedBank; explanations: Explanations } {
  const questions = pool.map(({ id, category, question, options, answer, language }) => ({
    id,
    category,
    question,
    options,
    answer,
    ...(language === undefined ? {} : { language }),
  }));
  const math = mathOf(questions);
  const texts: Record<string, string> = {};
  for (const { id, explanation } of pool) {
    if (id in texts) throw new Error(`The pool has two questions with the id ${id}.`);
    texts[id] = explanation ?? '';
  }
  const further = Object.entries(mathOf(pool)).filter(([tex]) => !(tex in math));
  return { questions: { questions, math }, explanations: { texts, math: Object.fromEntries(further) } };
}
