import type { RoomBoard } from '#contract/room.ts';
import * as m from '#messages/staff-day.ts';

type BoardState = RoomBoard['candidates'][number]['state'];

/** A candidate's state in a word. Before the start a person who has not come is not absent. */
export function stateWord(state: BoardState, { state: examination }: Pick<RoomBoard, 'state'>): string {
  const isBefore = examination === 'draft' || examination === 'sealed' || examination === 'open';
  return state === 'absent' && isBefore ? m.notYet : m.states[state];
}
