import { expect, test } from 'vitest';
import { formats } from './formats.ts';
import { drawPaper } from './paper.ts';
import { aQuestion, someQuestions } from '#exam/testing/questions.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';

const { quotas } = formats['entrance-quiz'].paper;
const pool = quotas.flatMap(([category, count], block) => someQuestions(count * 3, category, block * 1000));

test('a drawn paper holds each category up to its quota, in the order of the quotas', () => {
  const { questions } = drawPaper(quotas, pool, seededRandom(7));
  expect(questions).toHaveLength(100);
  expect(questions.map((question) => question.category)).toEqual(
    quotas.flatMap(([category, count]) => Array.from({ length: count }, () => category)),
  );
  expect(new Set(questions.map((question) => question.id)).size).toBe(100);
});

test('two draws differ, and one seed always draws the same', () => {
  const ids = (seed: number) => drawPaper(quotas, pool, seededRandom(seed)).questions.map((question) => question.id);
  expect(ids(1)).toEqual(ids(1));
  expect(ids(1)).not.toEqual(ids(2));
});

test('a category with fewer questions than its quota gives what it has, and one without a quota gives none', () => {
  const few = [...someQuestions(3, 'mathematics'), ...someQuestions(40, 'astrology', 500)];
  expect(drawPaper(quotas, few, seededRandom(1)).questions).toHaveLength(3);
  expect(drawPaper(quotas, [], seededRandom(1)).questions).toHaveLength(0);
});

test("categories count without letter case, 'dnglish' counts as english, and no text is changed", () => {
  const odd = [aQuestion(1, 'Mathematics'), aQuestion(2, 'dnglish'), aQuestion(3, ' English ')];
  const { questions, categoryQuestions } = drawPaper(quotas, odd, seededRandom(1));
  expect(questions.map((question) => question.category).toSorted()).toEqual([' English ', 'Mathematics', 'dnglish']);
  expect(categoryQuestions?.['english']).toHaveLength(2);
});
