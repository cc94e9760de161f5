import { criterionOf, type Criterion, type CriterionName, type Result, type TieBreak } from './criteria.ts';

export interface RankedResult extends Result {
  /** Competition style: 1, 2, 2, 4. */
  readonly rank: number;
}

/** What puts one candidate above another, with both values; null where the two are equal. */
export interface RankReason {
  readonly by: CriterionName;
  readonly above: number | string | null;
  readonly below: number | string | null;
}

/**
 * Ranks all candidates who sat, best first. Candidates whom no criterion separates share a rank and are listed by
 * symbol number. So the order of the input never matters.
 */
export function rank(results: readonly Result[], tieBreaks: readonly TieBreak[]): RankedResult[] {
  const criteria = criteriaOf(tieBreaks);
  const inOrder = [...results].sort(
    (one, other) => compare(one, other, criteria) || compareText(one.symbolNumber, other.symbolNumber),
  );
  const ranked: RankedResult[] = [];
  for (const [index, result] of inOrder.entries()) {
    const before = ranked[index - 1];
    const shared = before !== undefined && compare(before, result, criteria) === 0;
    ranked.push({ ...result, rank: shared ? before.rank : index + 1 });
  }
  return ranked;
}

/**
 * Why one of two results stands above the other: the first criterion that separates them. Null where they are equal.
 */
export function whyAbove(one: Result, other: Result, tieBreaks: readonly TieBreak[]): RankReason | null {
  for (const criterion of criteriaOf(tieBreaks)) {
    const order = compareBy(one, other, criterion);
    if (order === 0) continue;
    const [above, below] = order < 0 ? [one, other] : [other, one];
    return { by: criterion.by, above: criterion.value(above), below: criterion.value(below) };
  }
  return null;
}

/** The values of two results for one criterion. */
export interface CriterionPair {
  readonly by: CriterionName;
  readonly one: number | string | null;
  readonly other: number | string | null;
  /** Whether this is the first criterion that separates them. */
  readonly decides: boolean;
}

/** Compares two results criterion by criterion, in the order in which the criteria decide. */
export function besideEachOther(one: Result, other: Result, tieBreaks: readonly TieBreak[]): CriterionPair[] {
  const decidedBy = whyAbove(one, other, tieBreaks)?.by;
  return criteriaOf(tieBreaks).map(({ by, value }) => {
    return { by, one: value(one), other: value(other), decides: by === decidedBy };
  });
}

interface NamedCriterion extends Criterion {
  readonly by: CriterionName;
}

function criteriaOf(tieBreaks: readonly TieBreak[]): readonly NamedCriterion[] {
  return (['marks', ...tieBreaks] as const).map((by) => ({ by, ...criterionOf(by) }));
}

function compare(one: Result, other: Result, criteria: readonly Criterion[]): number {
  for (const criterion of criteria) {
    const order = compareBy(one, other, criterion);
    if (order !== 0) return order;
  }
  return 0;
}

/** Below 0 where the first result stands above. */
function compareBy(one: Result, other: Result, { value, better }: Criterion): number {
  const [a, b] = [value(one), value(other)];
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === (better === 'lower') ? -1 : 1;
}

/** The rank by the symbol number. A number without a rank comes after all others. */
export function ranksOf(
  ranking: readonly Pick<RankedResult, 'symbolNumber' | 'rank'>[],
): (symbolNumber: string) => number {
  const ranks = new Map(ranking.map((each) => [each.symbolNumber, each.rank]));
  return (symbolNumber) => ranks.get(symbolNumber) ?? Number.MAX_SAFE_INTEGER;
}

/** Below 0 where the first text comes first, by its code units. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
