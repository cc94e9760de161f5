import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDay, november } from '#exam/testing/records.ts';
import { beginOfDay, dayOf, weekdayOf } from './day.ts';

const anHour = aDay / 24;

test('a day begins at midnight in Nepal, 5 hours 45 minutes before that of UTC', () => {
  const midnight = november - 9 * anHour;
  expect(beginOfDay(dayOf(november))).toBe(midnight);
  expect(midnight % aDay).toBe(aDay - 5.75 * anHour);
  expect(dayOf(midnight - 1)).toBe(dayOf(midnight) - 1);
  expect(dayOf(midnight + aDay - 1)).toBe(dayOf(midnight));
});

test('days have the names that a calendar gives them, also before 1970', () => {
  expect(weekdayOf(dayOf(november))).toBe(0);
  expect(weekdayOf(dayOf(november) - 1)).toBe(6);
  // Thursday 1 January 1970, and the Sunday before it.
  expect(weekdayOf(dayOf(0))).toBe(4);
  expect(weekdayOf(dayOf(-4 * aDay))).toBe(0);
  expect(weekdayOf(dayOf(-5 * aDay))).toBe(6);
});

test('every moment lies in its day, and the days of the week follow each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4e12, max: 4e12 }), (time) => {
      const day = dayOf(time);
      expect(beginOfDay(day)).toBeLessThanOrEqual(time);
      expect(beginOfDay(day + 1)).toBeGreaterThan(time);
      expect(weekdayOf(day + 1)).toBe((weekdayOf(day) + 1) % 7);
    }),
  );
});
