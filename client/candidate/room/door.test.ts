import { expect, it } from 'vitest';
import { cardText } from '#contract/card-text.ts';
import { boardOf, candidate, iso } from '#contract/testing/board-samples.ts';
import { doorCandidate, doorOf } from '#contract/testing/door-samples.ts';
import { cardMark } from '#exam/sitting/card-mark.ts';
import { arrivalsOf, byCard, byNumber, inOrder } from './door.ts';
import { named } from './new-act.ts';

const card = cardText({ code: 'SCI-1', symbolNumber: '101', check: 'A7BCDEFG' });
const list = doorOf([], [doorCandidate('101', { mark: cardMark(card) }), doorCandidate('A-7')]);

it('finds the candidate of a card, and knows one that somebody drew without a network', () => {
  expect(byCard(card, list)).toMatchObject({ kind: 'found', candidate: { symbolNumber: '101' }, check: 'A7BCDEFG' });
  expect(byCard(card.replace('A7', 'B7'), list)).toEqual({ kind: 'drawn', symbolNumber: '101' });
});

it('takes a printed card of the college for the number that it has', () => {
  const printed = byCard('https://himchuli.edu.np/hall/SCI-1#101/', list);
  expect(printed).toMatchObject({ kind: 'found', candidate: { symbolNumber: '101' }, check: null });
});

it('says where a card of another room belongs, and what is no card of this examination', () => {
  const other = cardText({ code: 'SCI-1', symbolNumber: '2001', check: 'A7BCDEFG' });
  expect(byCard(other, list)).toEqual({ kind: 'elsewhere', symbolNumber: '2001', room: 'B', seat: 'B7' });
  expect(byCard(other.replace('SCI-1', 'BCA-1'), list)).toEqual({ kind: 'other-examination', code: 'BCA-1' });
  expect(byCard(other.replace('2001', '9'), list)).toEqual({ kind: 'unknown', symbolNumber: '9' });
  expect(byCard('https://example.com', list)).toEqual({ kind: 'no-card' });
});

it('finds a typed number in digits of either script, and letters of either case', () => {
  expect(byNumber(' १०१ ', list)).toMatchObject({ kind: 'found', candidate: { symbolNumber: '101' } });
  expect(byNumber('a-7', list)).toMatchObject({ kind: 'found', candidate: { symbolNumber: 'A-7' } });
});

it('counts what waits on the device as done: who was confirmed, taken back or doubted', () => {
  const board = boardOf([
    candidate('1', { state: 'absent', confirmed: false }),
    candidate('2', { state: 'present', presentAt: iso(-20) }),
    candidate('3', { state: 'absent', confirmed: false }),
    candidate('4', { state: 'absent', confirmed: false }),
  ]);
  const waiting = [
    named({ kind: 'present', symbolNumber: '101', present: true }),
    named({ kind: 'present', symbolNumber: '102', present: false }),
    named({ kind: 'face', symbolNumber: '103', matches: false }),
  ];
  const of = (acts: typeof waiting) =>
    arrivalsOf(doorOf(['101', '102', '103', '104']), board, acts).map(({ isHere, since, isDoubted, waits }) => [
      isHere,
      since,
      isDoubted,
      waits,
    ]);
  expect(of([])).toEqual([
    [false, null, false, false],
    [true, iso(-20), false, false],
    [false, null, false, false],
    [false, null, false, false],
  ]);
  expect(of(waiting)).toEqual([
    [true, null, false, true],
    [false, null, false, true],
    [true, null, true, true],
    [false, null, false, false],
  ]);
});

it('lists the awaited by seat or by name, and the last one who came first', () => {
  const at = (symbolNumber: string, name: string, isHere: boolean, since: string | null, waits = false) => ({
    candidate: doorCandidate(symbolNumber, { name }),
    isHere,
    since,
    isDoubted: false,
    waits,
  });
  const arrivals = [
    at('1010', 'Bina', false, null),
    at('109', 'Chandra', false, null),
    at('108', 'Anil', false, null),
    at('101', 'Hari', true, iso(-20)),
    at('102', 'Gita', true, iso(-10)),
    at('103', 'Sita', true, null, true),
  ];
  const numbers = (of: typeof arrivals) => of.map(({ candidate: { symbolNumber } }) => symbolNumber);
  expect(numbers(inOrder(arrivals, 'seat').awaited)).toEqual(['108', '109', '1010']);
  expect(numbers(inOrder(arrivals, 'name').awaited)).toEqual(['108', '1010', '109']);
  expect(numbers(inOrder(arrivals, 'seat').here)).toEqual(['103', '102', '101']);
});
