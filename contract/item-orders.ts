/**
 * The orders of an item list, as the screen offers them. A minus puts the largest or newest first. The first is the
 * default.
 */
export const itemOrders = [
  '-changed',
  'changed',
  'number',
  '-number',
  'difficulty',
  '-difficulty',
  '-facility',
  'facility',
] as const;
export type ItemOrder = (typeof itemOrders)[number];
