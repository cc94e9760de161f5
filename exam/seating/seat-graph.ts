import { placeKey, placesAround, seatsOf, type SeatingRoom } from './plan.ts';

/** The seats of a room by their index, row by row, and which are neighbours. */
export interface SeatGraph {
  readonly neighbours: readonly (readonly number[])[];
  /** As many seats as can be chosen without two neighbours among them. */
  readonly apart: readonly number[];
}

export function seatGraph(room: SeatingRoom): SeatGraph {
  const seats = seatsOf(room);
  const indexes = new Map(seats.map((seat, index) => [placeKey(seat), index]));
  const neighbours = seats.map((seat) => placesAround(seat).flatMap((place) => indexes.get(placeKey(place)) ?? []));
  const isBlack = seats.map(({ row, column }) => (row + column) % 2 === 0);
  return { neighbours, apart: largestApart(neighbours, isBlack) };
}

/**
 * Seats are coloured as a chessboard, so each pair of neighbours is of two colours. In such a graph the seats outside of
 * a smallest cover are as many as can be apart (Kőnig 1931), and a largest matching leads to that cover.
 */
function largestApart(neighbours: readonly (readonly number[])[], isBlack: readonly boolean[]): number[] {
  const partner = matched(neighbours, isBlack);
  const reached = new Set<number>();
  const ahead = [...partner.keys()].filter((seat) => isBlack[seat] && partner[seat] === undefined);
  while (ahead.length > 0) {
    const seat = ahead.pop() as number;
    if (reached.has(seat)) continue;
    reached.add(seat);
    for (const white of neighbours[seat] ?? []) {
      reached.add(white);
      const back = partner[white];
      if (back !== undefined) ahead.push(back);
    }
  }
  return [...partner.keys()].filter((seat) => isBlack[seat] === reached.has(seat));
}

/** A largest set of pairs of neighbours in which no seat stands twice: the partner of each seat. */
function matched(neighbours: readonly (readonly number[])[], isBlack: readonly boolean[]): (number | undefined)[] {
  const partner: (number | undefined)[] = neighbours.map(() => undefined);
  for (const start of neighbours.keys()) {
    if (!isBlack[start]) continue;
    // A path from a free black seat to a free white one, of which every second step is a pair: breadth first.
    const cameFrom = new Map<number, number>();
    const ahead = [start];
    let end: number | undefined;
    for (let next = 0; next < ahead.length && end === undefined; next += 1) {
      const black = ahead[next] as number;
      for (const white of neighbours[black] ?? []) {
        if (cameFrom.has(white)) continue;
        cameFrom.set(white, black);
        const back = partner[white];
        if (back === undefined) {
          end = white;
          break;
        }
        ahead.push(back);
      }
    }
    while (end !== undefined) {
      const black = cameFrom.get(end) as number;
      const before = partner[black];
      partner[black] = end;
      partner[end] = black;
      end = before;
    }
  }
  return partner;
}
