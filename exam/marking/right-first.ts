/** How many items have a single key, and in how many of them the right option was written first. */
export interface RightFirst {
  readonly items: number;
  readonly first: number;
}

/** Fewer items than this say nothing. */
const enoughItems = 8;
/** The share from which a bank is lopsided. With four options, chance gives a quarter. */
const lopsidedFrom = 0.6;

/** Whether the right option is so often the first that guessing the first option is mostly right. */
export function isLopsided({ items, first }: RightFirst): boolean {
  return items >= enoughItems && first >= lopsidedFrom * items;
}

/** The share of right options that stand first, in whole per cent. `items` must be at least 1. */
export function percentFirst({ items, first }: RightFirst): number {
  return Math.round((100 * first) / items);
}
