import type { PaperKey, PlaceKey } from './key.ts';
import { outcomeOf, type Choices } from './mark.ts';
import { correlation, mean, median, standardDeviation, variance } from './moments.ts';

/** One candidate who sat, withheld or not. `marks` are hundredths, by the same version of the key. */
export interface StatisticsRow {
  readonly symbolNumber: string;
  readonly marks: number;
  readonly choices: Choices;
}

/**
 * How often an option was chosen. `correlation` is between choosing it and the rest of the paper; null where undefined.
 */
export interface OptionFigures {
  readonly option: string;
  readonly all: number;
  readonly upper: number;
  readonly lower: number;
  readonly correlation: number | null;
}

/** Statistics of one place. An item's score is 1 for right, else 0; penalties don't count. */
export interface ItemStatistics {
  readonly place: number;
  /** Mean score, from 0 to 1: the item's difficulty of classical test theory. */
  readonly facility: number;
  /**
   * Item–rest correlation: the item's own score is taken out of the total (Henrysson, Psychometrika 28, 1963). Null
   * where either doesn't vary.
   */
  readonly discrimination: number | null;
  /** Mean score of the upper 27 % minus that of the lower 27 %. */
  readonly upperLower: number;
  readonly options: readonly OptionFigures[];
  readonly unanswered: number;
  readonly suspected: boolean;
}

/** Statistics of a paper; marks in hundredths. */
export interface PaperFigures {
  readonly candidates: number;
  readonly mean: number;
  readonly median: number;
  readonly standardDeviation: number | null;
  /**
   * Cronbach's alpha over the items' scores. Null for fewer than two items or candidates, or when scores don't vary.
   */
  readonly alpha: number | null;
  /** SD × √(1 − alpha): Lord and Novick, Statistical theories of mental test scores (1968). */
  readonly standardError: number | null;
  /**
   * How many candidates reached each whole mark, lowest first. `from` is in hundredths, and each step ends at the next
   * whole mark.
   */
  readonly histogram: readonly { readonly from: number; readonly candidates: number }[];
}

/** The share of each of the two groups (Kelley, 1939: the selection of upper and lower groups for item validation). */
const groupShare = 0.27;
/** The size of the upper group, and of the lower group, for so many candidates. */
export function groupSize(candidates: number): number {
  return Math.max(1, Math.round(groupShare * candidates));
}

/** With fewer answers than this, a negative discrimination says nothing yet. */
const enoughAnswers = 30;

/**
 * Analyses the items (docs/rules/examination.md, section 9). `options` are the option ids of each place. A dropped item
 * is analysed by its former right options, and counts neither in the rest nor in alpha. Throws a RangeError when there
 * is no candidate.
 */
export function statistics(
  sat: readonly StatisticsRow[],
  key: PaperKey,
  options: readonly (readonly string[])[],
): { items: ItemStatistics[]; paper: PaperFigures } {
  if (sat.length === 0) throw new RangeError('Nobody sat this examination.');
  const byTotal = [...sat].sort(
    (one, other) => other.marks - one.marks || (one.symbolNumber < other.symbolNumber ? -1 : 1),
  );
  // One column for each place, one row for each candidate, best first.
  const scores = key.map((placeKey, place) => byTotal.map(({ choices }) => scoreOf(placeKey, choices[place] ?? null)));
  const counting = key.flatMap(({ cancelled }, place) => (cancelled === 'dropped' ? [] : [place]));
  const totals = byTotal.map((_, row) => counting.reduce((sum, place) => sum + (scores[place]?.[row] ?? 0), 0));

  const items = key.map((placeKey, place) => {
    const score = scores[place] ?? [];
    const rest = counting.includes(place) ? totals.map((total, row) => total - (score[row] ?? 0)) : totals;
    const chosen = byTotal.map(({ choices }) => choices[place] ?? null);
    return itemFigures(place, placeKey, options[place] ?? [], { score, rest, chosen });
  });
  return {
    items,
    paper: paperFigures(
      byTotal,
      counting.map((place) => scores[place] ?? []),
      totals,
    ),
  };
}

function scoreOf({ right, cancelled }: PlaceKey, chosen: string | null): number {
  const outcome = outcomeOf(
    cancelled === 'dropped' ? { right } : cancelled === undefined ? { right } : { right, cancelled },
    chosen,
  );
  return outcome === 'right' ? 1 : 0;
}

/** One entry for each candidate, best first. */
interface Columns {
  readonly score: readonly number[];
  readonly rest: readonly number[];
  readonly chosen: readonly (string | null)[];
}

function itemFigures(
  place: number,
  key: PlaceKey,
  ids: readonly string[],
  { score, rest, chosen }: Columns,
): ItemStatistics {
  const group = groupSize(score.length);
  const [upper, lower] = [chosen.slice(0, group), chosen.slice(-group)];
  const count = (among: readonly (string | null)[], option: string) => among.filter((each) => each === option).length;
  const discrimination = correlation(score, rest);
  const options = ids.map((option) => ({
    option,
    all: count(chosen, option),
    upper: count(upper, option),
    lower: count(lower, option),
    correlation: correlation(
      chosen.map((each) => (each === option ? 1 : 0)),
      rest,
    ),
  }));
  const unanswered = chosen.filter((each) => each === null).length;
  const better = options.some(
    ({ option, correlation: other }) => !key.right.includes(option) && other !== null && other > (discrimination ?? 0),
  );
  const negative = discrimination !== null && discrimination < 0 && chosen.length - unanswered >= enoughAnswers;
  return {
    place,
    facility: mean(score),
    discrimination,
    upperLower: mean(score.slice(0, group)) - mean(score.slice(-group)),
    options,
    unanswered,
    suspected: key.cancelled === undefined && (better || negative),
  };
}

function paperFigures(
  sat: readonly StatisticsRow[],
  items: readonly (readonly number[])[],
  totals: readonly number[],
): PaperFigures {
  const marks = sat.map((each) => each.marks);
  const deviation = standardDeviation(marks);
  const alpha = cronbachAlpha(items, totals);
  return {
    candidates: sat.length,
    mean: mean(marks),
    median: median(marks),
    standardDeviation: deviation,
    alpha,
    standardError: alpha === null || deviation === null ? null : deviation * Math.sqrt(1 - alpha),
    histogram: histogramOf(marks),
  };
}

/** k ÷ (k − 1) × (1 − Σ item variances ÷ variance of the totals): Cronbach, Psychometrika 16 (1951). */
function cronbachAlpha(items: readonly (readonly number[])[], totals: readonly number[]): number | null {
  const total = variance(totals);
  if (items.length < 2 || total === null || total === 0) return null;
  const within = items.reduce((sum, scores) => sum + (variance(scores) ?? 0), 0);
  return (items.length / (items.length - 1)) * (1 - within / total);
}

function histogramOf(marks: readonly number[]): { from: number; candidates: number }[] {
  const counts = new Map<number, number>();
  for (const each of marks) {
    const from = Math.floor(each / 100) * 100;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one - other).map(([from, candidates]) => ({ from, candidates }));
}
