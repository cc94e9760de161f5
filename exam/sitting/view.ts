import { letterOf } from '../question.ts';
import type { Limits, Sitting } from './replay.ts';
import type { Order } from './order.ts';
import { itemsOf, sectionStarts, type SittingItem, type ExamPaper } from './paper.ts';

/** How a cell of the palette is drawn. */
export type CellState = 'not-seen' | 'seen' | 'answered' | 'flagged' | 'answered-flagged';

export interface Cell {
  readonly place: number;
  /** The item's number in the candidate's order, from 1. */
  readonly number: number;
  readonly state: CellState;
  /** Which of its options is chosen, from 0, in the candidate's order; null without a choice. */
  readonly chosen: number | null;
  readonly options: number;
  /** Whether the candidate can go to it. */
  readonly open: boolean;
}

export interface OptionView {
  readonly id: string;
  readonly letter: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly struck: boolean;
}

/** All that the paper's screen shows. It contains no key. */
export interface SittingView {
  readonly item: Omit<SittingItem, 'options'> & {
    readonly place: number;
    readonly number: number;
    readonly section: number;
    readonly flagged: boolean;
    readonly options: readonly OptionView[];
  };
  /** The places before and after; null where there is none. */
  readonly previous: number | null;
  readonly next: number | null;
  /** One list of cells for each section. */
  readonly sections: readonly { readonly title: string; readonly cells: readonly Cell[]; readonly answered: number }[];
  readonly counts: Readonly<Record<CellState, number>>;
  readonly answered: number;
  readonly total: number;
  /** ms until the candidate's end. */
  readonly remainingMs: number;
  /** ms left for the item on screen, where each item has its own time; else null. */
  readonly itemRemainingMs: number | null;
  /** ms until the hand-in is allowed; 0 once it is. */
  readonly handInOpensInMs: number;
}

/** What the device knows beside log and paper. `struck` are the options that the candidate has struck out, by place. */
export interface Moment extends Limits {
  /** ms since the start. */
  readonly now: number;
  readonly struck: ReadonlyMap<number, ReadonlySet<string>>;
}

/** What the screen of a paper shows at a moment. Throws a RangeError for a paper without items. */
export function viewOf(paper: ExamPaper, order: Order, sitting: Sitting, moment: Moment): SittingView {
  const items = itemsOf(paper);
  const place = sitting.current ?? order.places[0];
  const item = place === undefined ? undefined : items[place];
  if (place === undefined || item === undefined) throw new RangeError('The paper has no items.');
  const position = order.places.indexOf(place);
  const cells = order.places.map((at, index) =>
    cellOf(order, sitting, at, index, paper.timing === 'whole' || index >= position),
  );
  const starts = sectionStarts(paper);
  const { options: _, ...seen } = item;
  const secondsLeft = (paper.secondsEach ?? 0) * 1000 - (moment.now - (sitting.currentSince ?? moment.now));
  return {
    item: {
      ...seen,
      place,
      number: position + 1,
      section: starts.findIndex((_start, section) => position < (starts[section + 1] ?? 0)),
      flagged: sitting.flagged.has(place),
      options: optionsOf(item, order.options[place] ?? [], sitting.chosen.get(place), moment.struck.get(place)),
    },
    previous: paper.timing === 'whole' ? (order.places[position - 1] ?? null) : null,
    next: order.places[position + 1] ?? null,
    sections: paper.sections.map(({ title }, section) => {
      const own = cells.slice(starts[section], starts[section + 1]);
      return { title, cells: own, answered: own.filter(({ chosen }) => chosen !== null).length };
    }),
    counts: countStates(cells),
    answered: sitting.chosen.size,
    total: items.length,
    remainingMs: Math.max(0, moment.endsAt - moment.now),
    itemRemainingMs: paper.timing === 'each' ? Math.max(0, secondsLeft) : null,
    handInOpensInMs: Math.max(0, moment.handInFrom - moment.now),
  };
}

function cellOf(order: Order, sitting: Sitting, place: number, index: number, open: boolean): Cell {
  const chosen = sitting.chosen.get(place);
  const ids = order.options[place] ?? [];
  return {
    place,
    number: index + 1,
    state: stateOf(sitting, place),
    chosen: chosen === undefined ? null : ids.indexOf(chosen),
    options: ids.length,
    open,
  };
}

function stateOf({ chosen, flagged, seen }: Sitting, place: number): CellState {
  if (flagged.has(place)) return chosen.has(place) ? 'answered-flagged' : 'flagged';
  if (chosen.has(place)) return 'answered';
  return seen.has(place) ? 'seen' : 'not-seen';
}

function countStates(cells: readonly Cell[]): Record<CellState, number> {
  const counts = { 'not-seen': 0, seen: 0, answered: 0, flagged: 0, 'answered-flagged': 0 };
  for (const { state } of cells) counts[state] += 1;
  return counts;
}

function optionsOf(
  item: SittingItem,
  ids: readonly string[],
  chosen: string | undefined,
  struck: ReadonlySet<string> | undefined,
): OptionView[] {
  return ids.map((id, index) => ({
    id,
    letter: letterOf(index),
    text: item.options.find((option) => option.id === id)?.text ?? '',
    chosen: id === chosen,
    // Choosing a struck option removes the line.
    struck: id !== chosen && struck?.has(id) === true,
  }));
}
