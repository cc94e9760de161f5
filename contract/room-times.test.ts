import { expect, it } from 'vitest';
import { boardOf, candidate, iso } from './testing/board-samples.ts';
import { roomTimes } from './room-times.ts';

const at = (minutes: number) => Date.parse(iso(minutes));
const numbers = (board: ReturnType<typeof boardOf>, minutes: number) => {
  const { end, longer } = roomTimes(board, at(minutes));
  return [end, longer.map(({ symbolNumber }) => symbolNumber)];
};

it('says the end of the most, and who has longer, not the end of the last for all', () => {
  const fifteen = Array.from({ length: 15 }, (_, seat) => candidate(String(seat + 1)));
  const board = boardOf([...fifteen, candidate('16', { endsAt: iso(140) })], { endsAt: iso(140) });
  expect(numbers(board, 30)).toEqual([at(120), ['1016']]);
});

it('says the end of who still sits once the others are done', () => {
  const done = [candidate('1', { state: 'handedIn' }), candidate('2', { state: 'handedIn' })];
  const board = boardOf([...done, candidate('3', { endsAt: iso(140) })], { endsAt: iso(140) });
  expect(numbers(board, 30)).toEqual([at(140), []]);
});

it('counts who is absent only where nobody has come', () => {
  const absent = [
    candidate('1', { state: 'absent', endsAt: iso(130) }),
    candidate('2', { state: 'absent', endsAt: iso(130) }),
  ];
  expect(numbers(boardOf([...absent, candidate('3')]), 30)).toEqual([at(120), []]);
  expect(numbers(boardOf(absent), 30)).toEqual([at(130), []]);
});
