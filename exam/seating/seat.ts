import { groupBy } from '../group-by.ts';
import { shuffle, type RandomSource } from '../random.ts';
import { schoolKey, seatsOf, type PlannedSeat, type SeatingCandidate, type SeatingRoom } from './plan.ts';
import { seatGraph } from './seat-graph.ts';
import { seatRoom } from './seat-room.ts';

/** A plan, and the symbol numbers for which the rooms have no seat. */
export interface SeatingPlan {
  readonly seats: readonly PlannedSeat[];
  readonly unseated: readonly string[];
}

/**
 * Seats candidates by chance, spread over the rooms by their seats. Those with extra time sit together, in as few rooms
 * as hold them. No two neighbours are of one school while that can be avoided; candidates without a known school are of
 * no school. The same random numbers make the same plan. Where seats are too few, the last of the list get none.
 * docs/rules/examination.md, section 14
 */
export function seatCandidates(
  candidates: readonly SeatingCandidate[],
  rooms: readonly SeatingRoom[],
  random: RandomSource,
): SeatingPlan {
  const seatCount = rooms.reduce((sum, room) => sum + seatsOf(room).length, 0);
  const seated = candidates.slice(0, seatCount);
  const parts = inRooms(shuffle(seated, random), rooms);
  const seats = parts.flatMap(({ room, members, graph }) => {
    const places = seatsOf(room);
    const schools = new Map<string, number>();
    const numbered = members.map((member) => {
      const key = keyOf(member);
      const number = schools.get(key) ?? schools.size;
      schools.set(key, number);
      return number;
    });
    return seatRoom(graph, numbered, random).map((seat, index) => {
      const { row, column } = places[seat] as (typeof places)[number];
      return { symbolNumber: (members[index] as SeatingCandidate).symbolNumber, room: room.name, row, column };
    });
  });
  return { seats, unseated: candidates.slice(seatCount).map(({ symbolNumber }) => symbolNumber) };
}

/** A room while it is filled. */
interface RoomPart {
  readonly room: SeatingRoom;
  readonly graph: ReturnType<typeof seatGraph>;
  /** How many candidates it is to have. */
  readonly share: number;
  readonly members: SeatingCandidate[];
  readonly ofSchool: Map<string, number>;
}

/** Says who sits in which room. */
function inRooms(candidates: readonly SeatingCandidate[], rooms: readonly SeatingRoom[]): readonly RoomPart[] {
  const graphs = rooms.map(seatGraph);
  const shares = sharesOf(
    candidates.length,
    graphs.map(({ neighbours }) => neighbours.length),
  );
  const parts = rooms.map((room, index) => ({
    room,
    graph: graphs[index] as RoomPart['graph'],
    share: shares[index] ?? 0,
    members: [] as SeatingCandidate[],
    ofSchool: new Map<string, number>(),
  }));
  const withExtra = candidates.filter(({ extraMinutes }) => extraMinutes > 0);
  fill(bySchool(withExtra), roomsTogether(parts, withExtra.length));
  fill(bySchool(candidates.filter(({ extraMinutes }) => extraMinutes <= 0)), parts.map(leftOf));
  return parts;
}

/** A room, and how many more candidates it takes. */
interface RoomQuota {
  readonly part: RoomPart;
  left: number;
}

const leftOf = (part: RoomPart): RoomQuota => ({ part, left: part.share - part.members.length });

/** The fewest rooms for so many with extra time: the smallest that holds all, else the largest and so on with the rest. */
function roomsTogether(parts: readonly RoomPart[], count: number): RoomQuota[] {
  const largestFirst = [...parts].sort((one, other) => other.share - one.share);
  const together: RoomQuota[] = [];
  for (let left = count; left > 0;) {
    const open = largestFirst.slice(together.length);
    const part = open.filter(({ share }) => share >= left).pop() ?? open[0];
    if (part === undefined) break;
    const taken = Math.min(left, part.share);
    together.push({ part, left: taken });
    left -= taken;
  }
  return together;
}

/** The candidates of each school, the largest school first. */
function bySchool(candidates: readonly SeatingCandidate[]): [string, SeatingCandidate[]][] {
  return [...groupBy(candidates, keyOf)].sort(([, one], [, other]) => other.length - one.length);
}

function fill(schools: readonly [string, SeatingCandidate[]][], rooms: readonly RoomQuota[]): void {
  for (const [key, members] of schools) {
    for (const each of members) {
      const room = leastOf(rooms, key);
      room.left -= 1;
      room.part.members.push(each);
      room.part.ofSchool.set(key, (room.part.ofSchool.get(key) ?? 0) + 1);
    }
  }
}

/** The school that two candidates are compared by; who is of no known school is of one alone. */
function keyOf({ school, symbolNumber }: SeatingCandidate): string {
  return schoolKey(school ?? '') || `of ${symbolNumber}`;
}

/** The room in which a school still has seats apart and has the fewest; of several, the emptiest. */
function leastOf(rooms: readonly RoomQuota[], key: string): RoomQuota {
  let best: { room: RoomQuota; rank: readonly number[] } | null = null;
  for (const room of rooms) {
    const { part, left } = room;
    if (left <= 0) continue;
    const has = part.ofSchool.get(key) ?? 0;
    const isFull = has >= part.graph.apart.length;
    const rank = [Number(isFull), has / part.share, -left / part.share];
    if (best === null || isBefore(rank, best.rank)) best = { room, rank };
  }
  return (best as { room: RoomQuota }).room;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}

/** Whole shares of `count` in the proportion of the sizes, by the largest remainder. `count` is at most their sum. */
function sharesOf(count: number, sizes: readonly number[]): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const exact = sizes.map((size) => (all === 0 ? 0 : (count * size) / all));
  const shares = exact.map(Math.floor);
  const rest = count - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...exact.keys()].sort((one, other) => {
    return ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1);
  });
  for (const room of byRemainder.slice(0, rest)) shares[room] = (shares[room] ?? 0) + 1;
  return shares;
}
