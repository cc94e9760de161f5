import { expect, it } from 'vitest';
import * as m from '#messages/staff-merit.ts';
import { movesBetween, standingOf } from './standing.ts';
import type { Merit } from './use-merit.ts';

const names = ['Sita', 'Ram', 'Hari'];

/** Lists in which these candidates, by their numbers from 1, have a seat or wait; they are ranked in this order. */
function merit(open: readonly number[], waiting: readonly number[] = [], withheld: readonly number[] = []): Merit {
  const row = (number: number, at: number) => ({
    position: at + 1,
    rank: number,
    symbolNumber: String(number),
    name: names[number - 1] ?? '',
    total: 10 - number,
    byDecision: false,
  });
  const ranked = [1, 2, 3].map((number, at) => ({
    ...row(number, at),
    sections: {},
    right: 0,
    wrong: 0,
    unanswered: 0,
    passed: true,
    list: null,
    withheld: withheld.includes(number),
    before: null,
  }));
  return {
    keyVersion: 1,
    ranking: ranked,
    open: open.map(row),
    groups: [],
    waiting: { open: waiting.map(row), groups: [] },
    ties: [],
    settled: [],
    withheld: [],
  };
}

it('tells who would stand elsewhere, and who would keep the place is not among them', () => {
  expect(movesBetween(merit([1, 2], [3]), merit([1, 3], [2]))).toEqual([
    { symbolNumber: '2', name: 'Ram', before: `${m.openList} 2`, after: `${m.waitingOf(m.openList)} 1` },
    { symbolNumber: '3', name: 'Hari', before: `${m.waitingOf(m.openList)} 1`, after: `${m.openList} 2` },
  ]);
  expect(movesBetween(merit([1, 2]), merit([1, 2]))).toEqual([]);
});

it('tells who would lose a seat, or get one', () => {
  expect(movesBetween(merit([1, 2]), merit([1]))).toEqual([
    { symbolNumber: '2', name: 'Ram', before: `${m.openList} 2`, after: m.noSeat },
  ]);
});

it('says of a candidate who is withheld that they are', () => {
  expect(standingOf(merit([1], [], [2])).get('2')).toBe(m.withheld);
});
