import { describe, expect, it } from 'vitest';
import { barsOf, heardAt } from './heard-of.ts';
import type { RoomBoard, BoardCandidate } from './room-calls.ts';

const start = Date.parse('2026-11-22T05:15:00.000Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const stretch = (from: number, to: number) => ({ from: at(from), to: at(to), given: false });

const candidate = (own: Partial<BoardCandidate>) =>
  ({ lastHeard: at(40), handedInAt: null, state: 'working', dark: [], worked: [], ...own }) as BoardCandidate;
const boardOf = (candidates: readonly Partial<BoardCandidate>[], now = 40) =>
  ({ startsAt: at(0), now: at(now), candidates: candidates.map(candidate) }) as unknown as RoomBoard;

describe('devices that were heard of', () => {
  it('are those of a room that were not lost, had not handed in and had come at all', () => {
    const board = boardOf([
      {},
      { dark: [stretch(30, 36)] },
      { worked: [stretch(30, 36)] },
      { state: 'handedIn', handedInAt: at(20) },
      { state: 'notHeard', lastHeard: at(25) },
      { state: 'absent', lastHeard: null },
    ]);
    const heard = (minutes: number) => heardAt(board, Date.parse(at(minutes)));
    expect([10, 21, 26, 30, 35.9, 36].map(heard)).toEqual([5, 4, 3, 1, 1, 3]);
  });

  it('are counted minute by minute, from before an outage to after it', () => {
    const board = boardOf([{}, { dark: [stretch(30, 32)] }]);
    const bars = barsOf(board, { from: at(30), to: at(32) });
    expect(bars.map(({ count }) => count)).toEqual([...Array.from({ length: 20 }, () => 2), 1, 1, 2]);
    expect(bars[0]?.at).toBe(Date.parse(at(10)));
  });

  it('are counted from the start and until now where an outage is as early and still open', () => {
    const bars = barsOf(boardOf([{ state: 'notHeard', lastHeard: at(2) }], 5), { from: at(2), to: null });
    expect(bars.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
  });

  it('share a bar where a minute each would be too thin', () => {
    expect(barsOf(boardOf([{}], 150), { from: at(30), to: null })).toHaveLength(47);
  });
});
