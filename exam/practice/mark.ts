import type { Key } from '#exam/item.ts';

/** The mark of a submitted option. */
export type Mark = 'right' | 'wrong';

/**
 * Marks a submitted option by its text. Only exact equality counts: no trimming or folding (docs/specification.md,
 * section 5).
 */
export function mark(key: Key, chosen: string): Mark {
  return key.right.includes(chosen) ? 'right' : 'wrong';
}

/** The score of these outcomes: one point for each right one, no penalty (docs/specification.md, section 9). */
export function scoreOf(answers: readonly { readonly outcome: string }[]): number {
  return answers.filter(({ outcome }) => outcome === 'right').length;
}
