/** Of how many items with a single key the right option was written first. */
export interface RightFirst {
  readonly items: number;
  readonly first: number;
}

/** From so many items on it says something. */
const enoughItems = 8;
/** From this share on. Of four options a quarter is chance. */
const lopsidedFrom = 0.6;

/** Whether the right option was written first so often that who guesses it there is right mostly. */
export function isLopsided({ items, first }: RightFirst): boolean {
  return items >= enoughItems && first >= lopsidedFrom * items;
}

/** The same in whole per cent. `items` must be at least 1. */
export function percentFirst({ items, first }: RightFirst): number {
  return Math.round((100 * first) / items);
}
