/**
 * What the doctor of the bank finds, the weightiest first: what may make candidates' marks wrong, then what they can't read, then what makes a
 * paper worse, and last what only practice misses.
 */
export const findingKinds = [
  'suspected-key',
  'no-right-option',
  'different-keys',
  'report',
  'nobody-right',
  'equal-options',
  'stem',
  'unpaired-dollar',
  'tex',
  'markup',
  'formula-outside',
  'near-duplicate',
  'dead-distractor',
  'everybody-right',
  'of-a-kind',
  'right-first',
  'explanation',
] as const;

/** The place of a kind among them, from 0; behind them all for one that is not named. */
export function weightPlace(kind: string): number {
  const place = findingKinds.findIndex((each) => each === kind);
  return place === -1 ? findingKinds.length : place;
}
