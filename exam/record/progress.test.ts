import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answersOf } from './answers.ts';
import { usualPace } from './paces.ts';
import { progressOf } from './progress.ts';
import type { KeptAttempt } from './record.ts';
import { reviewExam } from './sat.ts';
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
    expect(physics?.topics.map(({ topic }) => topic)).toEqual(['Optics', 'Heat', 'Waves']);
  });

  it('has topics of questions whose paper has none, each with how it goes by itself', () => {
    const paper = anAttempt('a', november, [
      ...places(10, 4, { question: 'lens', ms: 20_000 }),
      aPlace({ question: 'force', topic: 'Mechanics' }),
      aPlace({ question: 'unknown' }),
    ]);
    const topicOf = (key: string) => ({ lens: 'Optics', force: 'Forces' })[key] ?? null;
    const [physics] = progressOf(answersOf([paper], topicOf), now);
    expect(physics?.topics).toMatchObject([
      { topic: 'Optics', right: 4, answered: 10, trend: null, pace: { median: 20 } },
      { topic: 'Mechanics', right: 1, answered: 1 },
    ]);
    expect(physics?.topics[0]?.latest.filter(Boolean)).toHaveLength(4);
  });

  it('has its pace from the times that are known', () => {
    const times = [10, 20, 30, 40, 50].map((seconds) => aPlace({ ms: seconds * 1000 }));
    const [physics] = progressOf(answersOf([anAttempt('a', november, [...times, aPlace({ ms: 0 })])]), now);
    expect(physics?.pace).toEqual({ low: 20, median: 30, high: 40, planned: 60 });
    expect(progressOf(answersOf([anAttempt('a', november, [aPlace({ ms: 0 })])]), now)[0]?.pace).toBeNull();
  });
});

/** Answers in one subject from these times on; `right` of them are right. */
function answeredAt(time: number, count: number, right: number) {
  return { ...anAttempt(`${time}`, time, places(count, right, { ms: 0 })), ended: time };
}

describe('a trend', () => {
  const trend = (...attempts: ReturnType<typeof answeredAt>[]) => progressOf(answersOf(attempts), now)[0]?.trend;
  const fourWeeksAgo = now - 28 * aDay;

  it('needs ten answers before, and ten since', () => {
    expect(trend(answeredAt(november, 10, 5), answeredAt(now, 10, 8))).toBe(30);
    expect(trend(answeredAt(november, 9, 5), answeredAt(now, 10, 8))).toBeNull();
    expect(trend(answeredAt(november, 10, 5), answeredAt(now, 9, 8))).toBeNull();
  });

  it('is of the last four weeks: what was answered at their first moment was before them', () => {
    const now10 = answeredAt(now, 10, 10);
    expect(trend(answeredAt(fourWeeksAgo, 10, 0), now10)).toBe(100);
    expect(trend(answeredAt(fourWeeksAgo + 1, 10, 0), now10)).toBeNull();
  });

  it('goes down as well, and is whole points', () => {
    expect(trend(answeredAt(november, 10, 9), answeredAt(now, 12, 5))).toBe(-48);
  });
});

describe('what stands first', () => {
  const subjects = (...each: readonly (readonly [string, number])[]) =>
    progressOf(
      answersOf([
        anAttempt(
          'a',
          november,
          each.flatMap(([subject, count]) => places(count, 0, { subject })),
        ),
      ]),
      now,
    ).map(({ subject }) => subject);

  it('is the subject answered most; of equals the one whose name comes first', () => {
    expect(subjects(['physics', 1], ['english', 3], ['biology', 2])).toEqual(['english', 'biology', 'physics']);
    expect(subjects(['physics', 2], ['english', 2])).toEqual(['english', 'physics']);
    expect(subjects(['english', 2], ['physics', 2])).toEqual(['english', 'physics']);
  });

  it('is the topic asked most; of equals the one whose name comes first; an answer without a topic is in none', () => {
    const attempt = anAttempt('a', november, [
      ...places(2, 1, { topic: 'Waves' }),
      ...places(3, 1, { topic: 'Optics' }),
      ...places(2, 1, { topic: 'Heat' }),
      ...places(9, 1, { topic: null }),
    ]);
    const [physics] = progressOf(answersOf([attempt]), now);
    expect(physics?.topics.map(({ topic, answered }) => [topic, answered])).toEqual([
      ['Optics', 3],
      ['Heat', 2],
      ['Waves', 2],
    ]);
    expect(physics?.answered).toBe(16);
  });
});

describe('the pace', () => {
  const pace = (...seconds: readonly number[]) =>
    progressOf(
      answersOf([
        anAttempt(
          'a',
          november,
          seconds.map((each) => aPlace({ ms: each * 1000 })),
        ),
      ]),
      now,
    )[0]?.pace;

  it('is that of the only answer, in whole seconds', () => {
    expect(pace(12.6)).toMatchObject({ low: 13, median: 13, high: 13 });
    expect(pace(0.001)).toMatchObject({ low: 0, median: 0, high: 0 });
  });

  it('is told from the times in order of their length, whichever came first', () => {
    expect(pace(50, 10, 9, 30, 100)).toMatchObject({ low: 10, median: 30, high: 50 });
    expect(pace(4, 3, 2, 1)).toMatchObject({ low: 1, median: 2, high: 3 });
    const oneToTwentyOne = Array.from({ length: 21 }, (_, n) => n + 1);
    expect(pace(...oneToTwentyOne)).toMatchObject({ low: 6, median: 11, high: 16 });
  });

  it('leaves out the one pace of a review, which mixes papers', () => {
    const review = { ...anAttempt('r', november + aDay, places(5, 5)), exam: reviewExam, pace: 30 };
    const planned = (...attempts: KeptAttempt[]) => progressOf(answersOf(attempts), now)[0]?.pace?.planned;
    expect(planned({ ...anAttempt('a', november, places(2, 1)), pace: 72 }, review)).toBe(72);
    expect(planned(review)).toBe(usualPace);
  });

  it('stands beside that of the exams that were practised: of several, of the one in the middle', () => {
    const quiz = (planned: number, subject: string, answers: number) => ({
      ...anAttempt(
        `${planned} ${subject}`,
        november,
        Array.from({ length: answers }, () => aPlace({ subject })),
      ),
      pace: planned,
    });
    const attempts = [quiz(72, 'physics', 2), quiz(30, 'physics', 3), quiz(60, 'english', 1)];
    expect(progressOf(answersOf(attempts), now).map((each) => [each.subject, each.pace?.planned])).toEqual([
      ['physics', 30],
      ['english', 60],
    ]);
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
