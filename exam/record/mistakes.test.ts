import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answersOf } from './answers.ts';
import { dayOf } from './day.ts';
import { mistakesOf } from './mistakes.ts';
import { aDay, anAttempt, anyAttempt, aPlace, november } from '#exam/testing/records.ts';

type Outcome = 'right' | 'wrong' | 'missed';

/** The mistakes after one question got these outcomes, each on the given day. */
function after(...answers: readonly (readonly [day: number, outcome: Outcome])[]) {
  return mistakesOf(
    answersOf(
      answers.map(([day, outcome], n) => anAttempt(`${n}`, november + day * aDay + n * 1000, [aPlace({ outcome })])),
    ),
  );
}

describe('a question', () => {
  it('comes in by a wrong answer, and by one that was missed', () => {
    expect(after([0, 'wrong'])).toMatchObject([{ times: 1, rightDays: 0 }]);
    expect(after([0, 'missed'])).toHaveLength(1);
    expect(after([0, 'right'])).toEqual([]);
  });

  it('leaves after two right answers on different days', () => {
    expect(after([0, 'wrong'], [0, 'right'])).toMatchObject([{ rightDays: 1 }]);
    expect(after([0, 'wrong'], [0, 'right'], [0, 'right'])).toMatchObject([{ rightDays: 1 }]);
    expect(after([0, 'wrong'], [0, 'right'], [1, 'right'])).toEqual([]);
  });

  it('begins anew when it is failed between, and comes back after it has left', () => {
    expect(after([0, 'wrong'], [1, 'right'], [2, 'wrong'], [3, 'right'])).toMatchObject([{ times: 2, rightDays: 1 }]);
    expect(after([0, 'wrong'], [1, 'right'], [2, 'right'], [3, 'wrong'])).toMatchObject([{ times: 2, rightDays: 0 }]);
  });

  it('has the days of Nepal: a quarter past six in the evening of UTC is another day than an hour before', () => {
    const evening = november + 14.25 * 3_600_000;
    expect(dayOf(evening + 3_600_000)).toBe(dayOf(evening) + 1);
    const at = (time: number, outcome: Outcome) => anAttempt(`${time}`, time, [aPlace({ outcome, ms: 0 })]);
    const hour = 3_600_000;
    expect(
      mistakesOf(answersOf([at(evening - hour, 'wrong'), at(evening, 'right'), at(evening + hour, 'right')])),
    ).toEqual([]);
  });
});

test('a question whose text is nowhere any more is no mistake to come back to', () => {
  const answers = answersOf([
    anAttempt('a', november, [
      aPlace({ question: 'old', outcome: 'wrong' }),
      aPlace({ question: 'new', outcome: 'wrong' }),
    ]),
  ]);
  expect(mistakesOf(answers, new Set(['old'])).map(({ last }) => last.question)).toEqual(['new']);
});

test('the newest mistake stands first, with what was chosen', () => {
  const mistakes = mistakesOf(
    answersOf([
      anAttempt('a', november, [aPlace({ question: 'old', outcome: 'wrong', chosen: 2 })]),
      anAttempt('b', november + aDay, [aPlace({ question: 'new', outcome: 'missed', chosen: null })]),
    ]),
  );
  expect(mistakes.map(({ last }) => [last.question, last.chosen])).toEqual([
    ['new', null],
    ['old', 2],
  ]);
});

test('a question is among the mistakes exactly if no two days since its last failure have a right answer', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyAttempt, { selector: ({ id }) => id }), (attempts) => {
      const answers = answersOf(attempts);
      const found = new Set(mistakesOf(answers).map(({ last }) => last.question));
      for (const question of new Set(answers.map((answer) => answer.question))) {
        const own = answers.filter((answer) => answer.question === question);
        const failed = own.findLastIndex(({ outcome }) => outcome !== 'right');
        // A question that has left comes back only after a failure, so the days since the last failure decide.
        const days = new Set(own.slice(failed + 1).map(({ at }) => dayOf(at)));
        expect(found.has(question)).toBe(failed >= 0 && days.size < 2);
      }
    }),
  );
});
