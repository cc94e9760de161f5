import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDay, anAttempt, aPlace, anyAttempt, november } from '#exam/testing/records.ts';
import { answersOf } from './answers.ts';
import { dayOf, weekdayOf } from './day.ts';
import { realPapers } from './papers.ts';
import { readinessOf } from './readiness.ts';
import { readinessWeeks } from './readiness-weeks.ts';

const [paper] = realPapers;
const week = 7 * aDay;

/** Some answers in physics, in one paper that was begun on the first Sunday of November, so many weeks later. */
const practised = (weeks: number, count: number, right: number) =>
  anAttempt(
    `device01-${weeks}`,
    november + weeks * week,
    Array.from({ length: count }, (_, place) =>
      aPlace({ question: `${weeks}-${place}`, outcome: place < right ? 'right' : 'wrong', ms: 100 }),
    ),
  );

it('begins with the week that has enough answers, and ends with this one', () => {
  const attempts = [practised(0, 30, 10), practised(1, 30, 25), practised(3, 30, 30)];
  const weeks = readinessWeeks(paper, answersOf(attempts), attempts, november + 3 * week + 2 * aDay);
  expect(weeks.map(({ sunday }) => (sunday - dayOf(november)) / 7)).toEqual([1, 2, 3]);
  // Without practice the estimate stays.
  expect(weeks[1]).toMatchObject({ low: weeks[0]?.low, high: weeks[0]?.high });
  expect(weeks[2]?.middle).toBeGreaterThan(weeks[1]?.middle ?? Infinity);
});

it('has eight weeks at most, and none before there are enough answers', () => {
  const attempts = [practised(0, 60, 30)];
  const answers = answersOf(attempts);
  expect(readinessWeeks(paper, answers, attempts, november + 20 * week)).toHaveLength(8);
  expect(readinessWeeks(paper, answersOf([practised(0, 39, 30)]), attempts, november + week)).toEqual([]);
});

it('has the marks of the week’s last mock of this paper', () => {
  const mock = (exam: string, day: number, right: number) => ({
    ...practised(1, 50, right),
    id: `${exam}-${day}`,
    exam,
    began: november + day * aDay,
    ended: november + day * aDay + 1,
  });
  const attempts = [mock('mock/tu-bsc-csit', 1, 20), mock('mock/tu-bsc-csit', 5, 30), mock('mock/tu-bca', 6, 40)];
  const weeks = readinessWeeks(paper, answersOf(attempts), attempts, november + week);
  expect(weeks.map(({ mock: marks }) => marks)).toEqual([30, null]);
});

it('says of this week what readiness says of today', () => {
  fc.assert(
    fc.property(fc.array(anyAttempt, { maxLength: 30 }), fc.nat(60), (attempts, days) => {
      const now = november + (60 + days) * aDay;
      const answers = answersOf(attempts);
      const { low, high } = readinessOf(paper, answers);
      const weeks = readinessWeeks(paper, answers, attempts, now);
      for (const { sunday } of weeks) expect(weekdayOf(sunday)).toBe(0);
      if (weeks.length > 0) expect(weeks.at(-1)).toMatchObject({ low, high });
    }),
  );
});
