import { expect, it } from 'vitest';
import { difficulties, difficultyClassOf } from './question.ts';

it('of five difficulties two are easy, one is middle and two are hard', () => {
  expect(difficulties.map(difficultyClassOf)).toEqual(['easy', 'easy', 'middle', 'hard', 'hard']);
});
