/** What a list of items can be sorted by, as it is offered: with a minus the largest, or the newest, comes first. The first is how it comes unasked. */
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
