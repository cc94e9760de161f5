import type { Notice } from '#contract/notices.ts';

/** How long a device shows a card without a network, in ms. */
export const cardKeptMs = 24 * 60 * 60_000;

/** Whether applicants can open their cards, by the clock of the server when it told of the notice. */
export function isCardOpen({ cardsFrom, now }: Pick<Notice, 'cardsFrom' | 'now'>): boolean {
  return cardsFrom !== null && Date.parse(now) >= Date.parse(cardsFrom);
}
