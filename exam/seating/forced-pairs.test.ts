import { expect, it } from 'vitest';
import { forcedPairs } from './forced-pairs.ts';
import { neighboursOfOneSchool } from './neighbours.ts';
import { seatCandidates } from './seat.ts';
import { hashRandom } from '../sitting/hash-random.ts';

const room = (name: string, rows: number, columns: number) => ({ name, rows, columns, struckOut: [] });
const people = (schools: readonly (string | null)[]) =>
  schools.map((school, place) => ({ symbolNumber: String(100 + place), school, extraMinutes: 0 }));

it('counts what a school forces by its size, room by room', () => {
  // Of four seats in a row, three of one school leave one seat between two of them.
  const candidates = people(['A', 'A', 'A', 'B']);
  const rooms = [room('1', 1, 4)];
  const { seats } = seatCandidates(candidates, rooms, hashRandom('x'));
  expect(forcedPairs(seats, candidates, rooms)).toBe(1);
  expect(neighboursOfOneSchool(seats, candidates)).toHaveLength(1);
});

it('is none where the schools can be apart, nor for candidates without a school', () => {
  const rooms = [room('1', 2, 2), room('2', 2, 2)];
  for (const candidates of [people(['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B']), people(Array(8).fill(null))]) {
    const { seats } = seatCandidates(candidates, rooms, hashRandom('x'));
    expect(forcedPairs(seats, candidates, rooms)).toBe(0);
  }
});
