import type { Question } from './question.ts';

/** A question as a student may see it before it is answered: by type, it carries no answer. */
export interface Item {
  readonly id: number;
  /** Where it stands in its paper, from 0: ids can repeat, places can't. */
  readonly place: number;
  readonly category: string;
  /** May hold TeX between `$` signs. */
  readonly stem: string;
  readonly options: readonly string[];
  /** What it is written in, when that is not English. */
  readonly language?: 'ne';
}

/** What an item is marked by, and what is shown once it is. */
export interface Key {
  /** The texts of the right options; empty for a question from elsewhere whose answer is none of its options. */
  readonly right: readonly string[];
  readonly explanation?: string;
}

/** The part of a question that may be shown while it is answered; `place` counts from 0. */
export function itemOf({ id, category, question, options, language }: Question, place: number): Item {
  return { id, place, category, stem: question, options, ...(language === undefined ? {} : { language }) };
}

/** The part of a question that marks it. An option is right if it equals the answer exactly (docs/specification.md, section 5). */
export function keyOf({ options, answer, explanation }: Question): Key {
  const right = options.filter((option) => option === answer);
  return explanation === undefined ? { right } : { right, explanation };
}
