import type { Statistics } from './use-merit.ts';

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly candidates: number;
}

const mostBins = 25;

/**
 * The whole marks of a histogram gathered into at most 25 bins of one width, without a gap, cut at the pass mark where that is a whole
 * one; marks.
 */
export function binsOf(histogram: Statistics['paper']['histogram'], passMark: number): readonly Bin[] {
  const froms = histogram.map(({ from }) => from);
  if (froms.length === 0) return [];
  const [lowest, highest] = [Math.min(...froms), Math.max(...froms)];
  const width = Math.max(1, Math.ceil((highest - lowest + 2) / (mostBins - 1)));
  const cut = Math.floor(passMark);
  const start = cut + Math.floor((lowest - cut) / width) * width;
  const count = Math.floor((highest - start) / width) + 1;
  return Array.from({ length: count }, (_, index) => {
    const from = start + index * width;
    const inside = histogram.filter((each) => each.from >= from && each.from < from + width);
    return { from, to: from + width, candidates: inside.reduce((sum, { candidates }) => sum + candidates, 0) };
  });
}
