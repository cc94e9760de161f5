import { openList } from './merit.ts';
import type { OfferedLists, Offers } from './offers.ts';
import { ranksOf } from './rank.ts';

/** Why a candidate has no offer, for one sentence. Marks in hundredths, moments in ms, places from 1. */
export type NoOfferReason =
  | { readonly code: 'not-begun' | 'absent' | 'withheld' }
  | { readonly code: 'below-pass-mark'; readonly marks: number; readonly passMark: number }
  | { readonly code: 'left'; readonly list: string }
  | { readonly code: 'run-out'; readonly list: string; readonly untilMs: number }
  | { readonly code: 'tie'; readonly list: string; readonly among: number; readonly seats: number }
  /** `lastRank` is the rank of the last candidate so far with an offer of the list; null without one. */
  | {
      readonly code: 'waits';
      readonly list: string;
      readonly place: number;
      readonly rank: number;
      readonly lastRank: number | null;
    }
  | { readonly code: 'beyond-waiting'; readonly rank: number; readonly lastRank: number | null };

/**
 * Why a candidate has no offer now, by what `offers` says of all; null for a candidate who has one. A candidate who waits
 * on several lists is told of the one with the fewest before. `passMark` is in hundredths.
 */
export function whyNoOffer(
  symbolNumber: string,
  lists: OfferedLists,
  passMark: number,
  { offers: made, lists: now, ties }: Offers,
): NoOfferReason | null {
  if (now.some(({ held }) => held.includes(symbolNumber))) return null;
  const own = lists.ranking.find((each) => each.symbolNumber === symbolNumber);
  if (own === undefined) return { code: 'absent' };
  if (own.withheld) return { code: 'withheld' };
  if (own.marks < passMark) return { code: 'below-pass-mark', marks: own.marks, passMark };
  if (made.length === 0) return { code: 'not-begun' };

  const had = made.filter((each) => each.symbolNumber === symbolNumber).pop();
  if (had?.state === 'left') return { code: 'left', list: had.list };
  if (had?.state === 'run-out') return { code: 'run-out', list: had.list, untilMs: had.untilMs };
  const tie = ties.find(({ among }) => among.includes(symbolNumber));
  if (tie) return { code: 'tie', list: tie.list, among: tie.among.length, seats: tie.seats };

  const rankOf = ranksOf(lists.ranking);
  const lastRank = (list: string) => {
    const ranks = made.filter((each) => each.list === list).map((each) => rankOf(each.symbolNumber));
    return ranks.length === 0 ? null : Math.max(...ranks);
  };
  const waits = now
    .map(({ name, waiting }) => ({ list: name, place: waiting.indexOf(symbolNumber) + 1 }))
    .filter(({ place }) => place > 0)
    .sort((one, other) => one.place - other.place)[0];
  if (waits === undefined) return { code: 'beyond-waiting', rank: own.rank, lastRank: lastRank(openList) };
  return { code: 'waits', ...waits, rank: own.rank, lastRank: lastRank(waits.list) };
}
