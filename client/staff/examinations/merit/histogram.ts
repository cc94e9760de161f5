import type { Statistics } from '../shared/use-merit.ts';

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly candidates: number;
}

/**
 * The whole marks of a histogram, grouped into a limited number of bins of one width without a gap. A bin ends at the pass mark if that is
 * a whole mark.
 */
export function binsOf(
  histogram: Statistics['paper']['histogram'],
  passMark: number,
  mostBins: number,
): readonly Bin[] {
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

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The marks below a chart from one mark to another, eleven at most: its ends if they are round, and round ones between. */
export function ticksOf(from: number, to: number): readonly number[] {
  const step = steps.find((each) => (to - from) / each <= 10) ?? to - from;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}
