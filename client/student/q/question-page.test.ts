import { expect, test } from 'vitest';
import { questionKey } from '#exam/question-key.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { questionPage } from './question-page.ts';

const topic = { subject: 'physics', title: 'Optics' };
const questions = Array.from({ length: 13 }, (_, place) => aQuestion(place + 1));
const bank = { questions, math: {} };
const pageOf = (place: number) => questionPage(topic, bank, questionKey(questions[place] ?? aQuestion(1)));

test('a question leads to the ten after it, and from the end of its topic to the beginning', () => {
  const ids = (place: number) => pageOf(place)?.others.map(({ question }) => question.id);
  expect(ids(0)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(ids(11)).toEqual([13, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a question that the topic does not have has no page', () => {
  expect(questionPage(topic, bank, '00000000000')).toBeNull();
});

test('its title is its text without formulas, cut between two words', () => {
  const long = { ...aQuestion(1), question: `What is $x$, if ${'this holds and '.repeat(6)}no more?` };
  const page = questionPage(topic, { questions: [long], math: { x: '<math><mi>x</mi></math>' } }, questionKey(long));
  expect(page?.title).toBe('What is x, if this holds and this holds and this holds and this holds …');
});
