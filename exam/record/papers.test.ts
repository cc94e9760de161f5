import { expect, test } from 'vitest';
import { anAttempt, november } from '#exam/testing/records.ts';
import { itemCount, paperLastPractised, realPapers } from './papers.ts';

test('each real paper has as many items as its notice says, and can be passed', () => {
  expect(realPapers.map((paper) => [paper.name, itemCount(paper)])).toEqual([
    ['tu-bsc-csit', 100],
    ['tu-bca', 100],
    ['plus-two-science', 80],
  ]);
  for (const paper of realPapers) expect(paper.passMark).toBeLessThan(itemCount(paper));
});

test('a paper without sections has no items', () => {
  expect(itemCount({ sections: [] })).toBe(0);
});

test('the paper last practised is that of the attempt that ended last, of those that are for one paper alone', () => {
  const sat = (exam: string, began: number) => ({ ...anAttempt(exam, november + began, []), exam });
  expect(paperLastPractised([])).toBeNull();
  expect(paperLastPractised([sat('review', 9), sat('unit-quiz/101', 10), sat('mock/none', 11)])).toBeNull();
  const kept = [sat('category-test', 1), sat('year-quiz/2077', 2), sat('mistakes', 3)];
  expect(paperLastPractised(kept)).toBe('tu-bsc-csit');
  expect(paperLastPractised([sat('mock/tu-bca', 5), ...kept])).toBe('tu-bca');
  expect(paperLastPractised([...kept, sat('category-test', 4)])).toBe('plus-two-science');
});
