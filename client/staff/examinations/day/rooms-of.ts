import type { RoomBoard } from '#contract/room.ts';

export type Candidate = RoomBoard['candidates'][number];
export type Outage = RoomBoard['outages'][number];

/** A room with its candidates and their states. */
export interface RoomView {
  /** null: the candidates without a room. */
  readonly room: string | null;
  readonly candidates: readonly Candidate[];
  /** The outage that is open, or whose minutes wait for a decision. */
  readonly outage: Outage | undefined;
}

const counting = new Intl.Collator('en', { numeric: true });

/** Whether a finished outage has cost time that no examiner has given back yet. */
export function waitsToBeGiven({ to, given, minutes }: Outage): boolean {
  return to !== null && given === null && minutes > 0;
}

/**
 * The rooms of a board in their order: those with an outage first, then those with a silent candidate, then by name. Candidates by seat.
 */
export function roomsOf({ candidates, outages }: RoomBoard): readonly RoomView[] {
  const rooms = [...new Set(candidates.map(({ room }) => room))];
  const views = rooms.map((room): RoomView => ({
    room,
    candidates: candidates
      .filter((candidate) => candidate.room === room)
      .sort(
        (one, other) =>
          counting.compare(one.seat ?? '', other.seat ?? '') || counting.compare(one.symbolNumber, other.symbolNumber),
      ),
    outage: outages.find((outage) => outage.room === room && (outage.to === null || waitsToBeGiven(outage))),
  }));
  return views.sort(
    (one, other) =>
      Number(other.outage !== undefined) - Number(one.outage !== undefined) ||
      Number(countIn(other, 'notHeard') > 0) - Number(countIn(one, 'notHeard') > 0) ||
      counting.compare(one.room ?? '\uFFFF', other.room ?? '\uFFFF'),
  );
}

/** How many candidates of a room are in a state. */
export function countIn({ candidates }: RoomView, state: Candidate['state']): number {
  return candidates.filter((candidate) => candidate.state === state).length;
}
