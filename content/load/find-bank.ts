import { paperYears } from './years.ts';

/**
 * The bank that holds the paper of a year, as addresses write it. A paper is the slice of the large bank from (year −
 * 2074) × 100, which is one of its blocks. Undefined for a year without a paper, and for other digits than those of
 * '2074'.
 */
export function bankOfYear(year: string): string | undefined {
  const place = paperYears.map(String).indexOf(year);
  return place < 0 ? undefined : blockName(place);
}

/** The banks that the timed entrance quiz draws from: the ten blocks of the large bank and the second set. */
export const entrancePool: readonly string[] = [
  ...Array.from({ length: 10 }, (_, block) => blockName(block)),
  'entrance/second-set',
];

function blockName(block: number): string {
  return `entrance/block-${String(block + 1).padStart(2, '0')}`;
}
