import type { Question } from '#exam/question.ts';
import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import { mathOf } from '#content/math/math.ts';

/**
 * A pool in two parts: its questions without their explanations, and the explanations by question id. The questions
 * come with their MathML, the explanations with what is missing there. Throws when two questions have the same id,
 * because they would share an explanation.
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
  // The ids of a pool are consecutive, so this is a list. That saves 2.5 kB against texts by id.
  const texts = Array.from({ length: Math.max(0, ...pool.map(({ id }) => id)) + 1 }, () => '');
  const known = new Set<number>();
  for (const { id, explanation } of pool) {
    if (known.has(id)) throw new Error(`The pool has two questions with the id ${id}.`);
    known.add(id);
    texts[id] = explanation ?? '';
  }
  const further = Object.entries(mathOf(pool)).filter(([tex]) => !(tex in math));
  return { questions: { questions, math }, explanations: { texts, math: Object.fromEntries(further) } };
}
