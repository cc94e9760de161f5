import { groupBy } from '#exam/group-by.ts';
import { categoryKey } from '#exam/category.ts';
import type { Quotas } from './formats.ts';
import type { Question } from '#exam/question.ts';
import { shuffle, type RandomSource } from '#exam/random.ts';

/** The questions of one attempt in their order, and what must be stored to find them again. */
export interface Paper {
  readonly questions: readonly Question[];
  /** The set's number from 0, where the format picks one of several. */
  readonly setIndex?: number;
  /** Category → drawn questions, where the format draws by category. */
  readonly categoryQuestions?: CategoryQuestions;
}

export type CategoryQuestions = Readonly<Record<string, readonly Question[]>>;

/** A paper of all the given questions in their own order. */
export function wholePaper(questions: readonly Question[]): Paper {
  return { questions };
}

/** A paper that is one set of several; `setIndex` counts from 0. */
export function setPaper(setIndex: number, questions: readonly Question[]): Paper {
  return { questions, setIndex };
}

/** The paper of a draw by category, in the order of the quotas. */
export function paperOfCategories(quotas: Quotas, categoryQuestions: CategoryQuestions): Paper {
  return { questions: quotas.flatMap(([category]) => categoryQuestions[category] ?? []), categoryQuestions };
}

/**
 * Draws a paper by category: shuffles each category of the pool and takes its first N questions (docs/specification.md,
 * section 4). A category with fewer questions than its quota gives all it has.
 */
export function drawPaper(quotas: Quotas, pool: readonly Question[], random: RandomSource): Paper {
  const byCategory = groupBy(pool, (question) => categoryKey(question.category));
  const drawn = quotas.map(([category, count]) => [
    category,
    shuffle(byCategory.get(category) ?? [], random).slice(0, count),
  ]);
  return paperOfCategories(quotas, Object.fromEntries(drawn));
}
