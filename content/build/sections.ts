import { categoryKey } from '#exam/category.ts';
import type { Quotas } from '#exam/practice/formats.ts';
import type { Question } from '#exam/question.ts';

/** A part of a pool: enough questions of one category for one paper. */
export interface Section {
  readonly category: string;
  readonly questions: readonly Question[];
}

/**
 * Cuts a pool into sections, so that a drawn paper needs one section of each category and not the whole pool (about
 * 15 kB in place of 158). Of n sections each takes every n-th question of its category: a section holds no year's paper,
 * and every question is in exactly one. A category without enough questions for one paper is one section.
 */
export function sectionsOf(quotas: Quotas, pool: readonly Question[]): Section[] {
  const byCategory = Map.groupBy(pool, ({ category }) => categoryKey(category));
  return quotas.flatMap(([category, quota]) => {
    const all = byCategory.get(category) ?? [];
    const count = Math.max(1, Math.floor(all.length / quota));
    return Array.from({ length: count }, (_, section) => ({
      category,
      questions: all.filter((_question, place) => place % count === section),
    }));
  });
}
