import type { RankedResult } from './rank.ts';

/** What a candidate needs to be given a seat: a number and a rank. */
export type RankedCandidate = Pick<RankedResult, 'symbolNumber' | 'rank'>;

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

/** The candidates who get the seats of a list, and the tie at the last seat if there is one. */
interface FilledSeats {
  /** Symbol numbers, best first. */
  readonly seated: string[];
  readonly tie?: Tie;
  readonly settled?: SettledTie;
}

/**
 * Gives the seats of a list to the best of the candidates, who come best first. Of a tie at the last seat
 * no candidate gets one, unless a decision says which of them do.
 */
export function fillSeats(
  list: string,
  seats: number,
  candidates: readonly RankedCandidate[],
  decided: readonly TieDecision[],
): FilledSeats {
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
export function byRank(ranked: readonly RankedCandidate[]): string[][] {
  const ranks = new Map<number, string[]>();
  for (const { rank: at, symbolNumber } of ranked) {
    const among = ranks.get(at);
    if (among) among.push(symbolNumber);
    else ranks.set(at, [symbolNumber]);
  }
  return [...ranks.values()];
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const among = new Set(other);
  return one.length === among.size && one.every((each) => among.has(each));
}
