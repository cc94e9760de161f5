import { groupBy } from '../group-by.ts';
import { pickIndex, shuffle, type RandomSource } from '../random.ts';
import type { SeatGraph } from './seat-graph.ts';

/** How many swaps of two seats are looked at for one room: a few milliseconds. */
const mostSwaps = 20_000;

const freeSeat = -1;

/**
 * Places candidates on the seats of a room by chance, with as few neighbours of one school as it finds. A candidate is the
 * number of a school; returns the index of each candidate's seat. There must be a seat for each.
 */
export function seatRoom(graph: SeatGraph, schools: readonly number[], random: RandomSource): number[] {
  const seatCount = graph.neighbours.length;
  const least = fewestForced(graph, schools);
  const byChance = () => shuffle([...schools, ...Array<number>(seatCount - schools.length).fill(freeSeat)], random);
  let budget = mostSwaps;
  let best: { seats: number[]; pairs: number } | null = null;
  for (let turn = 0; budget > 0; turn += 1) {
    const start = turn === 1 ? largestApart(graph, schools) : byChance();
    const found = swapped(graph, start, least, Math.min(budget, mostSwaps / 4), random);
    if (best === null || found.pairs < best.pairs) best = found;
    if (best.pairs <= least) break;
    budget -= Math.max(seatCount, found.swaps);
  }
  return seatsBySchool(best?.seats ?? [], schools, random);
}

/**
 * The largest schools first, on seats that are apart, and the free seats last. A school that is too large for that leaves
 * the others those seats that have most neighbours.
 */
function largestApart({ neighbours, apart }: SeatGraph, schools: readonly number[]): number[] {
  const groups = [...groupBy(schools, (school) => school).values()].sort((one, other) => other.length - one.length);
  const isApart = new Set(apart);
  const rest = [...neighbours.keys()].filter((seat) => !isApart.has(seat));
  const near = (seat: number) => neighbours[seat]?.length ?? 0;
  const fewestFirst = [...apart].sort((one, other) => near(one) - near(other));
  const isTooLarge = (groups[0] ?? []).length > apart.length;
  const seats = isTooLarge ? [...rest, ...fewestFirst] : [...apart, ...rest];
  const placed = Array<number>(neighbours.length).fill(freeSeat);
  for (const [place, school] of groups.flat().entries()) placed[seats[place] as number] = school;
  return placed;
}

/**
 * Swaps a seat that has a neighbour of its own school with the seat that helps most, again and again. Swaps that neither
 * help nor harm lead out of dead ends.
 */
function swapped(
  { neighbours }: SeatGraph,
  start: readonly number[],
  least: number,
  most: number,
  random: RandomSource,
): { seats: number[]; pairs: number; swaps: number } {
  const seats = [...start];
  const same = (seat: number, school: number, without: number) => {
    let count = 0;
    if (school === freeSeat) return 0;
    for (const near of neighbours[seat] ?? []) if (near !== without && seats[near] === school) count += 1;
    return count;
  };
  const paired = () => [...seats.keys()].filter((seat) => same(seat, seats[seat] as number, -1) > 0);
  const countPairs = () => seats.reduce((sum, school, seat) => sum + same(seat, school, -1), 0) / 2;

  let pairs = countPairs();
  let best = { seats: [...seats], pairs };
  let swaps = 0;
  while (best.pairs > least && swaps < most) {
    const among = paired();
    // One random number picks both: those of a seed take longer than all else here.
    const pick = pickIndex(among.length * seats.length, random);
    const one = among[pick % among.length] as number;
    const offset = Math.floor(pick / among.length);
    const school = seats[one] as number;
    let chosen = { other: -1, change: Number.POSITIVE_INFINITY };
    for (let step = 0; step < seats.length; step += 1) {
      const other = (step + offset) % seats.length;
      const othersSchool = seats[other] as number;
      if (othersSchool === school) continue;
      const change =
        same(one, othersSchool, other) +
        same(other, school, one) -
        same(one, school, other) -
        same(other, othersSchool, one);
      if (change < chosen.change) chosen = { other, change };
    }
    swaps += seats.length;
    if (chosen.other === -1 || chosen.change > 0) break;
    [seats[one], seats[chosen.other]] = [seats[chosen.other] as number, school];
    pairs += chosen.change;
    if (pairs < best.pairs) best = { seats: [...seats], pairs };
  }
  return { ...best, swaps };
}

/**
 * How many pairs of neighbours a school forces by its size. Each seat without a candidate of the school takes at most its
 * own neighbours out of the pairs.
 */
export function fewestForced({ neighbours }: SeatGraph, schools: readonly number[]): number {
  const counts = neighbours.map((near) => near.length).sort((one, other) => other - one);
  const pairs = counts.reduce((sum, count) => sum + count, 0) / 2;
  const largest = Math.max(0, ...[...groupBy(schools, (school) => school).values()].map(({ length }) => length));
  const others = counts.slice(0, counts.length - largest);
  return Math.max(0, pairs - others.reduce((sum, count) => sum + count, 0));
}

/** The seats of each candidate: those of one school are mixed. */
function seatsBySchool(seats: readonly number[], schools: readonly number[], random: RandomSource): number[] {
  const ofSchool = groupBy(shuffle([...seats.keys()], random), (seat) => seats[seat] as number);
  return schools.map((school) => ofSchool.get(school)?.pop() as number);
}
