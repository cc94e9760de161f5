import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aDay, anAttempt, anyAttempt, aPlace, november } from '#exam/testing/records.ts';
import { answersOf } from './answers.ts';
import { beginOfDay, dayOf, weekdayOf } from './day.ts';
import { daysCounted, livedWeeks, practiceWeeks } from './days.ts';

/** `november` is a Sunday; this is the Wednesday of the same week. */
const wednesday = november + 3 * aDay;
const at = (time: number, count = 1) =>
  anAttempt(
    `${time}`,
    time,
    Array.from({ length: count }, () => aPlace({ ms: 0 })),
  );

describe('the weeks', () => {
  it('are those from Sunday that hold the last 30 days, up to today: six on a Sunday, else five', () => {
    const weeks = practiceWeeks([], november);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 1]);
    expect(weeks.map(([first]) => weekdayOf(first?.day ?? 0))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(weeks[5]?.at(-1)?.day).toBe(dayOf(november));
    expect(practiceWeeks([], wednesday).map((week) => week.length)).toEqual([7, 7, 7, 7, 4]);
    expect(practiceWeeks([], november - aDay)[4]).toHaveLength(7);
  });

  it('count a day of Nepal from its midnight', () => {
    const midnight = beginOfDay(dayOf(november));
    const weeks = practiceWeeks(answersOf([at(midnight - 1), at(midnight), at(midnight - 90 * aDay)]), november);
    expect(weeks[5]).toEqual([{ day: dayOf(november), answered: 1 }]);
    expect(weeks[4]?.at(-1)?.answered).toBe(1);
    expect(weeks.flat().reduce((sum, { answered }) => sum + answered, 0)).toBe(2);
  });

  it('count all answers of a day, whichever paper they are of', () => {
    const weeks = practiceWeeks(answersOf([at(wednesday, 3), at(wednesday + 60_000, 2)]), wednesday);
    expect(weeks[4]?.map(({ answered }) => answered)).toEqual([0, 0, 0, 5]);
  });

  it('begin with their first Sunday: what is of its first moment counts, what was before does not', () => {
    const firstSunday = beginOfDay(dayOf(november) - 4 * 7);
    const weeks = practiceWeeks(answersOf([at(firstSunday - 1, 4), at(firstSunday, 2)]), wednesday);
    expect(weeks[0]?.[0]).toEqual({ day: dayOf(firstSunday), answered: 2 });
    expect(weeks.flat().reduce((sum, { answered }) => sum + answered, 0)).toBe(2);
  });

  it('count what was answered before the last answers of a paper that had been left for months', () => {
    const left = { ...anAttempt('left', november - 80 * aDay, [aPlace({ ms: 0 })]), ended: wednesday };
    const weeks = practiceWeeks(answersOf([at(november, 3), left]), wednesday);
    expect(weeks[4]?.[0]?.answered).toBe(3);
  });
});

test('every day of the weeks, 30 at least, stands there once, with what was answered on it', () => {
  fc.assert(
    fc.property(fc.array(anyAttempt), fc.nat(40), (attempts, days) => {
      const now = november + days * aDay;
      const answers = answersOf(attempts);
      const all = practiceWeeks(answers, now).flat();
      expect(all.length).toBeGreaterThanOrEqual(daysCounted);
      expect(all.map(({ day }) => day)).toEqual(all.map((_, place) => dayOf(now) - all.length + 1 + place));
      for (const { day, answered } of all) {
        expect(answered).toBe(answers.filter((answer) => dayOf(answer.at) === day).length);
      }
    }),
  );
});

test('the weeks before the first practice are not drawn, empty ones after it are', () => {
  const lived = (...times: number[]) => {
    const answers = answersOf(times.map((time) => at(time)));
    return livedWeeks(practiceWeeks(answers, wednesday), answers).map((week) => week.length);
  };
  expect(lived(wednesday)).toEqual([4]);
  expect(lived(wednesday - 14 * aDay)).toEqual([7, 7, 4]);
  expect(lived(wednesday - 90 * aDay)).toEqual([7, 7, 7, 7, 4]);
  expect(lived()).toEqual([4]);
});
