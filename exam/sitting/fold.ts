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
}

const untouched: Sitting = {
  current: null,
  seen: new Set(),
  chosen: new Map(),
  flagged: new Set(),
  currentSince: null,
  handedInAt: null,
};

/**
 * The state that a log comes to, the same on device and server. What is made before the start, after the end or after the
 * hand-in stays in the log and counts for nothing; so does what the paper doesn't have, and, where there is no way
 * back, what concerns another item than the one on screen.
 */
export function fold(paper: SittingPaper, order: Order, log: readonly Entry[], limits: Limits): Sitting {
  const position = new Map(order.places.map((place, index) => [place, index]));
  const options = itemsOf(paper).map((item) => item.options.map(({ id }) => id));
  return log.reduce<Sitting>((sitting, entry) => {
    const outside = entry.at < 0 || entry.at > limits.endsAt || sitting.handedInAt !== null;
    return outside ? sitting : take(sitting, entry, { paper, position, options, takenBack: limits.takenBack });
  }, untouched);
}

interface Rules {
  readonly paper: SittingPaper;
  /** By place: where the candidate meets it. */
  readonly position: ReadonlyMap<number, number>;
  /** By place. */
  readonly options: readonly (readonly string[])[];
  readonly takenBack: readonly number[];
}

function take(sitting: Sitting, entry: Entry, rules: Rules): Sitting {
  if (entry.kind === 'hand-in')
    return rules.takenBack.includes(entry.n) ? sitting : { ...sitting, handedInAt: entry.at };
  const { place } = entry;
  if (place === undefined || rules.options[place] === undefined) return sitting;
  if (entry.kind === 'see') return see(sitting, place, entry.at, rules);
  return isOpen(sitting, place, entry.at, rules.paper) ? change(sitting, entry, place, rules) : sitting;
}

function see(sitting: Sitting, place: number, at: number, { paper, position }: Rules): Sitting {
  if (place === sitting.current) return sitting;
  const before = sitting.current === null ? -1 : (position.get(sitting.current) ?? -1);
  if (paper.timing !== 'whole' && (position.get(place) ?? -1) < before) return sitting;
  return { ...sitting, current: place, currentSince: at, seen: new Set(sitting.seen).add(place) };
}

/** Whether an item can be answered at that moment. */
function isOpen(sitting: Sitting, place: number, at: number, { timing, secondsEach }: SittingPaper): boolean {
  if (timing === 'whole') return true;
  if (place !== sitting.current) return false;
  return timing === 'whole-forward' || at <= (sitting.currentSince ?? 0) + (secondsEach ?? 0) * 1000;
}

function change(sitting: Sitting, { kind, option }: Entry, place: number, { options }: Rules): Sitting {
  switch (kind) {
    case 'choose': {
      if (option === undefined || !options[place]?.includes(option)) return sitting;
      return { ...sitting, chosen: new Map(sitting.chosen).set(place, option) };
    }
    case 'clear':
      return { ...sitting, chosen: new Map([...sitting.chosen].filter(([at]) => at !== place)) };
    case 'flag':
      return { ...sitting, flagged: new Set(sitting.flagged).add(place) };
    case 'unflag':
      return { ...sitting, flagged: new Set([...sitting.flagged].filter((at) => at !== place)) };
    case 'see':
    case 'hand-in':
      return sitting;
  }
}

/** The choices that are marked: one entry a place, null where none is. */
export function choicesOf(paper: SittingPaper, sitting: Sitting): readonly (string | null)[] {
  return itemsOf(paper).map((_, place) => sitting.chosen.get(place) ?? null);
}
