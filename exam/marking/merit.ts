import type { Result, TieBreak } from './criteria.ts';
import { byRank, fillSeats, type SettledTie, type Tie, type TieDecision } from './fill-seats.ts';
import { rank, type RankedResult } from './rank.ts';

export interface Seats {
  readonly open: number;
  /** The groups, in the order in which the reserved lists are filled. */
  readonly groups: readonly { readonly name: string; readonly seats: number }[];
  /** Whether the open list grows by the reserved seats that stay empty. */
  readonly emptyToOpen: boolean;
  /** How many candidates wait after each list. */
  readonly waiting: number;
}

export interface MeritRules {
  /** In hundredths. */
  readonly passMark: number;
  readonly tieBreaks: readonly TieBreak[];
  readonly seats: Seats;
  /** The examiner's decisions about ties at a last seat. */
  readonly decided: readonly TieDecision[];
}

/** Symbol numbers of a list, best first. */
export interface MeritList {
  readonly name: string;
  readonly seats: number;
  readonly symbolNumbers: readonly string[];
}

export interface Merit {
  /** Every candidate who sat. */
  readonly ranking: readonly RankedResult[];
  readonly open: MeritList;
  readonly groups: readonly MeritList[];
  /** The waiting lists after the open list and after each group's. A candidate with a seat is on no waiting list. */
  readonly waiting: { readonly open: readonly string[]; readonly groups: readonly (readonly string[])[] };
  /** The candidates whom an examiner's decision about a tie put on a list. */
  readonly byDecision: readonly string[];
  /** The undecided ties. While there is one, the lists can't be published. */
  readonly ties: readonly Tie[];
  /** The ties whose decision holds. */
  readonly settled: readonly SettledTie[];
}

/** The name of the open list. A group may not have this name. */
export const openList = 'open';

/**
 * Makes the merit list and cuts the lists from it by the rule `open-first` (docs/rules/examination.md, section 8).
 * First the open list takes the best of all who pass. Then each reserved list takes the best of its group who have no
 * seat yet. Candidates of an undecided tie stand on no list. If the rules say so, empty reserved seats lengthen the
 * open list, unless a tie is undecided.
 */
export function merit(results: readonly Result[], rules: MeritRules): Merit {
  const { seats, decided } = rules;
  const ranking = rank(results, rules.tieBreaks);
  const eligible = ranking.filter(({ marks, withheld }) => marks >= rules.passMark && !withheld);
  const taken = new Set<string>();
  const ties: Tie[] = [];
  const settled: SettledTie[] = [];

  const fill = (list: string, count: number, among: readonly RankedResult[]): string[] => {
    const filled = fillSeats(
      list,
      count,
      among.filter(({ symbolNumber }) => !taken.has(symbolNumber)),
      decided,
    );
    for (const symbolNumber of [...filled.seated, ...(filled.tie?.among ?? [])]) taken.add(symbolNumber);
    if (filled.tie) ties.push(filled.tie);
    if (filled.settled) settled.push(filled.settled);
    return filled.seated;
  };

  const open = fill(openList, seats.open, eligible);
  const groups = seats.groups.map(({ name, seats: count }) => ({
    name,
    seats: count,
    symbolNumbers: fill(name, count, membersOf(name, eligible)),
  }));
  const empty = groups.reduce((sum, group) => sum + group.seats - group.symbolNumbers.length, 0);
  const lengthened = seats.emptyToOpen && ties.length === 0 && empty > 0;
  if (lengthened) open.push(...fill(openList, empty, eligible));

  const waiting = eligible.filter(({ symbolNumber }) => !taken.has(symbolNumber));
  return {
    ranking,
    open: { name: openList, seats: seats.open + (lengthened ? empty : 0), symbolNumbers: open },
    groups,
    waiting: {
      open: firstRanks(waiting, seats.waiting),
      groups: seats.groups.map(({ name }) => firstRanks(membersOf(name, waiting), seats.waiting)),
    },
    byDecision: settled.flatMap(({ admitted }) => admitted),
    ties,
    settled,
  };
}

function membersOf(group: string, ranked: readonly RankedResult[]): RankedResult[] {
  return ranked.filter(({ groups }) => groups.includes(group));
}

/** The first `count`, and all who are equal to the last of them. Symbol numbers must not decide between equals. */
function firstRanks(ranked: readonly RankedResult[], count: number): string[] {
  const first: string[] = [];
  for (const among of byRank(ranked)) {
    if (first.length >= count) break;
    first.push(...among);
  }
  return first;
}
