import { groupBy } from '../group-by.ts';
import { placeKey, placesAround, schoolKey, type PlannedSeat, type SeatingCandidate, type SeatPlace } from './plan.ts';

/** Two neighbours of one school, by their symbol numbers. */
export interface SchoolNeighbours {
  readonly room: string;
  readonly one: string;
  readonly other: string;
}

/**
 * The neighbours of one school in a plan: left and right, before and behind. Each pair stands once, from the front to the
 * back. Candidates without a known school are neighbours of no school.
 */
export function neighboursOfOneSchool(
  plan: readonly PlannedSeat[],
  candidates: readonly Pick<SeatingCandidate, 'symbolNumber' | 'school'>[],
): SchoolNeighbours[] {
  const schools = new Map(candidates.map(({ symbolNumber, school }) => [symbolNumber, schoolKey(school ?? '')]));
  return [...groupBy(plan, ({ room }) => room)].flatMap(([room, seats]) => {
    const byPlace = new Map(seats.map((seat) => [placeKey(seat), seat.symbolNumber]));
    return [...seats].sort(inRows).flatMap((seat) => {
      const school = schools.get(seat.symbolNumber) ?? '';
      if (school === '') return [];
      return placesAround(seat)
        .filter((place) => inRows(seat, place) < 0)
        .flatMap((place) => byPlace.get(placeKey(place)) ?? [])
        .filter((other) => schools.get(other) === school)
        .map((other) => ({ room, one: seat.symbolNumber, other }));
    });
  });
}

/**
 * The plan after a candidate was lifted to another seat. The candidate of that seat takes the seat that became free. The
 * plan is the same where the candidate has no seat in it.
 */
export function withSeatMoved(
  plan: readonly PlannedSeat[],
  symbolNumber: string,
  to: SeatPlace & Pick<PlannedSeat, 'room'>,
): PlannedSeat[] {
  const from = plan.find((seat) => seat.symbolNumber === symbolNumber);
  if (from === undefined) return [...plan];
  return plan.map((seat) => {
    if (seat === from) return { symbolNumber, room: to.room, row: to.row, column: to.column };
    const isThere = seat.room === to.room && placeKey(seat) === placeKey(to);
    return isThere ? { ...from, symbolNumber: seat.symbolNumber } : seat;
  });
}

function inRows(one: SeatPlace, other: SeatPlace): number {
  return one.row - other.row || one.column - other.column;
}
