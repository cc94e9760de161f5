import type { Question } from './question.ts';

/** A question without its answer, as a student may see it before answering. */
export interface PracticeItem {
  readonly id: number;
  /** Its place in its paper, from 0. Ids can repeat, places can't. */
  readonly place: number;
  readonly category: string;
  /** May hold TeX between `$` signs. */
  readonly stem: string;
  readonly options: readonly string[];
  /** The language of the question, when that is not English. */
  readonly language?: 'ne';
}

/** What marks an item, and what is shown after marking. */
export interface Key {
  /** The texts of the right options. Empty for a question from elsewhere whose answer matches no option. */
  readonly right: readonly string[];
  readonly explanation?: string;
}

/** The part of a question that may be shown before the answer; `place` counts from 0. */
export function itemOf({ id, category, question, options, language }: Question, place: number): PracticeItem {
  return { id, place, category, stem: question, options, ...(language === undefined ? {} : { language }) };
}

/**
 * The part of a question that marks it. An option is right if it equals the answer exactly (docs/specification.md,
 * section 5).
 */
export function keyOf({ options, answer, explanation }: Question): Key {
  const right = options.filter((option) => option === answer);
  return explanation === undefined ? { right } : { right, explanation };
}
