import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryKey } from '#exam/category.ts';
import { aQuestion, someQuestions } from '#exam/testing/questions.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { throughStorage } from '#exam/testing/storage.ts';
import { formats } from './formats.ts';
import { startAttempt, storedAttempt } from './open.ts';
import { drawPaper } from './paper.ts';
import { store } from './stored-attempt.ts';

/** The spellings in a bank of a category that a quota names. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  english: ['english', 'English', ' ENGLISH', 'dnglish', 'Dnglish'],
};

const drawn = ['category-test', 'entrance-quiz'] as const;

describe.each(drawn)('a paper of the %s', (format) => {
  const { quotas } = formats[format].paper;

  /** A pool with some questions of every category and of others. Spellings vary, and ids repeat. */
  const anyPool = fc
    .array(
      fc.record({
        category: fc.constantFrom(...quotas.map(([name]) => name), 'geography', 'constructor'),
        spelling: fc.nat(4),
        id: fc.integer({ min: 1, max: 30 }),
      }),
      { maxLength: 400 },
    )
    .map((entries) =>
      entries.map(({ category, spelling, id }) => aQuestion(id, spellings[category]?.[spelling] ?? category)),
    );

  test('holds of each category exactly its quota, or all there is of it, in the order of the quotas', () => {
    fc.assert(
      fc.property(anyPool, fc.integer(), (pool, seed) => {
        const { questions, categoryQuestions } = drawPaper(quotas, pool, seededRandom(seed));
        const expected = quotas.flatMap(([category, count]) => {
          const there = pool.filter((question) => categoryKey(question.category) === category).length;
          return Array.from({ length: Math.min(count, there) }, () => category);
        });
        expect(questions.map(({ category }) => categoryKey(category))).toEqual(expected);
        expect(Object.keys(categoryQuestions ?? {})).toEqual(quotas.map(([category]) => category));
        expect(Object.values(categoryQuestions ?? {}).flat()).toEqual(questions);
      }),
    );
  });

  test('repeats no question but those that the pool itself holds twice, and changes none', () => {
    fc.assert(
      fc.property(anyPool, fc.integer(), (pool, seed) => {
        const before = structuredClone(pool);
        const { questions } = drawPaper(quotas, pool, seededRandom(seed));
        expect(new Set(questions).size).toBe(questions.length);
        for (const question of questions) expect(pool).toContain(question);
        expect(pool).toEqual(before);
      }),
    );
  });

  test('a reload finds it in its drawn order, whatever chance would draw now and whatever the pool has become', () => {
    fc.assert(
      fc.property(anyPool, fc.integer(), (pool, seed) => {
        fc.pre(pool.some(({ category }) => quotas.some(([name]) => name === categoryKey(category))));
        const exam = { id: format, format };
        const attempt = startAttempt(exam, { questions: pool }, seededRandom(seed), 0);
        const stored = throughStorage(store(attempt, 0));
        expect(storedAttempt(exam, { questions: [] }, stored)?.paper).toEqual(attempt.paper);
      }),
    );
  });

  test('a whole pool gives a hundred questions', () => {
    const pool = quotas.flatMap(([category, count], block) => someQuestions(count * 2, category, block * 100));
    expect(drawPaper(quotas, pool, seededRandom(1)).questions).toHaveLength(100);
  });
});

test('every question of a pool is drawn about as often as any other, and stands about as often in every place', () => {
  const pool = [...someQuestions(8, 'physics'), ...someQuestions(4, 'Physics', 9), ...someQuestions(5, 'gk', 20)];
  const random = seededRandom(11);
  const rounds = 6000;
  const counts = Array.from({ length: 3 }, () => new Map<number, number>());
  for (let round = 0; round < rounds; round += 1) {
    const { questions } = drawPaper([['physics', 3]], pool, random);
    for (const [place, { id }] of questions.entries()) counts[place]?.set(id, (counts[place].get(id) ?? 0) + 1);
  }
  // A question is at a given place in one of twelve draws: 500 times. Chance varies this by 21, and five times that is
  // allowed.
  for (const ofPlace of counts) {
    expect([...ofPlace.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
    for (const count of ofPlace.values()) expect(Math.abs(count - rounds / 12)).toBeLessThan(107);
  }
});

test('which questions are drawn together is left to chance: every pair comes about as often', () => {
  const random = seededRandom(12);
  const pairs = new Map<string, number>();
  for (let round = 0; round < 6000; round += 1) {
    const { questions } = drawPaper([['physics', 2]], someQuestions(5), random);
    const pair = questions.map(({ id }) => id).toSorted((a, b) => a - b);
    pairs.set(pair.join(), (pairs.get(pair.join()) ?? 0) + 1);
  }
  expect(pairs.size).toBe(10);
  for (const count of pairs.values()) expect(Math.abs(count - 600)).toBeLessThan(117);
});
