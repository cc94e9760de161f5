/** How a cancelled item counts: as right for every candidate who sat (`to-all`), or not at all (`dropped`). */
export type Cancellation = 'to-all' | 'dropped';

/** The key of one place of a paper. A cancelled place keeps its right options, for its statistics. */
export interface PlaceKey {
  /** Option ids: one, or several after an objection. */
  readonly right: readonly string[];
  readonly cancelled?: Cancellation;
}

/** A version of an examination's key: one entry a place, in the paper's order. */
export type PaperKey = readonly PlaceKey[];

/** What staff decide about one place (docs/rules/examination.md, sections 7 and 12). */
export type KeyDecision =
  | { readonly place: number; readonly right: readonly string[] }
  | { readonly place: number; readonly cancelled: Cancellation }
  | { readonly place: number; readonly keep: true };

/**
 * Makes the next version of a key. A later decision about the same place wins; an undecided place stays as it is.
 * Throws a RangeError for a place that the paper doesn't have, or for right options that the place doesn't have.
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
