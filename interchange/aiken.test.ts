import { expect, test } from 'vitest';
import { parseAiken, writeAiken } from './aiken.ts';
import { seen, skippedAt } from './testing/seen.ts';

test('a question, its options a line each, and the answer', () => {
  const text = 'What boils at $100^\\circ$C?\nA. Water\nB. Iron\nANSWER: A\n';
  expect(seen(parseAiken(text))).toEqual([{ stem: 'What boils at $100^\\circ$C?', options: ['*Water', 'Iron'] }]);
});

test('options after a tab, or after a bracket without a space, and an answer in small letters', () => {
  const text = 'One?\nA.\tfirst\nB.\tsecond\nAnswer: b\n\nTwo?\nA)first\nB)second\nC) third\nANSWER: c';
  expect(seen(parseAiken(text))).toEqual([
    { stem: 'One?', options: ['first', '*second'] },
    { stem: 'Two?', options: ['first', 'second', '*third'] },
  ]);
});

test('an answer by number stands for the option at that place', () => {
  expect(seen(parseAiken('One?\nA. x\nB. y\nC. z\nANSWER: 3'))).toEqual([{ stem: 'One?', options: ['x', 'y', '*z'] }]);
});

test('a number that is an option itself, and another one’s place, is no key: nothing is made up', () => {
  expect(seen(parseAiken('2 + 1?\nA. 3\nB. 4\nC. 5\nANSWER: 3'))).toEqual([
    { stem: '2 + 1?', options: ['3', '4', '5'], problems: ['answer-unknown', 'no-key'] },
  ]);
});

test('equal options are named; a question with one option, or more than six, is skipped by its line', () => {
  const seven = Array.from('ABCDEFG')
    .map((letter) => `${letter}. ${letter}`)
    .join('\n');
  const parsed = parseAiken(`One?\nA. x\nB. x\nANSWER: A\n\nTwo?\nA. x\nANSWER: A\n\nThree?\n${seven}\nANSWER: G`);
  expect(seen(parsed)).toEqual([{ stem: 'One?', options: ['*x', 'x'], problems: ['equal-options'] }]);
  expect(skippedAt(parsed)).toEqual([
    'line 6: It has fewer than two options.',
    'line 10: It has more than six options.',
  ]);
});

test('a question without an answer comes in without a key, and takes nothing from the next', () => {
  expect(seen(parseAiken('One?\nA. x\nB. y\n\nTwo?\nA. x\nB. y\nANSWER: B'))).toEqual([
    { stem: 'One?', options: ['x', 'y'], problems: ['no-key'] },
    { stem: 'Two?', options: ['x', '*y'] },
  ]);
});

test('what Aiken can not hold is left out and said', () => {
  const [plain] = parseAiken('One?\nA. x\nB. y\nANSWER: A').items;
  const item = plain?.item;
  if (!item) throw new Error('no item');
  const lookalike = { ...item, stem: 'Which?\nANSWER: A' };
  const written = writeAiken([
    item,
    { ...item, right: ['a', 'b'] },
    lookalike,
    { ...item, figure: { bytes: new Uint8Array(1), alt: 'x' } },
  ]);
  expect(written.text).toBe('One?\nA. x\nB. y\nANSWER: A\n');
  expect(written.leftOut.map(({ place }) => place)).toEqual([1, 2, 3]);
});
