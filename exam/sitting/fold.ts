import type { Entry } from './entry.ts';
import type { Order } from './order.ts';
import { itemsOf, type SittingPaper } from './paper.ts';

/** What a log comes to: all that a screen, a board and the marking need of it. Places are the paper's. */
export interface Sitting {
  /** The item on screen; null before the first was seen. */
  readonly current: number | null;
  readonly seen: ReadonlySet<number>;
  readonly chosen: ReadonlyMap<number, string>;
  readonly flagged: ReadonlySet<number>;
  /** When the item on screen was first seen (ms since the start), which `each` counts its seconds from. */
  readonly currentSince: number | null;
  /** ms since the start; null until it is handed in. */
  readonly handedInAt: number | null;
}

/** What of a log counts beside the log itself. */
export interface Limits {
  /** The candidate's end, in ms since the start. Minutes given later make entries count that were made before them. */
  readonly endsAt: number;
  /** The numbers of hand-ins that were taken back. */
  readonly takenBack: readonly number[];
  /** From when it may be handed in, in ms since the start: a hand-in before it counts for nothing. */
  readonly handInFrom: number;
}

/** A sitting while it is worked out. Nobody sees it change: a log of hundreds of entries is folded for thousands of candidates at once. */
type Draft = {
  -readonly [Name in keyof Sitting]: Sitting[Name];
} & { readonly seen: Set<number>; readonly chosen: Map<number, string>; readonly flagged: Set<number> };

/**
 * The state that a log comes to, the same on device and server. What is made before the start, after the end or after the
 * hand-in stays in the log and counts for nothing; so does what the paper doesn't have, and, where there is no way
 * back, what concerns another item than the one on screen.
 */
export function fold(paper: SittingPaper, order: Order, log: readonly Entry[], limits: Limits): Sitting {
  const position = new Map(order.places.map((place, index) => [place, index]));
  const options = itemsOf(paper).map((item) => item.options.map(({ id }) => id));
  const rules: Rules = { ...limits, paper, position, options };
  const sitting: Draft = {
    current: null,
    seen: new Set(),
    chosen: new Map(),
    flagged: new Set(),
    currentSince: null,
    handedInAt: null,
  };
  for (const entry of log) {
    if (sitting.handedInAt !== null) break;
    if (entry.at >= 0 && entry.at <= limits.endsAt) take(sitting, entry, rules);
  }
  return sitting;
}

interface Rules extends Limits {
  readonly paper: SittingPaper;
  /** By place: where the candidate meets it. */
  readonly position: ReadonlyMap<number, number>;
  /** By place. */
  readonly options: readonly (readonly string[])[];
}

function take(sitting: Draft, entry: Entry, rules: Rules): void {
  if (entry.kind === 'hand-in') {
    if (entry.at >= rules.handInFrom && !rules.takenBack.includes(entry.n)) sitting.handedInAt = entry.at;
    return;
  }
  const { place } = entry;
  if (place === undefined || rules.options[place] === undefined) return;
  if (entry.kind === 'see') see(sitting, place, entry.at, rules);
  else if (isOpen(sitting, place, entry.at, rules.paper)) change(sitting, entry, place, rules);
}

function see(sitting: Draft, place: number, at: number, { paper, position }: Rules): void {
  if (place === sitting.current) return;
  const before = sitting.current === null ? -1 : (position.get(sitting.current) ?? -1);
  if (paper.timing !== 'whole' && (position.get(place) ?? -1) < before) return;
  sitting.current = place;
  sitting.currentSince = at;
  sitting.seen.add(place);
}

/** Whether an item can be answered at that moment. */
function isOpen(sitting: Sitting, place: number, at: number, { timing, secondsEach }: SittingPaper): boolean {
  if (timing === 'whole') return true;
  if (place !== sitting.current) return false;
  return timing === 'whole-forward' || at <= (sitting.currentSince ?? 0) + (secondsEach ?? 0) * 1000;
}

function change(sitting: Draft, { kind, option }: Entry, place: number, { options }: Rules): void {
  if (kind === 'choose' && option !== undefined && options[place]?.includes(option)) sitting.chosen.set(place, option);
  if (kind === 'clear') sitting.chosen.delete(place);
  if (kind === 'flag') sitting.flagged.add(place);
  if (kind === 'unflag') sitting.flagged.delete(place);
}

/** The choices that are marked: one entry a place, null where none is. */
export function choicesOf(paper: SittingPaper, sitting: Sitting): readonly (string | null)[] {
  return itemsOf(paper).map((_, place) => sitting.chosen.get(place) ?? null);
}
