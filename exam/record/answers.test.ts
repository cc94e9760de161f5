import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anAttempt, anyAttempt, aPlace, november } from '#exam/testing/records.ts';
import { answersOf } from './answers.ts';

const place = (question: string, ms = 0) => aPlace({ question, ms });
const questionsOf = (...attempts: Parameters<typeof answersOf>[0]) =>
  answersOf(attempts).map(({ question }) => question);

describe('answers', () => {
  it('come by the end of their paper; of papers that ended together the one begun first, then by their ids', () => {
    const late = { ...anAttempt('a', november, [place('late')]), ended: november + 3000 };
    const longer = { ...anAttempt('z', november, [place('longer')]), ended: november + 2000 };
    const shorter = { ...anAttempt('b', november + 1000, [place('shorter')]), ended: november + 2000 };
    const twin = { ...anAttempt('c', november + 1000, [place('twin')]), ended: november + 2000 };
    expect(questionsOf(late, twin, shorter, longer)).toEqual(['longer', 'shorter', 'twin', 'late']);
    expect(questionsOf(longer, shorter, twin, late)).toEqual(['longer', 'shorter', 'twin', 'late']);
  });

  it('of a paper that was left stand before and after those of a paper that was sat meanwhile', () => {
    const day = 24 * 60 * 60_000;
    const left = {
      ...anAttempt('a', november, [place('before'), { ...place('after'), at: november + 2 * day }]),
      ended: november + 2 * day,
    };
    const meanwhile = anAttempt('b', november + day, [place('meanwhile')]);
    expect(questionsOf(left, meanwhile)).toEqual(['before', 'meanwhile', 'after']);
  });

  it('of one paper were given one after the other, each after its own time', () => {
    const attempt = anAttempt('a', november, [place('first', 10_000), place('second', 20_000), place('unknown')]);
    expect(answersOf([attempt]).map(({ question, at }) => [question, at - november])).toEqual([
      ['first', 10_000],
      ['second', 30_000],
      ['unknown', 30_000],
    ]);
  });

  it('whose times go past the end of their paper were given at its end', () => {
    const attempt = anAttempt('a', november, [place('first', 50_000), place('second', 50_000), place('third', 50_000)]);
    expect(answersOf([attempt]).map(({ at }) => at - november)).toEqual([50_000, 60_000, 60_000]);
  });

  it('keep what became of them, and know their paper', () => {
    const attempt = anAttempt('a', november, [aPlace({ outcome: 'missed', chosen: null, topic: 'Heat' })]);
    expect(answersOf([attempt])).toEqual([{ ...attempt.places[0], at: november + 10_000, attempt }]);
  });
});

const oneOfEach = fc.uniqueArray(anyAttempt, { selector: ({ id }) => id });

test('in whichever order attempts are read, their answers are in the same; the attempts stay as they were', () => {
  const turned = oneOfEach.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(turned, ([attempts, other]) => {
      const before = structuredClone(attempts);
      expect(answersOf(other)).toEqual(answersOf(attempts));
      expect(attempts).toEqual(before);
    }),
  );
});

test('each place of each attempt is one answer; those of a paper stand together, in its order', () => {
  fc.assert(
    fc.property(oneOfEach, (attempts) => {
      const answers = answersOf(attempts);
      for (const attempt of attempts) {
        const own = answers.filter((answer) => answer.attempt === attempt);
        expect(own).toMatchObject(attempt.places);
        const first = answers.findIndex((answer) => answer.attempt === attempt);
        if (own.length > 0) expect(answers.slice(first, first + own.length)).toEqual(own);
      }
      expect(answers).toHaveLength(attempts.reduce((sum, { places }) => sum + places.length, 0));
    }),
  );
});
