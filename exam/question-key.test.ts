import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionKey } from './question-key.ts';

const question = { question: 'What is $1 + 1$?', options: ['2', '3', '4'], answer: '2' };

it('is the same for the same question, whatever its number', () => {
  expect(questionKey({ ...question })).toBe(questionKey(question));
  expect(questionKey({ ...question, id: 7 } as typeof question)).toBe(questionKey(question));
});

it('is another one when a text changes', () => {
  const others = [
    { ...question, question: 'What is $1 + 2$?' },
    { ...question, answer: '3' },
    { ...question, options: ['3', '2', '4'] },
    { ...question, options: ['2', '34'] },
  ];
  expect(new Set([question, ...others].map(questionKey)).size).toBe(5);
});

it('is eleven letters and digits for any text', () => {
  const texts = fc.record({ question: fc.string(), options: fc.array(fc.string()), answer: fc.string() });
  fc.assert(
    fc.property(texts, (any) => {
      expect(questionKey(any)).toMatch(/^[a-z\d]{11}$/);
    }),
  );
});

it('tells a hundred thousand questions apart', () => {
  const keys = Array.from({ length: 100_000 }, (_, n) => questionKey({ ...question, question: `What is ${n} + 1?` }));
  expect(new Set(keys).size).toBe(keys.length);
});
