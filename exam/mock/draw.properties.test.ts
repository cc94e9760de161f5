import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionKey } from '#exam/question-key.ts';
import type { Question } from '#exam/question.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { drawMock, mocksWithout } from './draw.ts';

const question = (category: string, id: number): Question => ({
  id,
  category,
  question: `${category} ${id}?`,
  options: ['yes', 'no', 'both'],
  answer: 'yes',
});
const bank = (category: string, count: number) => Array.from({ length: count }, (_, id) => question(category, id));
const keysOf = (drawn: readonly (readonly Question[])[]) => new Set(drawn.flat().map(questionKey));

/** Draws mocks one after another. Each knows the mocks before it, the last one first. */
function inRow(
  mocks: number,
  pool: readonly Question[],
  sections: Parameters<typeof drawMock>[0],
  seed: number,
): Question[][][] {
  const random = seededRandom(seed);
  const drawn: Question[][][] = [];
  for (let n = 0; n < mocks; n += 1) {
    const earlier = [...drawn].reverse().map(keysOf);
    drawn.push(drawMock(sections, pool, earlier, random));
  }
  return drawn;
}

test('a mock has each section in order, whole, each question once and of its subject', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (seed, physics, english) => {
        const pool = [...bank(' Physics', 20), ...bank('dnglish', 20), ...bank('Physics', 20)];
        const sections = [
          { title: 'English', subject: 'english', count: english },
          { title: 'Physics', subject: 'physics', count: physics },
        ];
        const [first = [], second = []] = drawMock(sections, pool, [], seededRandom(seed));
        expect([first.length, second.length]).toEqual([english, physics]);
        expect(keysOf([first, second]).size).toBe(english + physics);
        expect(first.every(({ category }) => category === 'dnglish')).toBe(true);
        expect(second.every(({ category }) => category !== 'dnglish')).toBe(true);
      },
    ),
  );
});

test('never twice the same question within five mocks while the bank lasts', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 8 }), fc.nat(10), (seed, count, more) => {
      const pool = bank('physics', count * (mocksWithout + 1) + more);
      const drawn = inRow(9, pool, [{ title: 'Physics', subject: 'physics', count }], seed).map(keysOf);
      for (let from = 0; from + mocksWithout < drawn.length; from += 1) {
        const five = drawn.slice(from, from + mocksWithout + 1).flatMap((keys) => [...keys]);
        expect(new Set(five).size).toBe(five.length);
      }
    }),
  );
});

test('a smaller bank gives what was met longest ago, and a mock is as long as ever', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 8 }), (seed, count) => {
      const pool = bank('gk', count * 2);
      const drawn = inRow(6, pool, [{ title: 'General Knowledge', subject: 'gk', count }], seed).map(keysOf);
      drawn.forEach((keys) => expect(keys.size).toBe(count));
      // Two mocks use the bank up, so each one takes all that the one before it left.
      for (let n = 1; n < drawn.length; n += 1) {
        expect([...(drawn[n] ?? [])].filter((key) => drawn[n - 1]?.has(key))).toEqual([]);
      }
    }),
  );
});

test('a bank that is too small gives all it has', () => {
  const sections = [{ title: 'Biology', subject: 'biology', count: 10 }];
  expect(drawMock(sections, bank('biology', 3), [], seededRandom(1))[0]).toHaveLength(3);
});
