import { describe, expect, it } from 'vitest';
import type { OffersAnswer } from '#contract/offers.ts';
import { seatBubbles } from './seat-bubbles.ts';

type Offer = OffersAnswer['offers'][number];
const offer = (state: Offer['state'], list = 'open'): Offer => ({
  symbolNumber: '1',
  name: '',
  rank: 1,
  list,
  round: 1,
  offeredAt: '',
  answerUntil: '',
  state,
  movedFrom: null,
  toldAt: null,
  remindedAt: null,
  isReachable: false,
  phone: null,
  email: null,
});
const list = (seats: number, taken: number, open: number) => ({ name: 'open', seats, taken, open, next: null });

describe('the bubbles of a list', () => {
  it('are one a seat: taken, waiting, and the free ones as they were given up last', () => {
    const offers = [offer('left'), offer('taken'), offer('run-out'), offer('left', 'Women'), offer('offered')];
    expect(seatBubbles(list(4, 1, 1), offers)).toEqual([
      { kind: 'taken', count: 1 },
      { kind: 'open', count: 1 },
      { kind: 'left', count: 1 },
      { kind: 'run-out', count: 1 },
    ]);
  });

  it('leave out who gave up a seat that another has by now', () => {
    expect(seatBubbles(list(1, 1, 0), [offer('left'), offer('taken')])).toEqual([{ kind: 'taken', count: 1 }]);
    expect(seatBubbles(list(2, 1, 0), [offer('left'), offer('run-out'), offer('taken')])).toEqual([
      { kind: 'taken', count: 1 },
      { kind: 'run-out', count: 1 },
    ]);
  });

  it('show a seat that had no candidate as free', () => {
    expect(seatBubbles(list(1, 0, 0), [])).toEqual([{ kind: 'free', count: 1 }]);
  });
});
