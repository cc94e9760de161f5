import type { ResultRow } from '#contract/merit.ts';

/** A row's place among rows with its total, which a bracket joins. Undefined if no other row has its total. */
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
