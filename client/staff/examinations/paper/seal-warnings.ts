import type { Examination } from '#contract/examination.ts';
import type { StaffPaper } from './use-paper.ts';

/** How many should have read a paper through before it is sealed. */
const minReaders = 2;

interface SealWarnings {
  /** Sign-in has opened: the seal can't be undone from its first moment. */
  readonly isFinal: boolean;
  /** How many have read the paper as it is now; null where they are enough. */
  readonly tooFewReaders: number | null;
  /** How many items are public practice; null for none. */
  readonly publicItems: number | null;
}

/** What has to be said before a paper is sealed; each of the latter two needs a second yes. */
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
