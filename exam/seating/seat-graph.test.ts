import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatGraph } from './seat-graph.ts';

/** The most seats without two neighbours, by trying: with the first seat or without it. */
function mostApart(seats: readonly number[], neighbours: readonly (readonly number[])[]): number {
  const [first, ...rest] = seats;
  if (first === undefined) return 0;
  const without = rest.filter((seat) => !neighbours[first]?.includes(seat));
  return Math.max(1 + mostApart(without, neighbours), mostApart(rest, neighbours));
}

test('the seats apart are no neighbours, and no more can be apart', () => {
  const someRoom = fc.record({
    name: fc.constant('R'),
    rows: fc.nat(5),
    columns: fc.nat(5),
    struckOut: fc.array(fc.record({ row: fc.nat(5), column: fc.nat(5) }), { minLength: 8, maxLength: 25 }),
  });
  fc.assert(
    fc.property(someRoom, (room) => {
      const { neighbours, apart } = seatGraph(room);
      expect(apart.flatMap((seat) => neighbours[seat] ?? []).filter((seat) => apart.includes(seat))).toEqual([]);
      expect(apart).toHaveLength(mostApart([...neighbours.keys()], neighbours));
    }),
  );
});
