import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { neighboursOfOneSchool, withSeatMoved } from './neighbours.ts';
import { placeKey, placesAround, seatsOf, type SeatingCandidate, type SeatingRoom } from './plan.ts';
import { seatCandidates } from './seat.ts';

const room = (name: string, rows: number, columns: number, struckOut: SeatingRoom['struckOut'] = []): SeatingRoom => {
  return { name, rows, columns, struckOut };
};
const rooms = (count: number, rows: number, columns: number) =>
  Array.from({ length: count }, (_, index) => room(`R${index + 1}`, rows, columns));

/** So many candidates of each school. */
const candidatesOf = (sizes: readonly number[]): SeatingCandidate[] =>
  sizes
    .flatMap((size, school) => Array<string>(size).fill(`School ${school + 1}`))
    .map((school, index) => ({ symbolNumber: String(index + 1), school, extraMinutes: 0 }));

const planOf = (candidates: readonly SeatingCandidate[], all: readonly SeatingRoom[], seed = 1) =>
  seatCandidates(candidates, all, seededRandom(seed));
const pairsOf = (candidates: readonly SeatingCandidate[], all: readonly SeatingRoom[], seed = 1) =>
  neighboursOfOneSchool(planOf(candidates, all, seed).seats, candidates).length;

/** The fewest neighbours of one school in a room, by trying every plan. */
function fewestByTrying(of: SeatingRoom, sizes: readonly number[]): number {
  const seats = seatsOf(of);
  const left = [...sizes, seats.length - sizes.reduce((sum, size) => sum + size, 0)];
  const free = left.length - 1;
  const placed = new Map<string, number>();
  let fewest = Number.POSITIVE_INFINITY;
  const place = (index: number, pairs: number): void => {
    const seat = seats[index];
    if (pairs >= fewest) return;
    if (seat === undefined) {
      fewest = pairs;
      return;
    }
    for (const school of left.keys()) {
      if (left[school] === 0) continue;
      const near = placesAround(seat).filter((each) => school !== free && placed.get(placeKey(each)) === school);
      left[school] = (left[school] ?? 0) - 1;
      placed.set(placeKey(seat), school);
      place(index + 1, pairs + near.length);
      placed.delete(placeKey(seat));
      left[school] = (left[school] ?? 0) + 1;
    }
  };
  place(0, 0);
  return fewest;
}

const someRooms = fc.array(
  fc
    .record({
      rows: fc.nat(4),
      columns: fc.nat(4),
      struckOut: fc.array(fc.record({ row: fc.nat(4), column: fc.nat(4) })),
    })
    .map(({ rows, columns, struckOut }) => room('', rows, columns, struckOut)),
  { maxLength: 4 },
);
const someCandidates = fc
  .array(fc.record({ school: fc.constantFrom(null, 'A', 'B', 'b', 'C'), extraMinutes: fc.constantFrom(0, 0, 0, 15) }), {
    maxLength: 40,
  })
  .map((all) => all.map((each, index) => ({ ...each, symbolNumber: String(index + 1) })));

test('each candidate has one seat that exists, and only those without a seat left have none', () => {
  fc.assert(
    fc.property(someRooms, someCandidates, fc.integer(), (given, candidates, seed) => {
      const all = given.map((each, index) => ({ ...each, name: `R${index + 1}` }));
      const { seats, unseated } = planOf(candidates, all, seed);
      const existing = all.flatMap((each) => seatsOf(each).map((seat) => `${each.name} ${placeKey(seat)}`));
      const used = seats.map((seat) => `${seat.room} ${placeKey(seat)}`);
      expect(new Set(used).size).toBe(used.length);
      expect(existing).toEqual(expect.arrayContaining(used));
      expect([...seats.map(({ symbolNumber }) => symbolNumber), ...unseated].map(Number).sort((a, b) => a - b)).toEqual(
        candidates.map((_, index) => index + 1),
      );
      expect(unseated).toHaveLength(Math.max(0, candidates.length - existing.length));
      expect(planOf(candidates, all, seed)).toEqual({ seats, unseated });
    }),
  );
});

describe('neighbours of one school', () => {
  test('are as few as any plan of a small room has', () => {
    const small = fc
      .record({
        rows: fc.integer({ min: 1, max: 3 }),
        columns: fc.integer({ min: 1, max: 4 }),
        struckOut: fc.array(
          fc.record({ row: fc.integer({ min: 1, max: 3 }), column: fc.integer({ min: 1, max: 4 }) }),
          { maxLength: 4 },
        ),
        sizes: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
      })
      .map(({ rows, columns, struckOut, sizes }) => {
        const of = room('R', rows, columns, struckOut);
        let left = Math.min(9, seatsOf(of).length);
        return {
          of: seatsOf(of).length > 9 ? room('R', 3, 3, struckOut.slice(0, 1)) : of,
          sizes: sizes.map((size) => {
            const taken = Math.min(size, left);
            left -= taken;
            return taken;
          }),
        };
      })
      .filter(({ of, sizes }) => seatsOf(of).length >= sizes.reduce((sum, size) => sum + size, 0));
    fc.assert(
      fc.property(small, fc.integer(), ({ of, sizes }, seed) => {
        expect(pairsOf(candidatesOf(sizes), [of], seed)).toBe(fewestByTrying(of, sizes));
      }),
      { numRuns: 200 },
    );
  });

  test('there are none in 75 full rooms where no school has more than half, in less than 2 s of processor time', () => {
    const sizes = [900, 500, 300, 200, 150, ...Array<number>(38).fill(25)];
    const before = process.cpuUsage();
    const candidates = candidatesOf(sizes);
    expect(candidates).toHaveLength(3000);
    expect(pairsOf(candidates, rooms(75, 5, 8))).toBe(0);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  test.each([
    ['two schools of one half each', [1500, 1500], 0],
    ['three of a third each', [1000, 1000, 1000], 0],
    ['one school that fills every second seat', [1500], 0],
    // In each room 24 of the school: 16 others on the seats of one colour leave two corners and two seats of a side.
    ['one school of 60 %', [1800, ...Array<number>(48).fill(25)], 75 * (2 + 2 + 3 + 3)],
  ])('%s: no more than size forces', (_name, sizes, most) => {
    expect(pairsOf(candidatesOf(sizes), rooms(75, 5, 8))).toBeLessThanOrEqual(most);
  });

  test('there are none of candidates whose school is not known, and spelling makes no other school', () => {
    const both = ["St. Xavier's  School", 'st xaviers school'];
    const named = both.map((school, index) => ({ symbolNumber: String(index), school, extraMinutes: 0 }));
    const unknown = named.map((each) => ({ ...each, school: null }));
    expect(pairsOf(named, [room('R', 1, 2)])).toBe(1);
    expect(pairsOf(unknown, [room('R', 1, 2)])).toBe(0);
  });

  test('are said of a plan, left and right, before and behind, and not across a gap or a wall', () => {
    const candidates = candidatesOf([9]);
    const seat = (symbolNumber: string, row: number, column: number, name = 'R') => {
      return { symbolNumber, room: name, row, column };
    };
    const plan = [seat('1', 1, 1), seat('2', 1, 2), seat('3', 2, 1), seat('4', 3, 3), seat('5', 3, 4, 'Other')];
    expect(neighboursOfOneSchool(plan, candidates)).toEqual([
      { room: 'R', one: '1', other: '2' },
      { room: 'R', one: '1', other: '3' },
    ]);
    const lifted = withSeatMoved(plan, '1', { room: 'R', row: 3, column: 3 });
    expect(neighboursOfOneSchool(lifted, candidates)).toEqual([
      { room: 'R', one: '4', other: '2' },
      { room: 'R', one: '4', other: '3' },
    ]);
    expect(neighboursOfOneSchool(withSeatMoved(plan, '1', { room: 'Other', row: 9, column: 9 }), candidates)).toEqual(
      [],
    );
    expect(withSeatMoved(plan, '9', { room: 'R', row: 1, column: 1 })).toEqual(plan);
  });
});

test('candidates are spread over the rooms by their seats', () => {
  const candidates = candidatesOf(Array<number>(50).fill(1));
  const { seats } = planOf(candidates, [room('A', 6, 10), room('B', 3, 10), room('C', 2, 5)]);
  expect(['A', 'B', 'C'].map((name) => seats.filter((seat) => seat.room === name).length)).toEqual([30, 15, 5]);
});

test('those with extra time sit together, in as few rooms as hold them', () => {
  const candidates = candidatesOf(Array<number>(100).fill(1)).map((each, index) => {
    return { ...each, extraMinutes: index % 4 === 0 ? 15 : 0 };
  });
  const roomsOfExtra = (all: readonly SeatingRoom[]) => {
    const extra = planOf(candidates, all).seats.filter(({ symbolNumber }) => Number(symbolNumber) % 4 === 1);
    return [...new Set(extra.map((seat) => seat.room))];
  };
  expect(roomsOfExtra([room('A', 5, 10), room('B', 5, 5), room('C', 5, 5)])).toHaveLength(1);
  expect(roomsOfExtra([room('A', 5, 10), room('B', 5, 5), room('C', 5, 5)])).not.toContain('A');
  expect(roomsOfExtra(rooms(10, 2, 5))).toHaveLength(3);
});

test('a school is spread over rooms, also where those with extra time fill a part of one', () => {
  const extra = Array.from({ length: 10 }, (_, index) => ({
    symbolNumber: `E${index}`,
    school: null,
    extraMinutes: 15,
  }));
  const { seats } = planOf([...candidatesOf([10, ...Array<number>(20).fill(1)]), ...extra], rooms(2, 4, 5));
  const ofSchool = seats.filter(({ symbolNumber }) => Number(symbolNumber) <= 10);
  expect(ofSchool.filter((seat) => seat.room === 'R1')).toHaveLength(5);
});

test('a school has no more candidates in a room than seats that are apart, while another room has some left', () => {
  const everySecond = [2, 4, 6].map((column) => ({ row: 1, column }));
  expect(pairsOf(candidatesOf([6, 2]), [room('A', 2, 2), room('B', 1, 7, everySecond)])).toBe(0);
});

test('those with extra time of one school are spread over the rooms that hold them', () => {
  const candidates = candidatesOf([40, 40]).map((each) => ({ ...each, extraMinutes: 15 }));
  const rest = Array.from({ length: 40 }, (_, index) => ({ symbolNumber: `R${index}`, school: null, extraMinutes: 0 }));
  for (const seed of [1, 2, 3, 4]) expect(pairsOf([...candidates, ...rest], rooms(3, 5, 8), seed)).toBe(0);
});

test('another seed makes another plan', () => {
  const candidates = candidatesOf([20, 20, 20]);
  expect(planOf(candidates, rooms(2, 5, 6), 1)).not.toEqual(planOf(candidates, rooms(2, 5, 6), 2));
});
