import { groupBy } from '#exam/group-by.ts';
import { neighboursOfOneSchool, withSeatMoved, type SchoolNeighbours } from '#exam/seating/neighbours.ts';
import { placeKey, readSeatName, seatName, type PlannedSeat, type SeatPlace } from '#exam/seating/plan.ts';
import type { PlannedRoom, SeatedCandidate, SeatingPlan } from '#contract/seating.ts';

/** A seat of a room, by its name. */
export interface SeatAddress {
  readonly room: string;
  readonly seat: string;
}

/** What a place would make of a plan. */
export interface MoveEffect {
  /** Who would take the seat that becomes free; null for a free seat. */
  readonly swapsWith: string | null;
  /** The pairs of one school that are not there before. */
  readonly made: readonly SchoolNeighbours[];
  /** Whether it can't be: a candidate without a seat takes none from another. */
  readonly isTaken: boolean;
}

/** The candidates of a plan by their symbol numbers, with and without a seat. */
export function candidatesOf({ rooms, unseated }: SeatingPlan): ReadonlyMap<string, SeatedCandidate> {
  const all = [...rooms.flatMap(({ seats }) => seats), ...unseated];
  return new Map(all.map((each) => [each.symbolNumber, each]));
}

/** The seat of a candidate in a plan; null without one. */
export function seatOf({ rooms }: SeatingPlan, symbolNumber: string): SeatAddress | null {
  for (const { room, seats } of rooms) {
    const own = seats.find((each) => each.symbolNumber === symbolNumber);
    if (own) return { room, seat: own.seat };
  }
  return null;
}

/** What it would make to put a candidate on a seat. */
export function moveEffect(plan: SeatingPlan, symbolNumber: string, { room, seat }: SeatAddress): MoveEffect {
  const seats = plannedSeats(plan);
  const candidates = [...candidatesOf(plan).values()];
  const place = readSeatName(seat) as SeatPlace;
  const there = seats.find((each) => each.room === room && placeKey(each) === placeKey(place));
  const other = there === undefined || there.symbolNumber === symbolNumber ? null : there.symbolNumber;
  const isSeated = seats.some((each) => each.symbolNumber === symbolNumber);
  if (!isSeated && other !== null) return { swapsWith: null, made: [], isTaken: true };
  const to = { room, ...place };
  const after = isSeated ? withSeatMoved(seats, symbolNumber, to) : [...seats, { symbolNumber, ...to }];
  const before = new Set(plan.pairs.map(pairKey));
  const made = neighboursOfOneSchool(after, candidates).filter((pair) => !before.has(pairKey(pair)));
  return { swapsWith: other, made, isTaken: false };
}

function plannedSeats({ rooms }: SeatingPlan): PlannedSeat[] {
  return rooms.flatMap(({ room, seats }) =>
    seats.flatMap(({ symbolNumber, seat }) => {
      const place = readSeatName(seat);
      return place === null ? [] : { symbolNumber, room, ...place };
    }),
  );
}

function pairKey({ one, other }: Pick<SchoolNeighbours, 'one' | 'other'>): string {
  return [one, other].sort().join(' ');
}

/** The rows of a room from the front: the names of its seats, also of those that are struck out. */
export function seatRows({ rows, columns }: Pick<PlannedRoom, 'rows' | 'columns'>): string[][] {
  return Array.from({ length: rows ?? 0 }, (_, row) =>
    Array.from({ length: columns ?? 0 }, (_column, column) => seatName({ row: row + 1, column: column + 1 })),
  );
}

/** The seat that many rows behind and columns to the right; null outside of the room. */
export function seatFrom(
  { rows, columns }: Pick<PlannedRoom, 'rows' | 'columns'>,
  seat: string,
  [behind, right]: readonly [number, number],
): string | null {
  const place = readSeatName(seat);
  if (place === null) return null;
  const [row, column] = [place.row + behind, place.column + right];
  return row < 1 || column < 1 || row > (rows ?? 0) || column > (columns ?? 0) ? null : seatName({ row, column });
}

/** For each candidate of a pair, the others of the pairs. */
export function partnersOf(pairs: SeatingPlan['pairs']): ReadonlyMap<string, readonly string[]> {
  const both = pairs.flatMap(({ one, other }) => [
    { of: one, with: other },
    { of: other, with: one },
  ]);
  return new Map([...groupBy(both, ({ of }) => of)].map(([of, all]) => [of, all.map((each) => each.with)]));
}

/** The letters of a school on a seat: the first of its first two words, or the first two of its only one. */
export function schoolLetters(school: string): string {
  const words = school.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const first = (word: string, most: number) => (word.match(letter) ?? []).slice(0, most);
  const [one = '', two] = words;
  return (two === undefined ? first(one, 2) : [...first(one, 1), ...first(two, 1)]).join('').toUpperCase();
}

/** A letter with its vowel signs is one. */
const letter = /[\p{L}\p{Nd}]\p{M}*/gu;
