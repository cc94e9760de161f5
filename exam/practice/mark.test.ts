import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf } from '#exam/item.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { mark, scoreOf } from './mark.ts';

test('an option is right if it equals the answer to the letter', () => {
  const key = keyOf({ ...aQuestion(1), options: ['Water', 'water ', 'water'], answer: 'water' });
  expect(['Water', 'water ', 'water'].map((option) => mark(key, option))).toEqual(['wrong', 'wrong', 'right']);
});

test('where the answer is none of the options, nothing is right, not even the answer itself', () => {
  const key = keyOf({ ...aQuestion(1), answer: 'steam' });
  expect(key.right).toEqual([]);
  expect(mark(key, 'steam')).toBe('wrong');
  expect(mark(keyOf({ ...aQuestion(1), answer: '' }), '')).toBe('wrong');
});

test('whatever a bank holds, exactly the options that equal the answer are right', () => {
  const texts = fc.array(fc.constantFrom('a', 'A', 'a ', 'b', ''), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, fc.constantFrom('a', 'A', 'a ', 'b', '', 'c'), (options, answer) => {
      const key = keyOf({ ...aQuestion(1), options, answer });
      for (const option of options) expect(mark(key, option)).toBe(option === answer ? 'right' : 'wrong');
    }),
  );
});

test('a point for each right answer, none for anything else', () => {
  expect(scoreOf([])).toBe(0);
  const outcomes = ['right', 'wrong', 'missed', 'right', 'answered'] as const;
  expect(scoreOf(outcomes.map((outcome) => ({ outcome })))).toBe(2);
});
