import type { ResultRow } from '#contract/merit.ts';

/** Where a row stands among rows of its own total: a bracket joins them. Undefined where its total is its own. */
export function bracketAt(
  rows: readonly Pick<ResultRow, 'total'>[],
  index: number,
): 'first' | 'middle' | 'last' | undefined {
  const total = rows[index]?.total ?? null;
  if (total === null) return undefined;
  const [before, after] = [rows[index - 1]?.total === total, rows[index + 1]?.total === total];
  if (before) return after ? 'middle' : 'last';
  return after ? 'first' : undefined;
}
