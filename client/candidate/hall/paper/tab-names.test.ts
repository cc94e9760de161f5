import { expect, it } from 'vitest';
import { shortTabNames } from './tab-names.ts';

it.each([
  [
    'five are short',
    ['Physics', 'Chemistry', 'Mathematics', 'English', 'Computer'],
    ['Phy', 'Che', 'Mat', 'Eng', 'Com'],
  ],
  ['three have room', ['Physics', 'Chemistry', 'Mathematics'], null],
  ['those that would be alike stay whole', ['Paper A', 'Paper B', 'Paper C', 'Paper D'], null],
])('%s', (_, titles, short) => {
  expect(shortTabNames(titles)).toEqual(short);
});
