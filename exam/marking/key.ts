/** A place whose item counts for everybody who sat (`to-all`), or for nobody (`dropped`). */
export type Cancelled = 'to-all' | 'dropped';

/** What one place of a paper is marked by. A cancelled one keeps its right options, for its statistics. */
export interface PlaceKey {
  /** Option ids: one, or several after an objection. */
  readonly right: readonly string[];
  readonly cancelled?: Cancelled;
}

/** A version of an examination's key: one entry a place, in the paper's order. */
export type PaperKey = readonly PlaceKey[];

/** What staff decide of one place (docs/rules/examination.md, sections 7 and 12). */
export type KeyDecision =
  | { readonly place: number; readonly right: readonly string[] }
  | { readonly place: number; readonly cancelled: Cancelled }
  | { readonly place: number; readonly keep: true };

/**
 * The next version of a key. A later decision of the same place wins; what is not decided stays.
 * Throws a RangeError for a place that the paper doesn't have, or for right options that are none.
 */
export function decideKey(key: PaperKey, decisions: readonly KeyDecision[]): PaperKey {
  const next = [...key];
  for (const decision of decisions) {
    const before = key[decision.place];
    if (before === undefined) throw new RangeError(`The paper has no place ${decision.place}.`);
    next[decision.place] = decided(before, decision);
  }
  return next;
}

function decided(before: PlaceKey, decision: KeyDecision): PlaceKey {
  if ('keep' in decision) return before;
  if ('cancelled' in decision) return { right: before.right, cancelled: decision.cancelled };
  if (decision.right.length === 0) throw new RangeError(`Place ${decision.place} needs a right option.`);
  return { right: [...new Set(decision.right)].sort() };
}
