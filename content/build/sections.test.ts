import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { formats } from '#exam/practice/formats.ts';
import type { Question } from '#exam/question.ts';
import { sectionsOf } from './sections.ts';
import { entrancePool } from '#content/load/years.ts';

const { quotas } = formats['entrance-quiz'].paper;

const aQuestion = (id: number, category: string): Question => ({
  id,
  category,
  question: `Question ${id}`,
  options: ['a', 'b'],
  answer: 'a',
});

test('every question of a named category is in one section, and every section has enough for a paper', () => {
  const names = fc.constantFrom('x', 'y', 'Y ', 'other');
  fc.assert(
    fc.property(fc.array(names, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (categories, quota) => {
      const pool = categories.map((category, id) => aQuestion(id, category));
      const sections = sectionsOf(
        [
          ['x', quota],
          ['y', quota],
        ],
        pool,
      );
      const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
      const named = pool.filter(({ category }) => category !== 'other');
      expect(ids.toSorted((a, b) => a - b)).toEqual(named.map(({ id }) => id));
      for (const { category, questions } of sections) {
        const alone = sections.filter((section) => section.category === category).length === 1;
        if (!alone) expect(questions.length).toBeGreaterThanOrEqual(quota);
      }
    }),
  );
});

test('the entrance pool has eleven sections a category, and none holds more than four questions of one paper', () => {
  const banks = entrancePool.map(
    (name) => JSON.parse(readFileSync(`${import.meta.dirname}/../banks/${name}.json`, 'utf8')) as Question[],
  );
  const sections = sectionsOf(quotas, banks.flat());
  for (const [category, quota] of quotas) {
    const own = sections.filter((section) => section.category === category);
    expect(own).toHaveLength(11);
    for (const { questions } of own) {
      expect(questions.length).toBeGreaterThanOrEqual(quota);
      const ofEach = banks.map((bank) => bank.filter((question) => questions.some(({ id }) => id === question.id)));
      expect(Math.max(...ofEach.map((these) => these.length))).toBeLessThanOrEqual(4);
    }
  }
});
