import type { View } from '#exam/practice/view.ts';

/** What the picture of the answer sheet says in one sentence: 'Question 37 of 100, 24 correct so far'. */
export function sheetLabel(view: View, scored: boolean): string {
  const where = `Question ${view.number} of ${view.total}`;
  return scored ? `${where}, ${view.score} correct so far` : where;
}
