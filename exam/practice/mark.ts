import type { Key } from '#exam/item.ts';

/** What marking makes of a submitted option. */
export type Mark = 'right' | 'wrong';

/** Marks a submitted option by its text: exact equality, nothing trimmed or folded (docs/specification.md, section 5). */
export function mark(key: Key, chosen: string): Mark {
  return key.right.includes(chosen) ? 'right' : 'wrong';
}

/** The score for these outcomes: a point for each right one, no penalty (docs/specification.md, section 9). */
export function scoreOf(answers: readonly { readonly outcome: string }[]): number {
  return answers.filter(({ outcome }) => outcome === 'right').length;
}
