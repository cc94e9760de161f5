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
  // A list, as the ids of a pool follow one another: 2.5 kB less than each text under its id.
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
