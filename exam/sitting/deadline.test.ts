import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOf, type TimeAllowance } from './deadline.ts';

const onTime: TimeAllowance = { minutes: 90, lateFullTime: false, beganAt: 0, extraMinutes: 0, minutesGiven: 0 };
const minute = 60_000;

test('all end together, whenever they began, and also who never did', () => {
  for (const beganAt of [0, 7 * minute, null]) expect(endOf({ ...onTime, beganAt })).toBe(90 * minute);
});

test('where late ones get the full time, each ends so long after the own beginning', () => {
  const full = { ...onTime, lateFullTime: true };
  expect(endOf({ ...full, beganAt: 7 * minute })).toBe(97 * minute);
  expect(endOf({ ...full, beganAt: null })).toBe(90 * minute);
  // A device whose clock was ahead does not end before the others.
  expect(endOf({ ...full, beganAt: -minute })).toBe(90 * minute);
});

test('extra minutes and minutes given come on top of each other', () => {
  expect(endOf({ ...onTime, extraMinutes: 30, minutesGiven: 5 })).toBe(125 * minute);
});

test('a minute more, from wherever it comes, is a minute later', () => {
  const allowed = fc.record({
    minutes: fc.integer({ min: 1, max: 300 }),
    lateFullTime: fc.boolean(),
    beganAt: fc.option(fc.integer({ min: -minute, max: 60 * minute })),
    extraMinutes: fc.nat(90),
    minutesGiven: fc.nat(90),
  });
  fc.assert(
    fc.property(allowed, fc.constantFrom('minutes', 'extraMinutes', 'minutesGiven'), (time, which) => {
      expect(endOf({ ...time, [which]: time[which] + 1 }) - endOf(time)).toBe(minute);
    }),
  );
});
