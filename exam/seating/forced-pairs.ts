import { groupBy } from '../group-by.ts';
import { schoolKey, type PlannedSeat, type SeatingCandidate, type SeatingRoom } from './plan.ts';
import { seatGraph } from './seat-graph.ts';
import { fewestForced } from './seat-room.ts';

/**
 * How many pairs of neighbours of one school no order of these candidates could avoid: in each room its largest school is
 * too large for its seats. Candidates without a known school force none.
 */
export function forcedPairs(
  plan: readonly PlannedSeat[],
  candidates: readonly Pick<SeatingCandidate, 'symbolNumber' | 'school'>[],
  rooms: readonly SeatingRoom[],
): number {
  const schools = new Map(candidates.map(({ symbolNumber, school }) => [symbolNumber, schoolKey(school ?? '')]));
  const byRoom = groupBy(plan, ({ room }) => room);
  return rooms.reduce((sum, room) => {
    const keys = (byRoom.get(room.name) ?? []).map(({ symbolNumber }) => {
      return schools.get(symbolNumber) || `of ${symbolNumber}`;
    });
    const known = [...new Set(keys)];
    const numbered = keys.map((key) => known.indexOf(key));
    return sum + fewestForced(seatGraph(room), numbered);
  }, 0);
}
