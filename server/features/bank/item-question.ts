import type { MathMap } from '#content/load/loaded-bank.ts';
import { mathOf } from '#content/math/math.ts';
import type { Question } from '#exam/question.ts';
import type { ItemContent } from '#contract/items.ts';

/**
 * An item in the form in which the content checker's rules read questions. The answer is the text of the first right
 * option, or ''.
 */
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

/** The MathML of each formula in the texts of items, by its TeX. */
export function mathOfItems(contents: readonly ItemContent[]): MathMap {
  return mathOf(contents.map(questionOf));
}

/** The MathML of each formula in texts, by its TeX. */
export function mathOfTexts(texts: readonly string[]): MathMap {
  return mathOf(texts.map((question) => ({ id: 0, category: '', question, options: [], answer: '' })));
}
