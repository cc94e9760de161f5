import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answersOf } from './answers.ts';
import { beginOfDay, dayOf, weekdayOf } from './day.ts';
import { practiceWeeks } from './days.ts';
import { progressOf } from './progress.ts';
import { aDay, anAttempt, anyAttempt, aPlace, november } from '#exam/testing/records.ts';

const places = (count: number, right: number, more = {}) =>
  Array.from({ length: count }, (_, n) => aPlace({ outcome: n < right ? 'right' : 'wrong', ...more }));
const now = november + 60 * aDay;

describe('a subject', () => {
  it('shows its last twenty answers in order, and what is right of all', () => {
    const [physics] = progressOf(answersOf([anAttempt('a', november, [...places(10, 10), ...places(20, 5)])]), now);
    expect(physics).toMatchObject({ subject: 'physics', right: 15, answered: 30 });
    expect(physics?.latest).toEqual([...Array(5).fill(true), ...Array(15).fill(false)]);
  });

  it('is up by the points between the last four weeks and what was before', () => {
    const before = anAttempt('a', november, places(20, 10));
    const since = anAttempt('b', now - aDay, places(10, 6));
    expect(progressOf(answersOf([before, since]), now)[0]?.trend).toBe(10);
    expect(progressOf(answersOf([since]), now)[0]?.trend).toBeNull();
    expect(progressOf(answersOf([before]), now)[0]?.trend).toBeNull();
  });

  it('names the topic that goes worst among those asked often enough', () => {
    const attempt = anAttempt('a', november, [
      ...places(10, 8, { topic: 'Optics' }),
      ...places(8, 2, { topic: 'Heat' }),
      ...places(2, 0, { topic: 'Waves' }),
    ]);
    const [physics] = progressOf(answersOf([attempt]), now);
    expect(physics?.weakest).toEqual({ topic: 'Heat', right: 2, answered: 8 });
    expect(physics?.topics.map(({ topic }) => topic)).toEqual(['Optics', 'Heat', 'Waves']);
  });

  it('has its pace from the times that are known', () => {
    const times = [10, 20, 30, 40, 50].map((seconds) => aPlace({ ms: seconds * 1000 }));
    const [physics] = progressOf(answersOf([anAttempt('a', november, [...times, aPlace({ ms: 0 })])]), now);
    expect(physics?.pace).toEqual({ low: 20, median: 30, high: 40 });
    expect(progressOf(answersOf([anAttempt('a', november, [aPlace({ ms: 0 })])]), now)[0]?.pace).toBeNull();
  });
});

test('every answer counts in one subject, once', () => {
  fc.assert(
    fc.property(fc.array(anyAttempt), (attempts) => {
      const answers = answersOf(attempts);
      const subjects = progressOf(answers, now);
      expect(subjects.reduce((sum, { answered }) => sum + answered, 0)).toBe(answers.length);
      expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(subjects.length);
      for (const { right, answered, latest, topics } of subjects) {
        expect(right).toBeLessThanOrEqual(answered);
        expect(latest.length).toBe(Math.min(20, answered));
        expect(topics.reduce((sum, topic) => sum + topic.answered, 0)).toBeLessThanOrEqual(answered);
      }
    }),
  );
});

test('answers come in the order of time, none after its paper has ended', () => {
  fc.assert(
    fc.property(fc.array(anyAttempt), (attempts) => {
      const answers = answersOf(
        attempts.map((attempt) => ({ ...attempt, ended: Math.max(attempt.began, attempt.ended) })),
      );
      for (const [place, { at, attempt }] of answers.entries()) {
        expect(at).toBeLessThanOrEqual(attempt.ended);
        expect(attempt.ended).toBeGreaterThanOrEqual(answers[place - 1]?.attempt.ended ?? 0);
      }
    }),
  );
});

describe('the weeks', () => {
  it('are five from Sunday, up to today', () => {
    const weeks = practiceWeeks([], november);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 1]);
    expect(weeks.map(([first]) => weekdayOf(first?.day ?? 0))).toEqual([0, 0, 0, 0, 0]);
    expect(weeks[4]?.at(-1)?.day).toBe(dayOf(november));
  });

  it('count a day of Nepal from its midnight', () => {
    const midnight = beginOfDay(dayOf(november));
    const at = (time: number) => anAttempt(`${time}`, time, [aPlace({ ms: 0 })]);
    const weeks = practiceWeeks(answersOf([at(midnight - 1), at(midnight), at(midnight - 90 * aDay)]), november);
    expect(weeks[4]).toEqual([{ day: dayOf(november), answered: 1 }]);
    expect(weeks[3]?.at(-1)?.answered).toBe(1);
    expect(weeks.flat().reduce((sum, { answered }) => sum + answered, 0)).toBe(2);
  });
});
