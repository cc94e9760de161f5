import { expect, it } from 'vitest';
import { linesOf } from './draw-slip.ts';

it.each([
  ['2079 Entrance Questions', 40, ['2079 Entrance Questions']],
  ['2079 Entrance Questions', 14, ['2079 Entrance', 'Questions']],
  ['a bb ccc dddd eeeee', 4, ['a bb', 'ccc', 'dddd eeeee']],
  ['Questions', 3, ['Questions']],
])('%s in lines of %i letters', (text, most, lines) => {
  expect(linesOf(text, (words) => words.length <= most)).toEqual(lines);
});
