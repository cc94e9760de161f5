import { expect, it } from 'vitest';
import { effectOf } from './effect.ts';

const paper = { candidates: 4, passed: 2, mean: 40 };

it('says who gains and who loses, how many pass then, and the mean then', () => {
  const changed = [
    { before: 34, after: 36 },
    { before: 34.5, after: 35 },
    { before: 35, after: 34.75 },
    { before: 60, after: 62 },
  ];
  expect(effectOf(changed, paper, 35)).toEqual({
    gain: 3,
    lose: 1,
    passed: { before: 2, after: 3 },
    mean: { before: 40, after: 41.0625 },
  });
});

it('changes nothing where no total changes', () => {
  expect(effectOf([], paper, 35)).toEqual({
    gain: 0,
    lose: 0,
    passed: { before: 2, after: 2 },
    mean: { before: 40, after: 40 },
  });
});
