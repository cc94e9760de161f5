import { expect, it } from 'vitest';
import { answersOf } from '#exam/record/answers.ts';
import { aDay, anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { chooseQuestions } from './choose-questions.ts';

const answered = (question: string, outcome: 'right' | 'wrong', day: number) =>
  anAttempt(`device01-${question}-${day}`, november + day * aDay, [aPlace({ question, outcome })]);
const answers = answersOf([
  answered('known', 'right', 1),
  answered('known before', 'right', 0),
  answered('wrong', 'wrong', 2),
  answered('learned', 'wrong', 0),
  answered('learned', 'right', 3),
]);
const keys = ['known', 'learned', 'wrong', 'known before', 'new', 'newer', 'new'];

it('takes questions never seen, then those wrong the last time, then those seen longest ago', () => {
  const chosen = chooseQuestions({ keys, answers, asked: new Set(), count: 9 });
  expect(chosen).toEqual(['new', 'newer', 'wrong', 'known before', 'known', 'learned']);
});

it('asks nothing twice in one practice, and no more than is wanted', () => {
  expect(chooseQuestions({ keys, answers, asked: new Set(['new']), count: 2 })).toEqual(['newer', 'wrong']);
});
