import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samplePaper } from '../testing/sitting-cases.ts';
import { endOf } from './deadline.ts';
import { orderOf } from './order.ts';

const paper = samplePaper('whole');
const both = { shuffleItems: true, shuffleOptions: true };

test('without shuffling everybody sees the paper’s own order', () => {
  const order = orderOf(paper, 'seed', { shuffleItems: false, shuffleOptions: false });
  expect(order.places).toEqual([0, 1, 2, 3, 4]);
  expect(order.options[1]).toEqual(['a', 'b']);
});

test('a seed gives the same order for ever', () => {
  // This is written down once: a candidate who comes back after an update must find the same paper.
  expect(orderOf(paper, 'candidate-1023', both)).toMatchInlineSnapshot(`
    {
      "options": [
        [
          "a",
          "c",
          "b",
          "d",
        ],
        [
          "b",
          "a",
        ],
        [
          "c",
          "b",
          "d",
          "a",
        ],
        [
          "b",
          "a",
          "d",
          "c",
        ],
        [
          "d",
          "b",
          "c",
          "a",
        ],
      ],
      "places": [
        2,
        0,
        1,
        3,
        4,
      ],
    }
  `);
});

test('every item and every option appears once, and items stay in their section', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { places, options } = orderOf(paper, seed, both);
      expect(new Set(places.slice(0, 3))).toEqual(new Set([0, 1, 2]));
      expect(new Set(places.slice(3))).toEqual(new Set([3, 4]));
      expect(options.map((ids) => ids.toSorted().join(''))).toEqual(['abcd', 'ab', 'abcd', 'abcd', 'abcd']);
    }),
  );
});

test('over many candidates each item stands first about as often as any other', () => {
  const first = new Map<number, number>();
  for (let candidate = 0; candidate < 3000; candidate += 1) {
    const place = orderOf(paper, String(candidate), both).places[0] ?? -1;
    first.set(place, (first.get(place) ?? 0) + 1);
  }
  for (const place of [0, 1, 2]) expect(Math.abs((first.get(place) ?? 0) - 1000)).toBeLessThan(120);
});

const allowed = { minutes: 90, lateFullTime: false, beganAt: null, extraMinutes: 0, minutesGiven: 0 };

test('time ends the paper’s minutes after the start, however late one begins', () => {
  expect(endOf(allowed)).toBe(90 * 60_000);
  expect(endOf({ ...allowed, beganAt: 20 * 60_000 })).toBe(90 * 60_000);
});

test('where who is late gets the full time, it counts from the own beginning', () => {
  expect(endOf({ ...allowed, lateFullTime: true, beganAt: 20 * 60_000 })).toBe(110 * 60_000);
  expect(endOf({ ...allowed, lateFullTime: true })).toBe(90 * 60_000);
});

test('extra minutes and minutes given come on top', () => {
  expect(endOf({ ...allowed, extraMinutes: 30, minutesGiven: 10 })).toBe(130 * 60_000);
});
