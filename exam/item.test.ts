import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemOf, keyOf } from './item.ts';
import { letterOf } from './question.ts';
import { aQuestion } from './testing/questions.ts';

test('an item carries neither the answer nor the explanation of its question', () => {
  const question = { ...aQuestion(7, 'gk'), explanation: 'Because.' };
  expect(itemOf(question, 3)).toEqual({
    id: 7,
    place: 3,
    category: 'gk',
    stem: 'Question 7?',
    options: question.options,
  });
  expect(keyOf(question)).toEqual({ right: ['right 7'], explanation: 'Because.' });
});

test('whatever the answer and the explanation are, the item is the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (answer, explanation) => {
      expect(itemOf({ ...aQuestion(7), answer, explanation }, 0)).toEqual(itemOf(aQuestion(7), 0));
    }),
  );
});

test('an item says what it is written in', () => {
  expect(itemOf({ ...aQuestion(7), language: 'ne' }, 0)).toEqual({ ...itemOf(aQuestion(7), 0), language: 'ne' });
});

test('options are lettered from A', () => {
  expect([0, 1, 2, 3, 4].map((place) => letterOf(place))).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(letterOf(26)).toBe('');
});
