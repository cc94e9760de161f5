import type { Board } from './room.ts';

type BoardCandidate = Board['candidates'][number];

export interface RoomTimes {
  /** When the time of the most who still sit ends, in ms since 1970: what is called out. */
  readonly end: number;
  /** Who ends later than that, the first to end first. */
  readonly longer: readonly BoardCandidate[];
}

/** The end of the most on a board, and who has longer; of two that as many have, the earlier. `now` in ms since 1970. */
export function roomTimes({ candidates, endsAt }: Board, now: number): RoomTimes {
  const ends = (candidate: BoardCandidate) => Date.parse(candidate.endsAt);
  const open = candidates.filter((candidate) => candidate.state !== 'handedIn' && ends(candidate) > now);
  // Who is absent may never come; who sits is what the room waits for.
  const sitting = open.filter(({ state }) => state !== 'absent');
  const meant = sitting.length > 0 ? sitting : open;
  const counts = new Map<number, number>();
  for (const candidate of meant) counts.set(ends(candidate), (counts.get(ends(candidate)) ?? 0) + 1);
  const [most] = [...counts].sort(([one, few], [other, many]) => many - few || one - other);
  const end = most?.[0] ?? Date.parse(endsAt);
  const longer = meant.filter((candidate) => ends(candidate) > end).sort((one, other) => ends(one) - ends(other));
  return { end, longer };
}
