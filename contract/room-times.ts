import type { RoomBoard } from './room.ts';

/** How often a device requests a room board, in ms. */
export const boardPollMs = 5000;

type BoardCandidate = RoomBoard['candidates'][number];

export interface RoomTimes {
  /** When the time ends for most candidates who still sit, in ms since 1970. The invigilator calls it out. */
  readonly end: number;
  /** The candidates who have longer, the first to end first. */
  readonly longer: readonly BoardCandidate[];
}

/**
 * The common end on a board, and the candidates who have longer. Of two equally common ends it takes the earlier. `now`
 * in ms since 1970.
 */
export function roomTimes({ candidates, endsAt }: RoomBoard, now: number): RoomTimes {
  const ends = (candidate: BoardCandidate) => Date.parse(candidate.endsAt);
  const open = candidates.filter((candidate) => candidate.state !== 'handedIn' && ends(candidate) > now);
  // An absent candidate may never come; the room waits for those who sit.
  const sitting = open.filter(({ state }) => state !== 'absent');
  const meant = sitting.length > 0 ? sitting : open;
  const counts = new Map<number, number>();
  for (const candidate of meant) counts.set(ends(candidate), (counts.get(ends(candidate)) ?? 0) + 1);
  const [most] = [...counts].sort(([one, few], [other, many]) => many - few || one - other);
  const end = most?.[0] ?? Date.parse(endsAt);
  const longer = meant.filter((candidate) => ends(candidate) > end).sort((one, other) => ends(one) - ends(other));
  return { end, longer };
}
