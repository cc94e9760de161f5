/**
 * The kinds of findings in the bank, the most serious first. Kinds that may make marks wrong come first, then those
 * that candidates can't read. After that come kinds that make a paper worse, and last those that only practice lacks.
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

/** The position of a kind in the list, from 0; an unknown kind comes after all others. */
export function weightPlace(kind: string): number {
  const place = findingKinds.findIndex((each) => each === kind);
  return place === -1 ? findingKinds.length : place;
}
