import type { Examination } from '#contract/examination.ts';
import type { StaffPaper } from './use-paper.ts';

/** How many people should have read a paper before it is sealed. */
const minReaders = 2;

interface SealWarnings {
  /** Sign-in has opened: the seal can't be undone from its first moment. */
  readonly isFinal: boolean;
  /** How many have read the paper in its present form; null if they are enough. */
  readonly tooFewReaders: number | null;
  /** How many items are public practice; null for none. */
  readonly publicItems: number | null;
}

/** The warnings before the seal of a paper; each of the latter two needs a second yes. */
export function sealWarnings(
  { now, opensAt }: Pick<Examination, 'now' | 'opensAt'>,
  { readBy, builtIn }: Pick<StaffPaper, 'readBy' | 'builtIn'>,
): SealWarnings {
  const readers = readBy.filter(({ changed }) => changed === 0).length;
  return {
    isFinal: Date.parse(now) >= Date.parse(opensAt),
    tooFewReaders: readers < minReaders ? readers : null,
    publicItems: builtIn > 0 ? builtIn : null,
  };
}
