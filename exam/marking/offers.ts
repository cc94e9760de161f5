import { fillSeats, type Tie, type TieDecision } from './fill-seats.ts';
import { groupBy } from '../group-by.ts';
import { openList, type Merit } from './merit.ts';
import { compareText, ranksOf, type RankedResult } from './rank.ts';

/** The published lists: who has a seat, and who waits after each list. */
export interface OfferedLists extends Pick<Merit, 'open' | 'groups' | 'waiting'> {
  readonly ranking: readonly Pick<RankedResult, 'symbolNumber' | 'rank' | 'marks' | 'withheld'>[];
}

/** A round of offers. The first one offers the lists as they are published, each later one the seats that are free. */
export interface OfferRound {
  readonly atMs: number;
  /** Until when its offers can be taken, without this moment itself; after `atMs`. */
  readonly untilMs: number;
  /** What the examiner decided of ties at a last seat of this round. */
  readonly decided: readonly TieDecision[];
}

export interface OfferRules {
  /** In the order of their time. */
  readonly rounds: readonly OfferRound[];
  /** Whether the taker of a reserved seat is moved to a free seat of the open list that the taker's rank reaches. */
  readonly movesToOpen: boolean;
  /** Whether a reserved seat becomes an open one once its list has no candidate left. */
  readonly emptyToOpen: boolean;
}

/** What a candidate says of the offer of a list. */
export interface OfferAnswer {
  readonly symbolNumber: string;
  readonly list: string;
  readonly answer: 'take' | 'leave';
  readonly atMs: number;
}

/** A seat of a list, held for one candidate. */
export interface Offer {
  readonly symbolNumber: string;
  readonly list: string;
  /** From 1. */
  readonly round: number;
  readonly atMs: number;
  readonly untilMs: number;
  /** The reserved list on which the candidate had taken the seat that this open one replaced; null for all others. */
  readonly movedFrom: string | null;
}

export type OfferState = 'offered' | 'taken' | 'left' | 'run-out' | 'moved';

/** A list as it stands after the rounds so far. Symbol numbers, best first. */
export interface OfferList {
  readonly name: string;
  readonly seats: number;
  /** The candidates who have taken a seat, or can still take it. */
  readonly held: readonly string[];
  readonly waiting: readonly string[];
}

export interface Offers {
  /** All offers so far, in the order of rounds, lists and ranks. */
  readonly offers: readonly (Offer & { readonly state: OfferState })[];
  /** The open list, then the groups in their order. */
  readonly lists: readonly OfferList[];
  /** The ties that kept seats of the last round free. */
  readonly ties: readonly Tie[];
}

/**
 * The offers of all rounds that have begun by `now`, in whole ms. Answers before an offer or after its end don't count;
 * a seat that was taken can still be left. Who has left a seat or let an offer run out is offered no other. The order of
 * the answers never matters. docs/rules/examination.md, section 8
 */
export function offers(lists: OfferedLists, rules: OfferRules, answers: readonly OfferAnswer[], now: number): Offers {
  const book = bookAt(lists, rules, answers, now);
  const moment = { at: now, answersBefore: now + 1 };
  return {
    offers: book.made.map((each) => ({ ...each, state: stateOf(book, each, moment) })),
    lists: book.names.map((name) => ({
      name,
      seats: book.seats.get(name) ?? 0,
      held: inOrder(book, holders(book, name, moment)),
      waiting: stillWaiting(book, name),
    })),
    ties: book.ties,
  };
}

/**
 * What a further round would offer, after those of the rules. The ties are those that no decision of the round settles;
 * their seats would stay free. A round that offers nothing need not be held.
 */
export function nextRound(
  lists: OfferedLists,
  rules: OfferRules,
  answers: readonly OfferAnswer[],
  round: OfferRound,
): { readonly offers: readonly Offer[]; readonly ties: readonly Tie[] } {
  const book = bookAt(lists, rules, answers, round.atMs);
  const before = book.made.length;
  hold(book, round);
  return { offers: book.made.slice(before), ties: book.ties };
}

/** What the rounds so far came to. */
interface Book {
  readonly lists: OfferedLists;
  readonly rules: OfferRules;
  readonly names: readonly string[];
  readonly rankOf: (symbolNumber: string) => number;
  readonly answersOf: ReadonlyMap<string, readonly OfferAnswer[]>;
  /** Who waits after each list, as published. */
  readonly waiting: ReadonlyMap<string, readonly string[]>;
  readonly seats: Map<string, number>;
  readonly made: Offer[];
  /** The last offer of each candidate. */
  readonly last: Map<string, Offer>;
  rounds: number;
  ties: readonly Tie[];
}

/** A round knows the answers before it, whatever else is said in its millisecond. */
interface Moment {
  readonly at: number;
  readonly answersBefore: number;
}

function bookAt(lists: OfferedLists, rules: OfferRules, answers: readonly OfferAnswer[], now: number): Book {
  const all = [
    { list: lists.open, waiting: lists.waiting.open },
    ...lists.groups.map((list, index) => ({ list, waiting: lists.waiting.groups[index] ?? [] })),
  ];
  const book: Book = {
    lists,
    rules,
    names: all.map(({ list }) => list.name),
    rankOf: ranksOf(lists.ranking),
    answersOf: groupBy(answers, ({ symbolNumber }) => symbolNumber),
    waiting: new Map(all.map(({ list, waiting }) => [list.name, waiting])),
    // A seat that the published list leaves empty has no candidate, or became an open one.
    seats: new Map(all.map(({ list }) => [list.name, list.symbolNumbers.length])),
    made: [],
    last: new Map(),
    rounds: 0,
    ties: [],
  };
  for (const round of rules.rounds) if (round.atMs <= now) hold(book, round);
  return book;
}

function hold(book: Book, round: OfferRound): void {
  book.rounds += 1;
  if (book.rounds === 1) {
    for (const { name, symbolNumbers } of [book.lists.open, ...book.lists.groups]) {
      for (const symbolNumber of inOrder(book, symbolNumbers)) addOffer(book, round, symbolNumber, name);
    }
    return;
  }
  const moment = { at: round.atMs, answersBefore: round.atMs };
  // A move frees a reserved seat for others, and an empty one may become an open one. Each goes one way only.
  for (let changes = true; changes;) {
    const ties: Tie[] = [];
    changes = false;
    for (const list of book.names) changes = fill(book, list, round, moment, ties) || changes;
    if (book.rules.emptyToOpen) changes = openEmptySeats(book, moment) || changes;
    book.ties = ties;
  }
}

/** Offers the free seats of a list; returns whether a candidate got one. Adds a tie that keeps seats free to `ties`. */
function fill(book: Book, list: string, round: OfferRound, moment: Moment, ties: Tie[]): boolean {
  const takers = list === openList && book.rules.movesToOpen ? takersOfReserved(book, moment) : [];
  const candidates = inOrder(book, [...stillWaiting(book, list), ...takers]);
  // Where a tie of another list decides over a candidate, the seats of this one wait for it too.
  const undecided = candidates.find((symbolNumber) => ties.some(({ among }) => among.includes(symbolNumber)));
  const end = undecided === undefined ? Number.POSITIVE_INFINITY : book.rankOf(undecided);
  const ranked = candidates.map((symbolNumber) => ({ symbolNumber, rank: book.rankOf(symbolNumber) }));
  const { seated, tie } = fillSeats(
    list,
    (book.seats.get(list) ?? 0) - holders(book, list, moment).length,
    ranked.filter(({ rank }) => rank < end),
    round.decided,
  );
  for (const symbolNumber of seated) addOffer(book, round, symbolNumber, list);
  if (tie) ties.push(tie);
  return seated.length > 0;
}

/** Makes the reserved seats for which no candidate waits open ones; returns whether there was one. */
function openEmptySeats(book: Book, moment: Moment): boolean {
  let opened = 0;
  for (const { name } of book.lists.groups) {
    if (stillWaiting(book, name).length > 0) continue;
    const held = holders(book, name, moment).length;
    opened += (book.seats.get(name) ?? 0) - held;
    book.seats.set(name, held);
  }
  book.seats.set(openList, (book.seats.get(openList) ?? 0) + opened);
  return opened > 0;
}

function addOffer(book: Book, { atMs, untilMs }: OfferRound, symbolNumber: string, list: string): void {
  const movedFrom = book.last.get(symbolNumber)?.list ?? null;
  const made = { symbolNumber, list, round: book.rounds, atMs, untilMs, movedFrom };
  book.made.push(made);
  book.last.set(symbolNumber, made);
}

function stillWaiting(book: Book, list: string): string[] {
  return (book.waiting.get(list) ?? []).filter((symbolNumber) => !book.last.has(symbolNumber));
}

function holders(book: Book, list: string, moment: Moment): string[] {
  return withState(book, moment, (each, state) => each.list === list && (state === 'offered' || state === 'taken'));
}

function takersOfReserved(book: Book, moment: Moment): string[] {
  return withState(book, moment, ({ list }, state) => list !== openList && state === 'taken');
}

function withState(book: Book, moment: Moment, fits: (each: Offer, state: OfferState) => boolean): string[] {
  return [...book.last.values()]
    .filter((each) => fits(each, stateOf(book, each, moment)))
    .map(({ symbolNumber }) => symbolNumber);
}

function stateOf(book: Book, each: Offer, { at, answersBefore }: Moment): OfferState {
  if (book.last.get(each.symbolNumber) !== each) return 'moved';
  const said = (book.answersOf.get(each.symbolNumber) ?? []).filter(({ list, atMs }) => {
    return list === each.list && atMs >= each.atMs && atMs < answersBefore;
  });
  const inTime = said.filter(({ atMs }) => atMs < each.untilMs);
  const taken = each.movedFrom !== null || inTime.some(({ answer }) => answer === 'take');
  if ((taken ? said : inTime).some(({ answer }) => answer === 'leave')) return 'left';
  if (taken) return 'taken';
  return each.untilMs <= at ? 'run-out' : 'offered';
}

/** Best first; equals by their symbol number. */
function inOrder({ rankOf }: Book, symbolNumbers: readonly string[]): string[] {
  return [...symbolNumbers].sort((one, other) => rankOf(one) - rankOf(other) || compareText(one, other));
}
