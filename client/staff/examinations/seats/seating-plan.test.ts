import { describe, expect, it } from 'vitest';
import type { SeatingPlan } from '#contract/seating.ts';
import { moveEffect, partnersOf, schoolLetters, seatFrom, seatOf, seatRows } from './seating-plan.ts';

const person = (symbolNumber: string, school: string | null) => ({
  symbolNumber,
  name: symbolNumber,
  school,
  extraMinutes: 0,
});

/** 1 and 2 of Kanya with 3 of Bhimsen between them, a free seat, and 4 of Kanya in another room; 5 has no seat. */
const plan: SeatingPlan = {
  version: 1,
  rooms: [
    {
      room: '101',
      rows: 1,
      columns: 4,
      struckOut: [],
      seats: [
        { seat: 'A1', ...person('1', 'Kanya') },
        { seat: 'A2', ...person('3', 'Bhimsen') },
        { seat: 'A3', ...person('2', 'kanya') },
      ],
    },
    { room: '102', rows: 1, columns: 2, struckOut: [], seats: [{ seat: 'A1', ...person('4', 'Kanya') }] },
  ],
  unseated: [{ ...person('5', 'Bhimsen'), room: null, seat: null }],
  pairs: [],
  forced: 0,
  canChange: true,
};

it('finds the seat of a number in any room, and null for a number without a seat', () => {
  expect([seatOf(plan, '4'), seatOf(plan, '5'), seatOf(plan, '9')]).toEqual([{ room: '102', seat: 'A1' }, null, null]);
});

describe('moveEffect', () => {
  it('names who changes seats, and the pairs that come of it', () => {
    expect(moveEffect(plan, '3', { room: '101', seat: 'A3' })).toEqual({
      swapsWith: '2',
      made: [{ room: '101', one: '1', other: '2' }],
      isTaken: false,
    });
    expect(moveEffect(plan, '3', { room: '101', seat: 'A4' })).toEqual({ swapsWith: null, made: [], isTaken: false });
  });

  it('looks across rooms', () => {
    expect(moveEffect(plan, '4', { room: '101', seat: 'A2' }).made).toHaveLength(2);
  });

  it('lets a candidate without a seat take a free one alone', () => {
    expect(moveEffect(plan, '5', { room: '101', seat: 'A1' }).isTaken).toBe(true);
    expect(moveEffect(plan, '5', { room: '102', seat: 'A2' })).toEqual({ swapsWith: null, made: [], isTaken: false });
  });
});

it('names the seats of a room, and what lies beside one', () => {
  const room = { rows: 2, columns: 2 };
  expect(seatRows(room)).toEqual([
    ['A1', 'A2'],
    ['B1', 'B2'],
  ]);
  expect([seatFrom(room, 'A1', [1, 0]), seatFrom(room, 'A1', [0, 1]), seatFrom(room, 'A1', [-1, 0])]).toEqual([
    'B1',
    'A2',
    null,
  ]);
});

it('knows all partners of a candidate', () => {
  const pairs = [
    { room: '1', one: '7', other: '8' },
    { room: '1', one: '9', other: '8' },
  ];
  expect(partnersOf(pairs).get('8')).toEqual(['7', '9']);
});

it.each([
  ['Bhimsen Sec. School', 'BS'],
  ['Kanya', 'KA'],
  ["St. Xavier's", 'SX'],
  ['जनता मा.वि.', 'जमा'],
  ['', ''],
])('writes %s as %s', (school, letters) => {
  expect(schoolLetters(school)).toBe(letters);
});
