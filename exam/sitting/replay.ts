import type { LogEntry } from './entry.ts';
import type { Order } from './order.ts';
import { itemsOf, type ExamPaper } from './paper.ts';

/** The replay of a log: all that a screen, a board and the marking need of it. Places are the paper's. */
export interface Sitting {
  /** The item on screen; null before the first item was seen. */
  readonly current: number | null;
  readonly seen: ReadonlySet<number>;
  readonly chosen: ReadonlyMap<number, string>;
  readonly flagged: ReadonlySet<number>;
  /**
   * When the item on screen was first seen, in ms since the start. With the timing `each` its seconds count from here.
   */
  readonly currentSince: number | null;
  /** ms since the start; null until the hand-in. */
  readonly handedInAt: number | null;
}

/** What decides which entries count, beside the log itself. */
export interface Limits {
  /**
   * The candidate's end, in ms since the start. Minutes that are given later also bring back entries made before they
   * were given.
   */
  readonly endsAt: number;
  /** The numbers of hand-ins that were taken back. */
  readonly takenBack: readonly number[];
  /** The earliest hand-in, in ms since the start. An earlier hand-in counts for nothing. */
  readonly handInFrom: number;
}

/**
 * A sitting during its replay. It changes in place, which is safe because no caller sees it. That is fast enough for
 * thousands of logs of hundreds of entries.
 */
type Draft = {
  -readonly [Name in keyof Sitting]: Sitting[Name];
} & { readonly seen: Set<number>; readonly chosen: Map<number, string>; readonly flagged: Set<number> };

/**
 * Replays a log, the same on device and server. Entries from before the start, after the end or after the hand-in stay
 * in the log and count for nothing. The same goes for items and options that the paper doesn't have. Without a way
 * back, it also goes for any item but the one on screen.
 */
export function replay(paper: ExamPaper, order: Order, log: readonly LogEntry[], limits: Limits): Sitting {
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
  readonly paper: ExamPaper;
  /** By place: the number at which the candidate meets it. */
  readonly position: ReadonlyMap<number, number>;
  /** By place. */
  readonly options: readonly (readonly string[])[];
}

function take(sitting: Draft, entry: LogEntry, rules: Rules): void {
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
function isOpen(sitting: Sitting, place: number, at: number, { timing, secondsEach }: ExamPaper): boolean {
  if (timing === 'whole') return true;
  if (place !== sitting.current) return false;
  return timing === 'whole-forward' || at <= (sitting.currentSince ?? 0) + (secondsEach ?? 0) * 1000;
}

function change(sitting: Draft, { kind, option }: LogEntry, place: number, { options }: Rules): void {
  if (kind === 'choose' && option !== undefined && options[place]?.includes(option)) sitting.chosen.set(place, option);
  if (kind === 'clear') sitting.chosen.delete(place);
  if (kind === 'flag') sitting.flagged.add(place);
  if (kind === 'unflag') sitting.flagged.delete(place);
}

/** The choices that are marked, one for each place; null for no choice. */
export function choicesOf(paper: ExamPaper, sitting: Sitting): readonly (string | null)[] {
  return itemsOf(paper).map((_, place) => sitting.chosen.get(place) ?? null);
}
