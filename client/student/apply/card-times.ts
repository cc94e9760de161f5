import type { Application } from '#contract/applications.ts';
import type { Notice } from '#contract/notices.ts';

/** How long a device shows a card without a network, in ms. */
export const cardKeptMs = 24 * 60 * 60_000;

/** Whether an applicant can open the card, by the clock of the server when it told of the notice. */
export function isCardReady(
  { state, symbolNumber }: Pick<Application, 'state' | 'symbolNumber'>,
  { cardsFrom, now }: Pick<Notice, 'cardsFrom' | 'now'>,
): boolean {
  if (state !== 'accepted' || symbolNumber === null || cardsFrom === null) return false;
  return Date.parse(now) >= Date.parse(cardsFrom);
}
