import { expect, test } from 'vitest';
import { aQuestion } from '#exam/testing/questions.ts';
import { splitPool } from './split-pool.ts';

const pool = [
  { ...aQuestion(1), question: 'What is $x^2$?', explanation: 'Because $x^2$ is $x x$.' },
  { ...aQuestion(2), explanation: 'It is $y$.' },
];

test('the questions come without their explanations, with the formulas of their own texts', () => {
  const { questions, math } = splitPool(pool).questions;
  expect(questions).toEqual([{ ...aQuestion(1), question: 'What is $x^2$?' }, aQuestion(2)]);
  expect(Object.keys(math)).toEqual(['x^2']);
});

test('the explanations come by id, with the formulas that the questions did not bring', () => {
  const { texts, math } = splitPool(pool).explanations;
  expect(texts).toEqual(['', 'Because $x^2$ is $x x$.', 'It is $y$.']);
  expect(Object.keys(math)).toEqual(['x x', 'y']);
});

test('two questions with one id are refused', () => {
  expect(() => splitPool([aQuestion(1), aQuestion(1)])).toThrow('the id 1');
});
