import type { OffersAnswer } from '#contract/offers.ts';

export type SeatBubble = 'taken' | 'open' | 'left' | 'run-out' | 'free';

/** How many bubbles of each kind a list has, one a seat. A free seat shows how its last candidate gave it up. */
export function seatBubbles(
  { name, seats, taken, open }: OffersAnswer['lists'][number],
  offers: OffersAnswer['offers'],
): readonly { readonly kind: SeatBubble; readonly count: number }[] {
  const free = Math.max(0, seats - taken - open);
  const givenUp = offers
    .filter(({ list, state }) => list === name && (state === 'left' || state === 'run-out'))
    .map(({ state }) => state)
    .reverse()
    .slice(0, free);
  const left = givenUp.filter((state) => state === 'left').length;
  return [
    { kind: 'taken' as const, count: taken },
    { kind: 'open' as const, count: open },
    { kind: 'left' as const, count: left },
    { kind: 'run-out' as const, count: givenUp.length - left },
    { kind: 'free' as const, count: free - givenUp.length },
  ].filter(({ count }) => count > 0);
}
