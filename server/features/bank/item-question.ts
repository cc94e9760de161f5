import type { MathMap } from '#content/load/loaded-bank.ts';
import { mathOf } from '#content/math/math.ts';
import type { Question } from '#exam/question.ts';
import type { ItemContent } from '#contract/items.ts';

/** An item as the content checker's rules read questions; the answer is the text of its first right option, or ''. */
export function questionOf({ subject, stem, options, right, explanation }: ItemContent): Question {
  return {
    id: 0,
    category: subject ?? '',
    question: stem,
    options: options.map(({ text }) => text),
    answer: options.find(({ id }) => right.includes(id))?.text ?? '',
    explanation,
  };
}

/** The MathML of every formula in the texts of items, by its TeX. */
export function mathOfItems(contents: readonly ItemContent[]): MathMap {
  return mathOf(contents.map(questionOf));
}

/** The same of texts by themselves. */
export function mathOfTexts(texts: readonly string[]): MathMap {
  return mathOf(texts.map((question) => ({ id: 0, category: '', question, options: [], answer: '' })));
}
