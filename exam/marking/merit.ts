import { rank, type RankedResult, type Result, type TieBreak } from './rank.ts';

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

/** A tie at a last seat: more candidates of one rank than seats are left. `list` is the name of a group, or `open`. */
export interface Tie {
  readonly list: string;
  readonly seats: number;
  /** Symbol numbers. */
  readonly among: readonly string[];
}

/** A tie at a last seat that an examiner's decision fills. */
export interface SettledTie extends Tie {
  readonly admitted: readonly string[];
  readonly reason: string;
}

/**
 * Holds only for the tie of exactly these candidates at exactly so many seats as it fills. When marks or seats change
 * and make another tie, the decision no longer holds.
 */
export interface TieDecision {
  readonly list: string;
  readonly among: readonly string[];
  readonly admitted: readonly string[];
  readonly reason: string;
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

function fillSeats(
  list: string,
  seats: number,
  candidates: readonly RankedResult[],
  decided: readonly TieDecision[],
): { seated: string[]; tie?: Tie; settled?: SettledTie } {
  const seated: string[] = [];
  for (const among of byRank(candidates)) {
    const left = seats - seated.length;
    if (left === 0) break;
    if (among.length <= left) {
      seated.push(...among);
      continue;
    }
    const decision = decided.find((each) => {
      return each.list === list && each.admitted.length === left && sameSet(each.among, among);
    });
    const tie = { list, seats: left, among };
    if (decision === undefined) return { seated, tie };
    const admitted = among.filter((symbolNumber) => decision.admitted.includes(symbolNumber));
    return { seated: [...seated, ...admitted], settled: { ...tie, admitted, reason: decision.reason } };
  }
  return { seated };
}

/** The symbol numbers of each rank, in order. */
function byRank(ranked: readonly RankedResult[]): string[][] {
  const ranks = new Map<number, string[]>();
  for (const { rank: at, symbolNumber } of ranked) {
    const among = ranks.get(at);
    if (among) among.push(symbolNumber);
    else ranks.set(at, [symbolNumber]);
  }
  return [...ranks.values()];
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

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const among = new Set(other);
  return one.length === among.size && one.every((each) => among.has(each));
}
