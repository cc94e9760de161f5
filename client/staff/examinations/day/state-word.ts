import { hasBegun } from '#contract/examination-states.ts';
import type { RoomBoard } from '#contract/room.ts';
import * as m from '#messages/staff-day.ts';

type BoardState = RoomBoard['candidates'][number]['state'];

/** A candidate's state in a word. Before the start a person who has not come is not absent. */
export function stateWord(state: BoardState, board: Pick<RoomBoard, 'now' | 'startsAt'>): string {
  return state === 'absent' && !hasBegun(board, Date.parse(board.now)) ? m.notYet : m.states[state];
}
