import { expect, test } from 'vitest';
import { itemsOf, realPapers } from './papers.ts';

test('each real paper has as many items as its notice says, and can be passed', () => {
  expect(realPapers.map((paper) => [paper.name, itemsOf(paper)])).toEqual([
    ['tu-bsc-csit', 100],
    ['tu-bca', 100],
    ['plus-two-science', 80],
  ]);
  for (const paper of realPapers) expect(paper.passMark).toBeLessThan(itemsOf(paper));
});

test('a paper without sections has no items', () => {
  expect(itemsOf({ sections: [] })).toBe(0);
});
